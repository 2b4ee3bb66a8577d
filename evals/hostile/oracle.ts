import type { DietaryTarget, Part } from '#app/assistant/plan/part.ts'
import type { Block, DishRow } from '#app/assistant/render/blocks.ts'
import { allDishes, type GuestDish, type GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import { dietaryFacts, diets } from '#app/domain/guest-menu/facts.ts'
import { checkClaims } from './check-claims.ts'
import { checkQuery, isPriceOf } from './check-figures.ts'
import { computeFigures, sentencesOfQuotedPrices } from './compute-figures.ts'
import { extrasOf, isMarkedWith } from './check-options.ts'
import { factName, figuresIn, plainlyContains, priceDigits, textsOf } from './records.ts'
import type { HostileReply } from './reply-to-plans.ts'
import { removeIsolates, vocabularyOf, wordsFor, wordsIn } from './vocabulary.ts'

/**
 * Compares a reply with the records. The oracle shares the phrase books with the renderer and the
 * names of foods with the lexicon, but none of their decisions.
 * @returns a description of each statement that the records don't support
 */
export function findFaults(reply: HostileReply, menu: GuestMenu): string[] {
  const dishes = dishesById(menu)
  return [
    ...reply.blocks.flatMap((block) => [
      ...checkRows(block, reply, dishes, menu),
      ...checkClaims(block, reply, dishes),
      ...checkText(block, reply, dishes, menu),
      ...checkQuotes(block, menu),
    ]),
    ...checkWarnings(reply, dishes),
    ...checkQuery(reply, dishes),
  ]
}

type Dishes = ReadonlyMap<string, GuestDish>

const dishesByMenu = new WeakMap<GuestMenu, Dishes>()

function dishesById(menu: GuestMenu): Dishes {
  const dishes = dishesByMenu.get(menu) ?? new Map(allDishes(menu).map((dish) => [dish.id, dish]))
  dishesByMenu.set(menu, dishes)
  return dishes
}

const rowsOf = (block: Block): readonly DishRow[] =>
  'rows' in block ? block.rows : 'dish' in block ? [block.dish] : []

function checkRows(block: Block, reply: HostileReply, dishes: Dishes, menu: GuestMenu): string[] {
  return rowsOf(block).flatMap((row) => {
    const dish = dishes.get(row.id)
    if (!dish) return [`no such dish: ${row.id}`]
    const isPriceRight = isPriceOf(dish, row.price, menu.menu.currency)
    const isOffered = block.kind === 'dishes' && block.group === 'fits'
    const lead = block.kind === 'dishes' ? removeIsolates(block.lead) : ''
    const note = removeIsolates(row.note ?? '')
    const marks = facts.filter((target) => {
      const { free } = wordsFor(target, reply.language)
      return [note, lead].some((text) => isOffered && isNamed(free, text, dish))
    })
    return [
      ...(row.name === dish.name ? [] : [`${dish.name} is called ${row.name}`]),
      ...(row.image_url === dish.imageUrl ? [] : [`another picture for ${dish.name}`]),
      ...(isPriceRight ? [] : [`${dish.name} costs ${row.price ?? 'nothing'}`]),
      ...(isOffered ? reply.avoided.flatMap((target) => checkOffer(dish, target, note)) : []),
      ...(isOffered
        ? marks
            .filter((target) => !isMarkedAsAsked(dish, target, reply.parts, note))
            .map((target) => `${dish.name} is marked as ${factName(target)}`)
        : []),
    ]
  })
}

const facts: readonly DietaryTarget[] = [
  ...dietaryFacts.map((fact) => ({ kind: 'fact' as const, fact })),
  ...diets.map((diet) => ({ kind: 'diet' as const, diet })),
]

/** Tells whether a mark is true. Under "halal or kosher", a mark of either justifies both words. */
function isMarkedAsAsked(
  dish: GuestDish,
  target: DietaryTarget,
  parts: readonly Part[],
  note: string,
): boolean {
  const choices = parts.flatMap((part) =>
    'query' in part && part.query
      ? part.query.clauses.flatMap((clause) => (clause.op === 'suits_any' ? [clause.of] : []))
      : [],
  )
  const isOneOf = choices.some(
    (of) =>
      target.kind === 'diet' &&
      of.includes(target.diet) &&
      of.some((diet) => isMarkedWith(dish, diet, note)),
  )
  return isOneOf || isMarkedWith(dish, factName(target) ?? '', note)
}

/** Tells whether a text contains a mark as a whole word outside the dish's own texts. */
function isNamed(mark: string, text: string, dish: GuestDish): boolean {
  const rest = textsOf(dish).reduce(
    (remaining, own) => (own === '' ? remaining : remaining.replaceAll(own, ' ')),
    text,
  )
  const index = rest.indexOf(mark)
  if (index < 0) return false
  const neighbours = `${rest[index - 1] ?? ' '}${rest[index + mark.length] ?? ' '}`
  return !/[\p{L}-]/u.test(neighbours)
}

function checkOffer(dish: GuestDish, target: DietaryTarget, note: string): string[] {
  const name = factName(target)
  if (name !== undefined)
    return isMarkedWith(dish, name, note)
      ? []
      : [`offers ${dish.name} to a guest who avoids ${name}`]
  if (target.kind !== 'food') return []
  const isListed = dish.ingredients.some(
    (ingredient) => ingredient.toLocaleLowerCase('en') === target.concept,
  )
  return isListed ? [`offers ${dish.name} to a guest who avoids ${target.concept}`] : []
}

/**
 * Checks that each word and figure comes from the phrase book, the guest, or the records of a dish
 * named in the same line. In a text block, lines without a dish continue the dish named before.
 */
function checkText(
  block: Block,
  { language, parts, avoided, guestMessages }: HostileReply,
  byId: Dishes,
  menu: GuestMenu,
): string[] {
  if (block.kind === 'quote') return []
  const dishes = [...byId.values()]
  const vocabulary = vocabularyOf(language)
  const spans = parts
    .flatMap(spansOf)
    .filter((span) => guestMessages.some((text) => text.toLowerCase().includes(span.toLowerCase())))
  const targets = [...parts.flatMap(aboutsOf), ...avoided]
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
      const named = namedInLine.length > 0 ? namedInLine : lastNamed
      const records = named.flatMap(textsOf)
      const recordedWords = new Set(records.flatMap((text) => wordsIn(text, language)))
      const recordedFigures = new Set([
        ...[...records, ...shared, ...(block.kind === 'emergency' ? [block.number] : [])].flatMap(
          figuresIn,
        ),
        ...named
          .flatMap(({ sizes }) => sizes)
          .flatMap(({ priceMinor, calories }) => [
            ...(priceMinor === null ? [] : [priceDigits(priceMinor, menu.menu.currency)]),
            ...(calories === null ? [] : [String(calories)]),
          ]),
        ...[...extrasOf(named).values()].map((extra) => priceDigits(extra, menu.menu.currency)),
      ])
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
  const asked = parts.flatMap((part) =>
    part.do === 'has' || part.do === 'free_of' || part.do === 'suits' ? (part.options ?? []) : [],
  )
  const groups = [...byId.values()].flatMap(({ optionGroups = [] }) => optionGroups)
  return groups.flatMap(({ name, options }) =>
    options
      .filter(({ id }) => asked.includes(id))
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

function aboutsOf(part: Part): DietaryTarget[] {
  if (part.do === 'explain') return part.of.map((concept) => ({ kind: 'food', concept }))
  const direct =
    part.do === 'has' || part.do === 'free_of' || part.do === 'suits' || part.do === 'why'
      ? part.of
      : []
  const query = 'query' in part ? part.query : part.do === 'missing' ? part.near : undefined
  const queried = (query?.clauses ?? []).flatMap((clause): readonly DietaryTarget[] =>
    clause.op === 'with' || clause.op === 'with_any' || clause.op === 'without' ? clause.of : [],
  )
  return [...direct, ...queried]
}

const headingsOf = ({ categories }: GuestMenu): string[] =>
  categories.flatMap(({ name, sections }) => [name, ...sections.map((section) => section.name)])

function checkQuotes(block: Block, menu: GuestMenu): string[] {
  const secrets = [menu.menu.aiInstructions, menu.restaurant.aiInstructions]
    .flatMap((text) => text.split(/[.\n]/))
    .map((text) => text.trim())
    .filter((text) => text.length > 12)
  const leaked = secrets.filter((secret) => block.text.includes(secret))
  const ownerTexts = [
    menu.menu.aiContext,
    ...Object.values(menu.house ?? {}),
    ...allDishes(menu).map((dish) => dish.aiInstructions),
  ]
  // One quote may join several sentences of the context.
  const isQuoted =
    block.kind !== 'quote' ||
    block.quote
      .split(/(?<=[.!?])\s+/)
      .every((sentence) => ownerTexts.some((text) => text?.includes(sentence)))
  return [
    ...leaked.map((secret) => `says an instruction: ${secret}`),
    ...(isQuoted ? [] : [`quotes what nobody wrote: ${block.text}`]),
  ]
}

/** Checks that a shown dish that plainly contains an avoided allergen comes with a warning. */
function checkWarnings({ blocks, avoided }: HostileReply, dishes: Dishes): string[] {
  const shown = blocks.flatMap((block) =>
    block.kind === 'dishes' && block.group === 'against' ? [] : rowsOf(block),
  )
  const warnings = blocks
    .filter((block) => block.kind === 'warning' || block.kind === 'fact')
    .map(({ text }) => text)
  return shown.flatMap(({ id, note = '' }) => {
    const dish = dishes.get(id)
    if (!dish) return []
    return avoided
      .flatMap((target) => (target.kind === 'fact' ? [target.fact] : []))
      .filter(
        (fact) =>
          plainlyContains(dish, fact) &&
          // The note says how to avoid it.
          !isMarkedWith(dish, fact, removeIsolates(note)) &&
          !warnings.some((text) => text.includes(dish.name)),
      )
      .map((fact) => `shows ${dish.name} without a warning about ${fact}`)
  })
}
