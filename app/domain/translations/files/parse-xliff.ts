import { SaxesParser } from 'saxes'
import { InvalidInputError } from '../../errors.ts'
import { nextTurn } from '../../in-slices.ts'
import { maxPairs, type FilePairs, type Pair } from './pair.ts'

/** In characters; parsing a slice takes about 10 ms. */
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
  const parser = new SaxesParser({ xmlns: true })
  const pairs: Pair[] = []
  let depth = 0
  let attributeCount = 0
  let isXliff = false
  let language: string | undefined
  let unit: Unit | undefined
  /** How many elements with suggestions are open. */
  let suggestionDepth = 0
  /** The element whose text is being read, if any. */
  let reading: 'original' | 'translation' | undefined

  const assertReadable = (isReadable: boolean) => {
    if (!isReadable) {
      throw new InvalidInputError('translation_file_unreadable', { line: parser.line })
    }
  }
  parser.on('error', () => assertReadable(false))
  // A document type may define entities that grow without end, or read other files.
  parser.on('doctype', () => {
    throw new InvalidInputError('translation_file_doctype')
  })
  parser.on('opentagstart', () => {
    attributeCount = 0
    assertReadable(++depth <= maxDepth)
  })
  parser.on('attribute', () => assertReadable(++attributeCount <= maxAttributes))
  parser.on('opentag', ({ local, attributes }) => {
    const attribute = (name: string) => attributes[name]?.value
    switch (local) {
      case 'xliff':
        isXliff = true
        language = attribute('trgLang')
        break
      case 'file':
        language ??= attribute('target-language')
        break
      case 'unit':
      case 'trans-unit':
        if (pairs.length >= maxPairs) throw new InvalidInputError('translation_file_too_long')
        unit = { id: attribute('id') ?? '', original: '', translation: '' }
        break
      case 'source':
        reading = 'original'
        break
      case 'target':
        reading = 'translation'
        break
      // These contain suggestions, which aren't the unit's translation.
      case 'alt-trans':
      case 'matches':
        suggestionDepth++
    }
  })
  const add = (piece: string) => {
    if (unit && reading && suggestionDepth === 0) unit[reading] += piece
  }
  parser.on('text', add)
  parser.on('cdata', add)
  parser.on('closetag', ({ local }) => {
    depth--
    if (local === 'source' || local === 'target') reading = undefined
    if (local === 'alt-trans' || local === 'matches') suggestionDepth--
    if ((local === 'unit' || local === 'trans-unit') && unit) {
      const { id, original, translation } = unit
      const end = id.lastIndexOf('-')
      pairs.push({ subject: id.slice(0, end), field: id.slice(end + 1), original, translation })
      unit = undefined
    }
  })
  for (let start = 0; start < text.length; start += sliceLength) {
    parser.write(text.slice(start, start + sliceLength))
    await nextTurn()
  }
  parser.close()
  if (!isXliff) throw new InvalidInputError('translation_file_kind')
  return { pairs, language }
}
