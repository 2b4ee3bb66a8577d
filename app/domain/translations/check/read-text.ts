import type { MenuLanguage } from '../../guest-menu/menu-language.ts'
import { isDishConcept, isKindConcept } from '../../dietary/lexicon.ts'
import { isPossibleVerb, splitDenial, withSharedEndings } from './affixes.ts'
import { assignStances } from './assign-stances.ts'
import { claimConcept, isDietaryConcept, senseOfConcept, silentConcepts } from './concepts.ts'
import { readNumberWords } from './number-words.ts'
import { tokenize, type Token } from './tokens.ts'
import { vocabularyOf, type SensesMatch, type Vocabulary } from './vocabulary.ts'
import type { Item, TextReading } from './reading.ts'

/** The original of a translation; it explains words that the translation's language doesn't have. */
export interface Original {
  readonly language: MenuLanguage
  readonly readings: ReadonlyMap<string, TextReading>
  /** The concepts of its foods, by the first of their words. */
  readonly words: ReadonlyMap<string, readonly string[]>
}

/** Reads the texts of an original, one in each step. */
export function* readOriginal(
  texts: Readonly<Record<string, string>>,
  language: MenuLanguage,
): Generator<void, Original> {
  const readings = new Map<string, TextReading>()
  for (const [field, text] of Object.entries(texts)) {
    readings.set(field, readText(text, language))
    yield
  }
  const words = new Map(
    [...readings.values()].flatMap(({ mentions }) =>
      mentions.map(({ concepts, written }) => [tokenize(written)[0]?.folded ?? '', concepts]),
    ),
  )
  return { language, readings, words }
}

/**
 * Reads a text in a language.
 * @param original if the text is a translation
 */
export function readText(text: string, language: MenuLanguage, original?: Original): TextReading {
  const tokens = tokenize(withSharedEndings(text, language))
  const vocabulary = vocabularyOf(language)
  const items = readItems(tokens, language, vocabulary, original)
  const { mentions, looseDenials, loosePossibilities } = assignStances(items, language)
  return {
    tokens,
    mentions,
    looseDenials,
    loosePossibilities,
    senses: items.flatMap((item) => (item.kind === 'sense' ? [item.senses] : [])),
    unknown: items.flatMap((item) => (item.kind === 'unknown' ? [item.token] : [])),
    numberWords: readNumberWords(tokens, language, vocabulary.numberOf),
  }
}

function readItems(
  tokens: readonly Token[],
  language: MenuLanguage,
  vocabulary: Vocabulary,
  original: Original | undefined,
): readonly Item[] {
  const items: Item[] = []
  for (let position = 0; position < tokens.length;) {
    const item = readItem(tokens, position, language, vocabulary, original)
    items.push(...item)
    position += item[0]?.length ?? 1
  }
  return items
}

function readItem(
  tokens: readonly Token[],
  position: number,
  language: MenuLanguage,
  vocabulary: Vocabulary,
  original: Original | undefined,
): readonly Item[] {
  const token = tokens[position]
  if (!token) return []
  const textOf = (length: number) =>
    tokens
      .slice(position, position + length)
      .map((word) => word.written)
      .join(language === 'zh' ? '' : ' ')
  const food = (concepts: readonly string[], length: number, isDenied = false): Item => ({
    kind: 'food',
    token,
    length,
    concepts,
    isDenied,
    isForeign: false,
    senses: [],
    written: textOf(length),
  })
  const name = vocabulary.nameAt(tokens, position)
  const marker = vocabulary.markerAt(tokens, position)
  const claim = vocabulary.claimAt(tokens, position)
  const longest = Math.max(name?.length ?? 0, marker?.length ?? 0, claim?.length ?? 0)
  if (claim && claim.length === longest) return [food([claimConcept(claim.claim)], claim.length)]
  if (marker && marker.length === longest) return [{ kind: 'marker', token, ...marker }]
  if (isPossibleVerb(token.folded, language)) {
    return [{ kind: 'marker', token, marker: 'mayAfter', length: 1 }]
  }
  if (vocabulary.isOrdinary(token) && longest <= 1) return [{ kind: 'ordinary', token, length: 1 }]
  const senseMatch = vocabulary.sensesOf(tokens, position)
  // "Gebacken" is baked, though its stem is that of "Gebäck".
  const isSense =
    name?.length === 1 &&
    name.letters < token.folded.length &&
    (isLexiconLanguage(language)
      ? senseMatch.letters === token.folded.length
      : senseMatch.letters === token.folded.length ||
        senseMatch.letters >= Math.max(name.letters, minSenseLetters))
  if (name && !isSense && senseMatch.length <= name.length) {
    return [withSenses(asItem(name, token, food), senseMatch, name.letters)]
  }
  const denial = splitDenial(token.folded, language)
  if (denial) {
    const concepts = denial.concept
      ? [denial.concept]
      : conceptsOfWord({ ...token, folded: denial.word ?? '' }, vocabulary)
    if (concepts.length > 0) return [food(concepts, 1, true)]
  }
  const parts = vocabulary.partsOf(token)
  const isWholeSense = senseMatch.letters === token.folded.length
  if (parts.length > 0 && !isSense && !isWholeSense && senseMatch.length <= 1) {
    return parts.map((concepts) =>
      withSenses(asItem({ concepts, length: 1 }, token, food), senseMatch, minSenseLetters),
    )
  }
  if (senseMatch.length > 0) return [{ kind: 'sense', token, ...senseMatch }]
  if (unitWords.has(token.folded)) return [{ kind: 'ordinary', token, length: 1 }]
  if (/^\d/.test(token.folded) || vocabulary.numberOf(token) !== undefined) {
    return [{ kind: 'number', token, length: 1 }]
  }
  return [foreignItem(tokens, position, original, food) ?? { kind: 'unknown', token, length: 1 }]
}

