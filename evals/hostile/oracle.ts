import type { About, Part } from '#app/assistant/plan/part.ts'
import type { Block, DishRow } from '#app/assistant/render/blocks.ts'
import { allDishes, type GuestDish, type GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import { dietaryFacts, diets } from '#app/domain/guest-menu/facts.ts'
import { claimFaults } from './claims.ts'
import { computedFigures } from './computed-figures.ts'
import { figuresIn, isMarked, nameOfFact, plainlyHolds, priceDigits, wordsOn } from './records.ts'
import type { HostileReply } from './reply-to-plan.ts'
import { saidOf, unisolated, vocabularyOf, wordsIn } from './vocabulary.ts'

/**
 * Holds a reply against the records. It shares the phrase books' words with the renderer, and the
 * names of foods with the lexicon, and none of their decisions.
 * @returns what the reply says that the records do not hold; nothing for a true one
 */
export function faultsOf(reply: HostileReply, menu: GuestMenu): string[] {
  const dishes = dishesOf(menu)
  return [
    ...reply.blocks.flatMap((block) => [
      ...rowFaults(block, reply, dishes, menu),
      ...claimFaults(block, reply, dishes),
      ...textFaults(block, reply, dishes, menu),
      ...quoteFaults(block, menu),
    ]),
    ...silenceFaults(reply, dishes),
    ...queryFaults(reply, dishes),
  ]
}

const known = new WeakMap<GuestMenu, ReadonlyMap<string, GuestDish>>()

function dishesOf(menu: GuestMenu): Dishes {
  const dishes = known.get(menu) ?? new Map(allDishes(menu).map((dish) => [dish.id, dish]))
  known.set(menu, dishes)
  return dishes
}

const rowsOf = (block: Block): readonly DishRow[] =>
  'rows' in block ? block.rows : 'dish' in block ? [block.dish] : []

type Dishes = ReadonlyMap<string, GuestDish>

function rowFaults(block: Block, reply: HostileReply, dishes: Dishes, menu: GuestMenu): string[] {
  return rowsOf(block).flatMap((row) => {
    const dish = dishes.get(row.id)
    if (!dish) return [`no such dish: ${row.id}`]
    const price = dish.priceMinor === null ? [] : [priceDigits(dish.priceMinor, menu.menu.currency)]
    const isPriceRight = figuresIn(row.price ?? '').join() === price.join()
    const isOffered = block.kind === 'dishes' && block.group === 'fits'
    const lead = block.kind === 'dishes' ? unisolated(block.lead) : ''
    const note = unisolated(row.note ?? '')
    const marks = facts.filter((about) => {
      const { free } = saidOf(about, reply.language)
      return [note, lead].some((text) => isOffered && isNamed(free, text, dish))
    })
    return [
      ...(row.name === dish.name ? [] : [`${dish.name} is called ${row.name}`]),
      ...(row.image_url === dish.imageUrl ? [] : [`another picture for ${dish.name}`]),
      ...(isPriceRight ? [] : [`${dish.name} costs ${row.price ?? 'nothing'}`]),
      ...(isOffered ? reply.avoided.flatMap((about) => offerFaults(dish, about)) : []),
      ...(isOffered
        ? marks
            .filter((about) => !isMarkedAsAsked(dish, about, reply.parts))
            .map((about) => `${dish.name} is marked as ${nameOfFact(about)}`)
        : []),
    ]
  })
}

const facts: readonly About[] = [
  ...dietaryFacts.map((fact) => ({ kind: 'fact' as const, fact })),
  ...diets.map((diet) => ({ kind: 'diet' as const, diet })),
]

/** "Halal or kosher" is said of what is marked as one of them. */
function isMarkedAsAsked(dish: GuestDish, about: About, parts: readonly Part[]): boolean {
  const choices = parts.flatMap((part) =>
    'query' in part && part.query
      ? part.query.clauses.flatMap((clause) => (clause.op === 'suits_any' ? [clause.of] : []))
      : [],
  )
  const isOneOf = choices.some(
    (of) =>
      about.kind === 'diet' && of.includes(about.diet) && of.some((diet) => isMarked(dish, diet)),
  )
  return isOneOf || isMarked(dish, nameOfFact(about) ?? '')
}

/** Whether a text names a mark that is no word of the dish itself. */
function isNamed(mark: string, text: string, dish: GuestDish): boolean {
  const own = wordsOn(dish).reduce(
    (rest, words) => (words === '' ? rest : rest.replaceAll(words, ' ')),
    text,
  )
  const at = own.indexOf(mark)
  if (at < 0) return false
  const around = `${own[at - 1] ?? ' '}${own[at + mark.length] ?? ' '}`
  return !/[\p{L}-]/u.test(around)
}

function offerFaults(dish: GuestDish, about: About): string[] {
  const name = nameOfFact(about)
  if (name !== undefined)
    return isMarked(dish, name) ? [] : [`offers ${dish.name} to who avoids ${name}`]
  if (about.kind !== 'food') return []
  const isListed = dish.ingredients.some((one) => one.toLocaleLowerCase('en') === about.concept)
  return isListed ? [`offers ${dish.name} to who avoids ${about.concept}`] : []
}

/**
 * Each word and figure is the phrase book's, the guest's, or the records' on the dishes of its line;
 * in a text that tells of a dish, on the dish that a line before it names.
 */
function textFaults(
  block: Block,
  { language, parts, avoided, guestWords }: HostileReply,
  byId: Dishes,
  menu: GuestMenu,
): string[] {
  if (block.kind === 'quote') return []
  const dishes = [...byId.values()]
  const vocabulary = vocabularyOf(language)
  const spans = parts
    .flatMap(spansOf)
    .filter((span) => guestWords.some((words) => words.toLowerCase().includes(span.toLowerCase())))
  const abouts = [...parts.flatMap(aboutsOf), ...avoided]
  const foods = abouts.map((about) => saidOf(about, language).name)
  const headings = isHeadings(parts) ? headingsOf(menu) : []
  const shared = [...spans, ...foods, ...headings]
  const allowedWords = new Set(shared.flatMap((text) => wordsIn(text, language)))
  const counts = new Set(
    [dishes.length, ...parts.flatMap(countsOf)].flatMap((count) =>
      Array.from({ length: count + 1 }, (_, one) => String(one)),
    ),
  )
  const computed = computedFigures(parts, block, byId, menu.menu.currency)
  let toldOf: readonly GuestDish[] = []
  return unisolated(block.text)
    .split('\n')
    .flatMap((line) => {
      const here = dishes.filter(({ name }) => line.includes(name))
      if (here.length > 0 && block.kind === 'text') toldOf = here
      const named = here.length > 0 ? here : toldOf
      const own = named.flatMap(wordsOn)
      const ownWords = new Set(own.flatMap((text) => wordsIn(text, language)))
      const ownFigures = new Set([
        ...[...own, ...shared, ...(block.kind === 'emergency' ? [block.number] : [])].flatMap(
          figuresIn,
        ),
        ...named.flatMap(({ priceMinor, calories }) => [
          ...(priceMinor === null ? [] : [priceDigits(priceMinor, menu.menu.currency)]),
          ...(calories === null ? [] : [String(calories)]),
        ]),
      ])
      const bare = line.replaceAll(/’\p{L}{1,4}(?!\p{L})/gu, ' ')
      return [
        ...wordsIn(bare, language)
          .filter(
            (word) => ![word, withoutAnd(word)].some(isKnown(vocabulary, allowedWords, ownWords)),
          )
          .map((word) => `says “${word}” in “${line}”`),
        ...figuresIn(line)
          .filter((figure) => ![ownFigures, counts, computed].some((set) => set.has(figure)))
          .map((figure) => `says ${figure} in “${line}”`),
      ]
    })
}

const isKnown =
  (...sets: readonly ReadonlySet<string>[]) =>
  (word: string) =>
    [...sets, smallWords].some((set) => set.has(word))

/** In Arabic, "and" is written onto the word behind it. */
const withoutAnd = (word: string) => word.replace(/^و/u, '')

// How currencies are written, and "and" and "or" before some Spanish and Italian words.
const smallWords = new Set(['e', 'u', 'ed', 'od', 'tl', 'try', 'eur', 'gbp', 'usd', 'us', 'uk'])

const spansOf = (part: Part): string[] =>
  part.do === 'missing' || part.do === 'unknown' ? [part.said] : []

const countsOf = (part: Part): number[] => {
  if (part.do === 'meal') return part.people === undefined ? [] : [part.people]
  return part.do === 'sum' && part.ways !== undefined ? [part.ways] : []
}

function aboutsOf(part: Part): About[] {
  if (part.do === 'explain') return part.of.map((concept) => ({ kind: 'food', concept }))
  const own =
    part.do === 'has' || part.do === 'free_of' || part.do === 'suits' || part.do === 'why'
      ? part.of
      : []
  const query = 'query' in part ? part.query : part.do === 'missing' ? part.near : undefined
  const asked = (query?.clauses ?? []).flatMap((clause): readonly About[] =>
    clause.op === 'with' || clause.op === 'with_any' || clause.op === 'without' ? clause.of : [],
  )
  return [...own, ...asked]
}

const isHeadings = (parts: readonly Part[]) => parts.some((part) => part.do === 'list')

const headingsOf = ({ categories }: GuestMenu): string[] =>
  categories.flatMap(({ name, sections }) => [name, ...sections.map((section) => section.name)])

function quoteFaults(block: Block, menu: GuestMenu): string[] {
  const secrets = [menu.menu.aiInstructions, menu.restaurant.aiInstructions]
    .flatMap((text) => text.split(/[.\n]/))
    .map((text) => text.trim())
    .filter((text) => text.length > 12)
  const leaked = secrets.filter((secret) => block.text.includes(secret))
  const owners = [
    menu.menu.aiContext,
    ...Object.values(menu.house ?? {}),
    ...allDishes(menu).map((dish) => dish.aiInstructions),
  ]
  // Several sentences of the context may be quoted in one.
  const isQuoted =
    block.kind !== 'quote' ||
    block.quote.split(/(?<=[.!?])\s+/).every((one) => owners.some((text) => text?.includes(one)))
  return [
    ...leaked.map((secret) => `says an instruction: ${secret}`),
    ...(isQuoted ? [] : [`quotes what nobody wrote: ${block.text}`]),
  ]
}

/** A dish that plainly holds what is avoided is not named without a word about it. */
function silenceFaults({ blocks, avoided }: HostileReply, dishes: Dishes): string[] {
  const shown = blocks.flatMap((block) =>
    block.kind === 'dishes' && block.group === 'against' ? [] : rowsOf(block).map(({ id }) => id),
  )
  const told = blocks
    .filter((block) => block.kind === 'warning' || block.kind === 'fact')
    .map(({ text }) => text)
  return [...new Set(shown)].flatMap((id) => {
    const dish = dishes.get(id)
    if (!dish) return []
    return avoided
      .flatMap((about) => (about.kind === 'fact' ? [about.fact] : []))
      .filter((fact) => plainlyHolds(dish, fact) && !told.some((text) => text.includes(dish.name)))
      .map((fact) => `shows ${dish.name} and says nothing of ${fact}`)
  })
}

/** What the only query of a reply offers is what it asks for. */
function queryFaults({ blocks, parts }: HostileReply, dishes: Dishes): string[] {
  const asking = parts.filter((part) =>
    ['list', 'suggest', 'meal', 'pair', 'missing'].includes(part.do),
  )
  const [part] = asking
  if (asking.length !== 1 || !part || !('query' in part) || !part.query) return []
  const { clauses } = part.query
  const offered = blocks.flatMap((block) =>
    block.kind === 'dishes' && block.group === 'fits' ? block.rows : [],
  )
  return offered.flatMap(({ id }) => {
    const dish = dishes.get(id)
    if (!dish) return []
    const price = dish.priceMinor ?? Number.NaN
    const kcal = dish.calories ?? Number.NaN
    const broken = clauses.filter((clause) => {
      switch (clause.op) {
        case 'price_under':
          return !(price < clause.of)
        case 'price_to':
          return !(price <= clause.of)
        case 'price_over':
          return !(price > clause.of)
        case 'price_from':
          return !(price >= clause.of)
        case 'kcal_under':
          return !(kcal < clause.of)
        case 'kcal_over':
          return !(kcal > clause.of)
        case 'only':
          return !clause.of.includes(id)
        case 'except':
          return clause.of.includes(id)
        case 'suits':
          return clause.of.some((diet) => !isMarked(dish, diet))
        case 'without':
          return clause.of.some((about) => about.kind === 'fact' && !isMarked(dish, about.fact))
        default:
          return false
      }
    })
    return broken.map((clause) => `offers ${dish.name} against ${JSON.stringify(clause)}`)
  })
}
