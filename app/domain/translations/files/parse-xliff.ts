import { SaxesParser, type SaxesTagNS } from 'saxes'
import { InvalidInputError } from '../../errors.ts'
import { nextTurn } from '../../in-slices.ts'
import { maxPairs, type FilePairs, type Pair } from './pair.ts'

/** The length of a slice in characters; parsing it takes about 10 ms. */
const sliceLength = 100_000

// Limits against slow files: the parser looks up namespaces in all enclosing elements, and collects all
// attributes of an element. Translation tools use about ten levels and attributes.
const maxDepth = 100
const maxAttributes = 100

interface Unit {
  readonly id: string
  original: string
  translation: string
}

/**
 * Parses XLIFF 1.2, 2.0 or 2.1. Inline elements in a text are removed, but their text stays.
 * @throws {InvalidInputError}
 */
export async function parseXliff(text: string): Promise<FilePairs> {
  const parser = new XliffParser()
  for (let start = 0; start < text.length; start += sliceLength) {
    parser.write(text.slice(start, start + sliceLength))
    await nextTurn()
  }
  return parser.finish()
}

class XliffParser {
  readonly #parser = new SaxesParser({ xmlns: true })
  readonly #pairs: Pair[] = []
  #isXliff = false
  #language: string | undefined
  #depth = 0
  #attributeCount = 0
  /** The unit that is open, if any. */
  #unit: Unit | undefined
  /** The text that is being read, if any. */
  #reading: 'original' | 'translation' | undefined
  /** How many elements with suggestions are open. */
  #suggestionDepth = 0

  constructor() {
    const parser = this.#parser
    parser.on('error', () => this.#assertReadable(false))
    // A document type may define entities that grow without end, or read other files.
    parser.on('doctype', () => {
      throw new InvalidInputError('translation_file_doctype')
    })
    parser.on('opentagstart', () => {
      this.#attributeCount = 0
      this.#assertReadable(++this.#depth <= maxDepth)
    })
    parser.on('attribute', () => this.#assertReadable(++this.#attributeCount <= maxAttributes))
    parser.on('opentag', (tag) => this.#openElement(tag))
    parser.on('text', (text) => this.#addText(text))
    parser.on('cdata', (text) => this.#addText(text))
    parser.on('closetag', ({ local }) => this.#closeElement(local))
  }

  write(slice: string): void {
    this.#parser.write(slice)
  }

  finish(): FilePairs {
    this.#parser.close()
    if (!this.#isXliff) throw new InvalidInputError('translation_file_kind')
    return { pairs: this.#pairs, language: this.#language }
  }

  #assertReadable(isReadable: boolean): void {
    if (isReadable) return
    throw new InvalidInputError('translation_file_unreadable', { line: this.#parser.line })
  }

  #openElement({ local, attributes }: SaxesTagNS): void {
    const attribute = (name: string) => attributes[name]?.value
    switch (local) {
      case 'xliff':
        this.#isXliff = true
        this.#language = attribute('trgLang')
        break
      case 'file':
        this.#language ??= attribute('target-language')
        break
      case 'unit':
      case 'trans-unit':
        if (this.#pairs.length >= maxPairs) {
          throw new InvalidInputError('translation_file_too_long')
        }
        this.#unit = { id: attribute('id') ?? '', original: '', translation: '' }
        break
      case 'source':
        this.#reading = 'original'
        break
      case 'target':
        this.#reading = 'translation'
        break
      // These contain suggestions, which aren't the unit's translation.
      case 'alt-trans':
      case 'matches':
        this.#suggestionDepth++
    }
  }

  #addText(text: string): void {
    if (this.#unit && this.#reading && this.#suggestionDepth === 0) {
      this.#unit[this.#reading] += text
    }
  }

  #closeElement(local: string): void {
    this.#depth--
    switch (local) {
      case 'source':
      case 'target':
        this.#reading = undefined
        break
      case 'alt-trans':
      case 'matches':
        this.#suggestionDepth--
        break
      case 'unit':
      case 'trans-unit':
        this.#closeUnit()
    }
  }

  #closeUnit(): void {
    if (!this.#unit) return
    const { id, original, translation } = this.#unit
    const end = id.lastIndexOf('-')
    this.#pairs.push({ subject: id.slice(0, end), field: id.slice(end + 1), original, translation })
    this.#unit = undefined
  }
}
