import sharp, { type Sharp } from 'sharp'
import { InvalidInputError } from '#app/domain/errors.ts'
import { finishInSlices } from '#app/domain/in-slices.ts'
import { arrangePages } from '#app/domain/menu-imports/files/arrange-pages.ts'
import type { PageOfWords } from '#app/domain/menu-imports/files/page-of-words.ts'
import type { ImportSource, SourceLayout } from '#app/domain/menu-imports/source.ts'
import { limitConcurrency } from '../images/limit-concurrency.ts'
import { decodeImage, type RawImage } from '../images/normalise-image.server.ts'
import { evenLight } from './contrast.ts'
import { levelPicture } from './level-picture.server.ts'
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
/** Time limit for each picture. On a free core it takes five seconds. */
const timeoutMs = 120_000
/** A picture with fewer words has no text; patterns such as fur are read as single words. */
const minWords = 4
const minConfidence = 40
/** A word is read well with this confidence. */
const sureness = 80
/** With less, nothing but grain is read, for long. */
const maxConfidenceInGrain = 30
/** With less confidence, a picture may lie on its side. */
const minConfidenceAsIs = 65
/** The longest side in pixels that suffices to detect whether a text is upright. */
const sizeOfGlance = 1_200

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
      throw timeout.aborted ? new InvalidInputError('import_picture_heavy') : error
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
    const { straight, page, confidence } = await readUpright(decoded, readers)
    pages.push(confidence < minConfidence ? { ...page, words: [] } : page)
    pictures.push(await open(straight).webp({ quality: 75 }).toBuffer())
  }
  const count = pages.reduce((sum, { words }) => sum + words.length, 0)
  if (count < minWords) throw new InvalidInputError('import_picture_no_text')
  return { source: await finishInSlices(arrangePages(pages, true)), pictures }
}

interface ReadPicture extends Recognised {
  /** The picture with its lines level. */
  readonly straight: RawImage
}

/** Reads a picture, in another position if it seems to lie on its side or to stand on its head. */
async function readUpright(image: RawImage, readers: Readers): Promise<ReadPicture> {
  const straight = await levelPicture(image)
  const grey = await asGrey(straight)
  if (grey.isGrainy) {
    const small = await asGrey(await shrink(straight))
    const { width, height } = straight
    const nothing = { straight, page: { width, height, words: [] }, confidence: 0 }
    if ((await readers.glance(small.versions)) < maxConfidenceInGrain) return nothing
  }
  const asIs = { straight, ...(await readers.readBest(grey.versions)) }
  const mayBeTurned = asIs.confidence >= maxConfidenceInGrain && asIs.confidence < minConfidenceAsIs
  if (!mayBeTurned) return asIs
  let upright: RawImage | undefined
  let best = asIs.confidence
  for (const quarters of [1, 3, 2]) {
    const turned = await levelPicture(await turnByQuarters(image, quarters))
    const { versions } = await asGrey(await shrink(turned))
    const confidence = await readers.glance(versions)
    if (confidence > best) [best, upright] = [confidence, turned]
  }
  if (!upright) return asIs
  const read = await readers.readBest((await asGrey(upright)).versions)
  return read.confidence > asIs.confidence ? { straight: upright, ...read } : asIs
}

/**
 * How well a picture was read: the characters of words of which the reader is sure, and less if it isn't of
 * others, as evenly lit dirt looks like letters.
 */
const quality = ({ page, confidence }: Recognised): number =>
  page.words
    .filter((word) => (word.confidence ?? 0) >= sureness)
    .reduce((sum, { text }) => sum + text.length, 0) * confidence

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

  /** Returns how sure the first language's reader is of a picture. */
  async glance([image]: readonly GreyImage[]): Promise<number> {
    const [first] = await this.start()
    return (image && (await first?.read(image))?.confidence) ?? 0
  }

  /**
   * Reads a picture in the first language to find which of its versions reads best, and that version
   * in each language; the one of which the reader is surer is that of the menu.
   */
  async readBest(versions: readonly GreyImage[]): Promise<Recognised> {
    const [first, ...others] = await this.start()
    const { width = 0, height = 0 } = versions[0] ?? {}
    let [best, chosen]: [Recognised, GreyImage | undefined] = [
      { page: { width, height, words: [] }, confidence: 0 },
      versions[0],
    ]
    for (const version of versions) {
      const read = await first?.read(version)
      if (read && quality(read) > quality(best)) [best, chosen] = [read, version]
      this.advance()
    }
    for (const reader of chosen ? others : []) {
      const read = chosen && (await reader.read(chosen))
      if (read && read.confidence > best.confidence) best = read
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

async function turnByQuarters(image: RawImage, quarters: number): Promise<RawImage> {
  return asRaw(open(image).rotate(quarters * 90))
}

const shrink = (image: RawImage): Promise<RawImage> =>
  asRaw(open(image).resize({ width: sizeOfGlance, height: sizeOfGlance, fit: 'inside' }))

async function asRaw(picture: Sharp): Promise<RawImage> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, channels: info.channels }
}

/** As a share of a picture's contrast: grain that would be read as letters, for minutes. */
const maxGrain = 0.08

/**
 * Returns versions of a picture for the reader: as it is and with its light evened out: without shadows, but with dirt as
 * dark as letters. Grain would become letters, so a grainy picture is only smoothed, a little and strongly:
 * thin letters don't survive the second, and strong grain survives the first.
 */
async function asGrey(
  image: RawImage,
): Promise<{ readonly versions: readonly GreyImage[]; readonly isGrainy: boolean }> {
  const { data, info } = await open(image).greyscale().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const raw = { width, height, channels: 1 } as const
  const asPng = async (picture: Sharp): Promise<GreyImage> => {
    const png = await picture.normalise().png({ compressionLevel: 1 }).toBuffer()
    return { png, width, height }
  }
  const [{ stdev } = { stdev: 0 }] = (await sharp(data, { raw }).stats()).channels
  if (grainOf(data) > maxGrain * stdev) {
    const smoothed = [sharp(data, { raw }).blur(1.5), sharp(data, { raw }).median(7).blur(2)]
    return { versions: await Promise.all(smoothed.map(asPng)), isGrainy: true }
  }
  const even = await finishInSlices(evenLight({ data, width, height }))
  const asIs = [sharp(data, { raw }), sharp(even.data, { raw })]
  return { versions: await Promise.all(asIs.map(asPng)), isGrainy: false }
}

/** Returns by how much pixels usually differ from those at their sides. */
function grainOf(data: Uint8Array): number {
  const differences: number[] = []
  for (let index = 1; index < data.length - 1; index += 101) {
    const beside = ((data[index - 1] ?? 0) + (data[index + 1] ?? 0)) / 2
    differences.push(Math.abs((data[index] ?? 0) - beside))
  }
  return differences.toSorted((one, other) => one - other)[differences.length >> 1] ?? 0
}
