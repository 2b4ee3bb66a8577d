import type { Part } from '#app/assistant/plan/part.ts'
import type { DietaryTarget } from '#app/domain/guest-menu/dietary-target.ts'
import type { Block } from '#app/assistant/render/blocks.ts'
import type { GuestDish, GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import { extrasOf } from './check-options.ts'
import { computeFigures, sentencesOfQuotedPrices } from './compute-figures.ts'
import { figuresIn, priceDigits, textsOf } from './records.ts'
import type { HostileReply } from './reply-to-plans.ts'
import { removeIsolates, hostileVocabularyOf, wordsFor, wordsIn } from './vocabulary.ts'

type Dishes = ReadonlyMap<string, GuestDish>

/**
 * Checks that each word and figure comes from the phrase book, the guest, or the records of a dish
 * named in the same line. In a text block, lines without a dish continue the dish named before.
 */
export function checkText(
  block: Block,
  { language, parts, avoided, guestMessages }: HostileReply,
  byId: Dishes,
  menu: GuestMenu,
): string[] {
  if (block.kind === 'quote') return []
  const dishes = [...byId.values()]
  const vocabulary = hostileVocabularyOf(language)
  const spans = parts
    .flatMap(spansOf)
    .filter((span) => guestMessages.some((text) => text.toLowerCase().includes(span.toLowerCase())))
  const targets = [...parts.flatMap(targetsOf), ...avoided]
  const foods = targets.map((target) => wordsFor(target, language).name)
  const headings = parts.some((part) => part.do === 'list') ? headingsOf(menu) : []
  const address = parts.some((part) => part.do === 'house') ? [menu.restaurant.location] : []
  const shared = [
    ...spans,
    ...foods,
    ...headings,
    ...address,
    ...sentencesOfQuotedPrices(parts, menu),
    ...optionsOnBill(parts, byId),
    ...optionsAskedAbout(parts, byId),
  ]
  const allowedWords = new Set(shared.flatMap((text) => wordsIn(text, language)))
  const counts = new Set(
    [dishes.length, ...parts.flatMap(countsOf)].flatMap((count) =>
      Array.from({ length: count + 1 }, (_, figure) => String(figure)),
    ),
  )
  const computed = computeFigures(parts, block, byId, menu)
  let lastNamed: readonly GuestDish[] = []
  return removeIsolates(block.text)
    .split('\n')
    .flatMap((line) => {
      const namedInLine = dishes.filter(({ name }) => line.includes(name))
      if (namedInLine.length > 0 && block.kind === 'text') lastNamed = namedInLine
      const namedDishes = namedInLine.length > 0 ? namedInLine : lastNamed
      const records = namedDishes.flatMap(textsOf)
      const recordedWords = new Set(records.flatMap((text) => wordsIn(text, language)))
      const recordedFigures = new Set([
        ...[...records, ...shared, ...(block.kind === 'emergency' ? [block.number] : [])].flatMap(
          figuresIn,
        ),
        ...namedDishes
          .flatMap(({ sizes }) => sizes)
          .flatMap(({ priceMinor, calories }) => [
            ...(priceMinor === null ? [] : [priceDigits(priceMinor, menu.menu.currency)]),
            ...(calories === null ? [] : [String(calories)]),
          ]),
        ...[...extrasOf(namedDishes).values()].map((extra) =>
          priceDigits(extra, menu.menu.currency),
        ),
      ])
      // Turkish suffixes of names.
      const withoutSuffixes = line.replaceAll(/’\p{L}{1,4}(?!\p{L})/gu, ' ')
      const isAllowed = isInAny(vocabulary, allowedWords, recordedWords, smallWords)
      return [
        ...wordsIn(withoutSuffixes, language)
          .filter((word) => ![word, withoutArabicAnd(word)].some(isAllowed))
          .map((word) => `says “${word}” in “${line}”`),
        ...figuresIn(line)
          .filter((figure) => !isInAny(recordedFigures, counts, computed)(figure))
          .map((figure) => `says ${figure} in “${line}”`),
      ]
    })
}

/** The names of options that a bill or a comparison may have, and of their groups. */
const optionsOnBill = (parts: readonly Part[], byId: Dishes) =>
  parts.flatMap((part) =>
    part.do === 'sum' || part.do === 'compare'
      ? part.dishes.flatMap((id) =>
          (byId.get(id)?.optionGroups ?? []).flatMap(({ name, options }) => [
            name,
            ...options.map((option) => option.name),
          ]),
        )
      : [],
  )

/** The texts of options that a question names, which may be said without a dish. */
const optionsAskedAbout = (parts: readonly Part[], byId: Dishes) => {
  const optionIds = parts.flatMap((part) =>
    part.do === 'has' || part.do === 'free_of' || part.do === 'suits' ? (part.options ?? []) : [],
  )
  const groups = [...byId.values()].flatMap(({ optionGroups = [] }) => optionGroups)
  return groups.flatMap(({ name, options }) =>
    options
      .filter(({ id }) => optionIds.includes(id))
      .flatMap((option) => [name, option.name, ...option.ingredients]),
  )
}

const isInAny =
  (...sets: readonly ReadonlySet<string>[]) =>
  (text: string) =>
    sets.some((set) => set.has(text))

/** Removes the Arabic "and", which is written as a prefix of the next word. */
const withoutArabicAnd = (word: string) => word.replace(/^و/u, '')

// Currency symbols, and "and" and "or" before some Spanish and Italian words.
const smallWords = new Set(['e', 'u', 'ed', 'od', 'tl', 'try', 'eur', 'gbp', 'usd', 'us', 'uk'])

const spansOf = (part: Part): string[] =>
  part.do === 'missing' || part.do === 'unknown' ? [part.said] : []

const countsOf = (part: Part): number[] => {
  if (part.do === 'meal') return part.people === undefined ? [] : [part.people]
  return part.do === 'sum' && part.ways !== undefined ? [part.ways] : []
}

function targetsOf(part: Part): DietaryTarget[] {
  if (part.do === 'explain') return part.of.map((concept) => ({ kind: 'food', concept }))
  const direct =
    part.do === 'has' || part.do === 'free_of' || part.do === 'suits' || part.do === 'why'
      ? part.of
      : []
  const queried = (queryOf(part)?.clauses ?? []).flatMap((clause): readonly DietaryTarget[] =>
    clause.op === 'with' || clause.op === 'with_any' || clause.op === 'without' ? clause.of : [],
  )
  return [...direct, ...queried]
}

function queryOf(part: Part) {
  if (part.do === 'missing') return part.near
  return 'query' in part ? part.query : undefined
}

const headingsOf = ({ categories }: GuestMenu): string[] =>
  categories.flatMap(({ name, sections }) => [name, ...sections.map((section) => section.name)])