/** Adds the senses that a food's word may have instead, if it is similar enough to the words for them. */
function withSenses(
  item: Item,
  { senses, length, letters }: SensesMatch,
  nameLetters: number,
): Item {
  const isClose = letters >= Math.min(minSenseLetters, nameLetters) && length >= item.length
  return item.kind === 'food' && isClose ? { ...item, senses } : item
}

function conceptsOfWord(token: Token, vocabulary: Vocabulary): readonly string[] {
  return vocabulary.nameAt([token], 0)?.concepts ?? vocabulary.partsOf(token).at(-1) ?? []
}

function asItem(
  { concepts, length }: { readonly concepts: readonly string[]; readonly length: number },
  token: Token,
  food: (concepts: readonly string[], length: number) => Item,
): Item {
  const foods = concepts.filter((concept) => !silentConcepts.has(concept))
  const senses = concepts.flatMap((concept) => senseOfConcept.get(concept) ?? [])
  if (senses.length > 0) return { kind: 'sense', token, length, senses }
  return foods.length > 0 ? food(foods, length) : { kind: 'ordinary', token, length }
}

const unitWords = new Set(
  'ml cl dl l lt g gr kg cm kcal мл л г кг см ккал مل غ جم کالری tl'.split(' '),
)

const isLexiconLanguage = (language: MenuLanguage) => language === 'en' || language === 'tr'

/** In letters: a sense that matches a shorter beginning of a word is less likely than a name's inflected form. */
const minSenseLetters = 5

/** Whether a concept is a certain dish rather than a kind of dish. */
const isNameOfDish = (concept: string) => isDishConcept(concept) && !isKindConcept(concept)

/** In letters: shorter words of another language often exist in this one, too. */
const minForeign = 4
const minKept = 3

/** Reads a word that is copied from the original, or a dish's name in the original's language or English. */
function foreignItem(
  tokens: readonly Token[],
  position: number,
  original: Original | undefined,
  food: (concepts: readonly string[], length: number) => Item,
): Item | undefined {
  const token = tokens[position]
  if (!original || !token || token.folded.length < minKept) return undefined
  const isLong = token.folded.length >= minForeign
  const nameMatch = vocabularyOf(original.language).nameAt(tokens, position)
  const inEnglish = vocabularyOf('en').nameAt([token], 0)?.concepts.filter(isDietaryConcept) ?? []
  const dishes = isLong ? [...(nameMatch?.concepts.filter(isNameOfDish) ?? []), ...inEnglish] : []
  const isNamed = dishes.length > 0
  const concepts = isNamed ? dishes : (original.words.get(token.folded) ?? [])
  const foods = concepts.filter((concept) => !silentConcepts.has(concept))
  if (foods.length === 0) return undefined
  const item = food(foods, isNamed ? (nameMatch?.length ?? 1) : 1)
  return item.kind === 'food' ? { ...item, isForeign: true } : item
}
