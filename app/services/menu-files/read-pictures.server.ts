import sharp from 'sharp'
import { InvalidInputError } from '#app/domain/errors.ts'
import { finishInSlices } from '#app/domain/in-slices.ts'
import { arrangePages } from '#app/domain/menu-imports/files/arrange-pages.ts'
import type { PageOfWords } from '#app/domain/menu-imports/files/page-of-words.ts'
import type { ImportSource, SourceLayout } from '#app/domain/menu-imports/source.ts'
import { limitConcurrency } from '../images/limit-concurrency.ts'
import { decodeImage, type RawImage } from '../images/normalise-image.server.ts'
import {
  recognisedLanguages,
  TextReader,
  type GreyImage,
  type Recognised,
} from './recognise-text.server.ts'

/** What was read from pictures, and the pictures themselves as WebP: straightened, as they were read. */
export interface ReadPictures {
  readonly source: ImportSource
  readonly pictures: readonly Uint8Array[]
}

export interface ReadingOptions {
  /** Called with a share from 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined
  /** Stops the reading. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Pictures are scaled to this longest side in pixels, so that a full page's letters are high enough
 * to read.
 */
const longestSide = 2_000
/** The longest side in pixels for finding the angle of the lines, which a smaller picture shows. */
const longestSideForAngle = 1_200
/** The smallest angle in degrees that is corrected. Correcting less blurs letters and levels no line. */
const minAngle = 0.3
/** Time limit for each picture. On a free core it takes five seconds. */
const timeoutMs = 120_000
/** A picture with fewer words has no text; patterns such as fur are read as single words. */
const minWords = 4
const minConfidence = 40

// A picture takes a core and 200 MB for some seconds.
const limited = limitConcurrency({ concurrency: 1, maxQueued: 5, busyKey: 'imports_busy' })

/**
 * Reads the text in pictures of a menu: photos, scans or screenshots. One at a time, in a thread.
 * @throws {InvalidInputError} `image_...` or `import_picture_...`
 * @throws {BusyError} if too many others are waiting
 */
export function readPictures(
  files: readonly Uint8Array[],
  { onProgress = () => undefined, signal }: ReadingOptions = {},
): Promise<ReadPictures> {
  return limited(async () => {
    signal?.throwIfAborted()
    const readers = new Readers(onProgress, files.length)
    const timeout = AbortSignal.timeout(timeoutMs * files.length)
    const stopped = AbortSignal.any(signal ? [signal, timeout] : [timeout])
    try {
      return await Promise.race([readAll(files, readers), rejectWhen(stopped)])
    } catch (error) {
      throw timeout.aborted ? new InvalidInputError('import_file_heavy') : error
    } finally {
      await readers.stop()
    }
  })
}

/**
 * Prepares pictures of a menu whose owner types what stands in them.
 * @throws {InvalidInputError} `image_...`
 * @throws {BusyError} if too many others are waiting
 */
export function preparePictures(files: readonly Uint8Array[]): Promise<ReadPictures> {
  return limited(async () => {
    const pictures: Uint8Array[] = []
    const pages: SourceLayout['pages'][number][] = []
    for (const file of files) {
      const { width, height, ...image } = await decodeImage(file, longestSide)
      pictures.push(
        await open({ width, height, ...image })
          .webp({ quality: 75 })
          .toBuffer(),
      )
      pages.push({ width, height })
    }
    return {
      source: { kind: 'text', text: '', layout: { pages, arePictures: true, boxes: [] } },
      pictures,
    }
  })
}

function rejectWhen(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

async function readAll(files: readonly Uint8Array[], readers: Readers): Promise<ReadPictures> {
  const pages: PageOfWords[] = []
  const pictures: Uint8Array[] = []
  for (const file of files) {
    const decoded = await decodeImage(file, longestSide)
    const angle = await readers.findAngle(await asGrey(decoded, longestSideForAngle))
    const straight = Math.abs(angle) < minAngle ? decoded : await turn(decoded, angle)
    const { page, confidence } = await readers.readBest(await asGrey(straight))
    pages.push(confidence < minConfidence ? { ...page, words: [] } : page)
    pictures.push(await open(straight).webp({ quality: 75 }).toBuffer())
  }
  const count = pages.reduce((sum, { words }) => sum + words.length, 0)
  if (count < minWords) throw new InvalidInputError('import_picture_no_text')
  return { source: await finishInSlices(arrangePages(pages, true)), pictures }
}

/** The readers of all languages, started when they are needed. */
class Readers {
  private started: readonly Promise<TextReader>[] = []
  private readonly onProgress: (share: number) => void
  private readonly steps: number
  private done = 0
  private isStopped = false

  constructor(onProgress: (share: number) => void, pictures: number) {
    this.onProgress = onProgress
    this.steps = pictures * (1 + recognisedLanguages.length)
  }

  async findAngle(image: GreyImage): Promise<number> {
    const [first] = await this.start()
    const angle = (await first?.findAngle(image)) ?? 0
    this.advance()
    return angle
  }

  /** Reads a picture in each language; the one of which the reader is surer is that of the menu. */
  async readBest(image: GreyImage): Promise<Recognised> {
    let best: Recognised = {
      page: { width: image.width, height: image.height, words: [] },
      confidence: 0,
    }
    for (const reader of await this.start()) {
      const read = await reader.read(image)
      if (read.confidence > best.confidence) best = read
      this.advance()
    }
    return best
  }

  async stop(): Promise<void> {
    this.isStopped = true
    for (const reader of await Promise.allSettled(this.started)) {
      if (reader.status === 'fulfilled') await reader.value.stop()
    }
  }

  private start(): Promise<readonly TextReader[]> {
    if (this.isStopped) return Promise.reject(new Error('the reading was stopped'))
    const onShare = (share: number) => this.onProgress((this.done + share) / this.steps)
    if (this.started.length === 0) {
      this.started = recognisedLanguages.map((language) => TextReader.start(language, onShare))
    }
    return Promise.all(this.started)
  }

  private advance(): void {
    this.done++
    this.onProgress(this.done / this.steps)
  }
}

const open = ({ data, ...raw }: RawImage) => sharp(data, { raw })

/** Turns a picture clockwise, on the ground of the colour that it has on average. */
async function turn(image: RawImage, degrees: number): Promise<RawImage> {
  const { channels } = await open(image).stats()
  const [r = 128, g = r, b = r] = channels.map(({ mean }) => mean)
  const { data, info } = await open(image)
    .rotate(degrees, { background: { r, g, b } })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, channels: info.channels }
}

async function asGrey(image: RawImage, size?: number): Promise<GreyImage> {
  const sized = size
    ? open(image).resize({ width: size, height: size, fit: 'inside', withoutEnlargement: true })
    : open(image)
  const { data, info } = await sized
    .greyscale()
    .normalise()
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true })
  return { png: data, width: info.width, height: info.height }
}
