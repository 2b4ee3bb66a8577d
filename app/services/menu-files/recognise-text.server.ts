import { resolve } from 'node:path'
import tesseract from 'tesseract.js'
import { InvalidInputError } from '#app/domain/errors.ts'
import type { PageOfWords, PlacedWord } from '#app/domain/menu-imports/files/page-of-words.ts'

/** A picture to read text from, as PNG. */
export interface GreyImage {
  readonly png: Uint8Array
  readonly width: number
  readonly height: number
}

/** What was read from a picture, and how sure the reader is on average, from 0 to 100. */
export interface Recognised {
  readonly page: PageOfWords
  readonly confidence: number
}

/** The languages whose recognition data is installed. */
export const recognisedLanguages = ['tur', 'eng'] as const

/** Words recognised with less confidence are dirt, shadows or patterns. */
const minConfidence = 25

/**
 * Recognises printed text in one language, in a worker thread that `stop` ends. Its data is in the
 * installed packages; nothing is fetched.
 */
export class TextReader {
  private readonly worker: tesseract.Worker

  private constructor(worker: tesseract.Worker) {
    this.worker = worker
  }

  /** @param onProgress is called with a share from 0 to 1 of each picture */
  static async start(
    language: (typeof recognisedLanguages)[number],
    onProgress: (share: number) => void,
  ): Promise<TextReader> {
    const worker = await tesseract.createWorker(language, tesseract.OEM.LSTM_ONLY, {
      langPath: resolve('node_modules/@tesseract.js-data', language, '4.0.0_best_int'),
      cacheMethod: 'none',
      logger: ({ status, progress }) => {
        if (status === 'recognizing text') onProgress(progress)
      },
      // Its promise is rejected, too.
      errorHandler: () => undefined,
    })
    // All lines belong to one block: else prices that stand apart are read as a block of their own.
    await worker.setParameters({
      tessedit_pageseg_mode: tesseract.PSM.SINGLE_BLOCK,
      user_defined_dpi: '200',
    })
    return new TextReader(worker)
  }

  async read({ png, width, height }: GreyImage): Promise<Recognised> {
    const { data } = await this.recognise(png, {}, { blocks: true })
    const lines = (data.blocks ?? []).flatMap(({ paragraphs }) =>
      paragraphs.flatMap((paragraph) => paragraph.lines),
    )
    const words = lines.flatMap((line) => withoutDirt(line.words)).map(asPlaced)
    return { page: { width, height, words }, confidence: data.confidence }
  }

  async stop(): Promise<void> {
    await this.worker.terminate()
  }

  private async recognise(
    png: Uint8Array,
    options: Partial<tesseract.RecognizeOptions>,
    output: Partial<tesseract.OutputFormats>,
  ): Promise<tesseract.RecognizeResult> {
    try {
      return await this.worker.recognize(Buffer.from(png), options, output)
    } catch (cause) {
      throw Object.assign(new InvalidInputError('image_unreadable'), { cause })
    }
  }
}

/** A sign such as "&" belongs to a name if words are on both of its sides. */
function withoutDirt(words: readonly tesseract.Word[]): readonly tesseract.Word[] {
  const sure = words.filter(({ confidence }) => confidence >= minConfidence)
  return sure.filter(({ text }, index) => {
    const isBetween = isWord(sure[index - 1]) && isWord(sure[index + 1])
    return /[\p{L}\p{N}]/u.test(text) || (text === '&' && isBetween)
  })
}

const isWord = (word: tesseract.Word | undefined) => word !== undefined && /\p{L}/u.test(word.text)

function asPlaced({ text, confidence, bbox }: tesseract.Word): PlacedWord {
  const { x0, y0, x1, y1 } = bbox
  return { text, x: x0, y: y0, width: x1 - x0, height: y1 - y0, confidence }
}
