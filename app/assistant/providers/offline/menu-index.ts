import { hasTag } from '#app/domain/dietary/dish-facts.ts'
import { foldedWords, foldText } from '#app/domain/dietary/fold-text.ts'
import { knownTerms } from '#app/domain/dietary/known-terms.ts'
import { inSlices } from '#app/domain/in-slices.ts'
import { allDishes, type GuestDish, type GuestMenu } from '#app/domain/menus/guest-menu.ts'

/** What part of a meal a dish is, told from its headings and its name. */
export type Course = 'starter' | 'main' | 'side' | 'dessert' | 'drink'

/** One word of a dish's name, or several that name one thing. */
export interface NameUnit {
  readonly words: readonly string[]
  readonly concept: string | undefined
}

/** A dish with what questions are matched against. */
export interface IndexedDish {
  readonly dish: GuestDish
  readonly units: readonly NameUnit[]
  /** Every concept in the name, those inside of longer ones too: kebab in "Adana kebap". */
  readonly concepts: ReadonlySet<string>
  readonly course: Course
  readonly isFavourite: boolean
}

/** A heading with all dishes below it. */
export interface IndexedHeading {
  readonly name: string
  readonly words: readonly string[]
  readonly concepts: readonly string[]
  readonly dishes: readonly IndexedDish[]
}

export interface MenuIndex {
  readonly dishes: readonly IndexedDish[]
  readonly headings: readonly IndexedHeading[]
  /** The headings at the top, each with all that is below it. */
  readonly mains: readonly IndexedHeading[]
  /** By the first two letters of a folded word in a name: the words, with the dishes named so. */
  readonly words: ReadonlyMap<string, ReadonlyMap<string, readonly IndexedDish[]>>
  readonly byConcept: ReadonlyMap<string, readonly IndexedDish[]>
}

const connectors = new Set(['and', 've', 'ile'])

/** Folded words without those that only join them: "Beers & Cocktails" is "beers cocktails". */
export const withoutConnectors = (words: readonly string[]) =>
  words.filter((word) => !connectors.has(word))

/** A text whose signs are written as words: "Fish & Chips" is "Fish and Chips". */
export const withoutSigns = (text: string) => text.replaceAll('&', ' and ')

const indexes = new WeakMap<GuestMenu, MenuIndex>()

/** Reads the names on a menu in slices, so that indexing it takes little at once. */
export async function readNames(menu: GuestMenu): Promise<void> {
  if (indexes.has(menu)) return
  await inSlices(allDishes(menu), ({ name }) => {
    for (const words of [withoutSigns(name), ...foldedWords(withoutSigns(name))]) knownTerms(words)
  })
}

/** The menu as questions search it; made once for each menu that is read. */
export function indexMenu(menu: GuestMenu): MenuIndex {
  const known = indexes.get(menu)
  if (known) return known
  const index = makeIndex(menu)
  indexes.set(menu, index)
  return index
}

function makeIndex(menu: GuestMenu): MenuIndex {
  const courses = new Map<GuestDish, Course>()
  for (const category of menu.categories) {
    for (const dish of category.dishes) courses.set(dish, courseOf(category.name))
    for (const section of category.sections) {
      const course = courseOf(`${category.name} ${section.name}`)
      for (const dish of section.dishes) courses.set(dish, course)
    }
  }
  const indexed = new Map(
    allDishes(menu).map((dish) => [
      dish,
      indexDish(dish, courses.get(dish) ?? courseOf(dish.name)),
    ]),
  )
  const heading = (name: string, dishes: readonly GuestDish[]): IndexedHeading => ({
    name,
    words: withoutConnectors(foldedWords(name)),
    concepts: knownTerms(name).map(({ concept }) => concept),
    dishes: dishes.flatMap((dish) => indexed.get(dish) ?? []),
  })
  const mains = menu.categories.map((category) =>
    heading(category.name, [
      ...category.dishes,
      ...category.sections.flatMap((section) => section.dishes),
    ]),
  )
  const subs = menu.categories.flatMap((category) =>
    category.sections.map((section) => heading(section.name, section.dishes)),
  )
  const dishes = [...indexed.values()]
  return {
    dishes,
    mains,
    headings: [...mains, ...subs].filter((one) => one.dishes.length > 0),
    words: byStart(dishes),
    byConcept: group(dishes, ({ concepts }) => concepts),
  }
}

function group(
  dishes: readonly IndexedDish[],
  keysOf: (dish: IndexedDish) => Iterable<string>,
): Map<string, IndexedDish[]> {
  const groups = new Map<string, IndexedDish[]>()
  for (const dish of dishes) {
    for (const key of new Set(keysOf(dish))) {
      const members = groups.get(key)
      if (members) members.push(dish)
      else groups.set(key, [dish])
    }
  }
  return groups
}

function byStart(dishes: readonly IndexedDish[]): MenuIndex['words'] {
  const starts = new Map<string, Map<string, IndexedDish[]>>()
  for (const [word, named] of group(dishes, ({ units }) => units.flatMap(({ words }) => words))) {
    const start = word.slice(0, 2)
    starts.set(start, (starts.get(start) ?? new Map()).set(word, named))
  }
  return starts
}

function indexDish(dish: GuestDish, course: Course): IndexedDish {
  const name = withoutSigns(dish.name)
  const words = foldedWords(name)
  const terms = knownTerms(name)
  const units: NameUnit[] = terms.map(({ concept, position, length }) => ({
    concept,
    words: words.slice(position, position + length),
  }))
  const taken = new Set(units.flatMap((unit) => unit.words))
  for (const word of words) {
    if (!taken.has(word) && word.length > 1 && !connectors.has(word))
      units.push({ concept: undefined, words: [word] })
  }
  const inside = words.flatMap((word) => knownTerms(word))
  return {
    dish,
    units,
    concepts: new Set([...terms, ...inside].map(({ concept }) => concept)),
    course,
    isFavourite: hasTag(
      dish,
      /sef|chef|favori|favourite|favorite|popular|populer|cok satan|imza|signature|best seller/,
    ),
  }
}

function courseOf(headings: string): Course {
  const text = foldText(headings)
  if (/\b(tatli|tatlilar\w*|dessert|sweets?|dondurma\w*|pasta ve tatli)/.test(text))
    return 'dessert'
  if (
    /icecek|drink|beverage|sarap|wine|kahve(?!alt)|coffee|\bcay|\bteas?\b|bira|beer|kokteyl|cocktail|mesrubat|raki/.test(
      text,
    )
  ) {
    return 'drink'
  }
  if (/garnitur|\bsos|sauce|side|ekstra|extra|\bek\b|yan urun|ekmek|bread/.test(text)) return 'side'
  if (
    /corba|soup|meze|salata|salad|starter|small plate|nibble|tapas|appeti|baslangic|atistirma|ara sicak/.test(
      text,
    )
  ) {
    return 'starter'
  }
  return 'main'
}
