import { hasTag } from '../../dietary/dish-facts.ts'
import { readStates } from '../../dietary/dish-state.ts'
import { foldedWords, foldText } from '../../dietary/fold-text.ts'
import { finish, finishInSlices, inSlices } from '../../in-slices.ts'
import { allDishes, type GuestDish, type GuestMenu, type GuestSection } from '../guest-menu.ts'
import { courses, type Course } from './clauses.ts'
import { headingWords, mainWords } from './heading-words.ts'

/** A dish with what a query compares, besides its own record. */
export interface IndexedDish {
  readonly dish: GuestDish
  /** Ids of its headings, the main category first. */
  readonly headingIds: readonly string[]
  readonly course: Course
  /** Whether the owner calls it a favourite, in its tags or in the note on it. */
  readonly isPopular: boolean
  /** Whether the owner's instructions name it as what to suggest first. */
  readonly isSuggestedFirst: boolean
  /** Its place on the page, from 0. */
  readonly position: number
}

/** A heading of the menu with all dishes below it. */
export interface IndexedHeading {
  readonly id: string
  readonly name: string
  readonly dishes: readonly IndexedDish[]
}

/** The menu as queries search it. */
export interface IndexedMenu {
  readonly menu: GuestMenu
  readonly dishes: readonly IndexedDish[]
  readonly byId: ReadonlyMap<string, IndexedDish>
  readonly headings: readonly IndexedHeading[]
  /** Headings that say "mains"; where there are some, pizzas and pasta are no mains. */
  readonly mainHeadingIds: ReadonlySet<string>
}

const indexes = new WeakMap<GuestMenu, IndexedMenu>()

/** Indexes a menu once, however many questions are asked about it. */
export function indexMenu(menu: GuestMenu): IndexedMenu {
  const index = indexes.get(menu) ?? finish(makeIndex(menu))
  indexes.set(menu, index)
  return index
}

/** Indexes a menu and reads the words of its dishes, in slices: then queries only look things up. */
export async function prepareMenu(menu: GuestMenu): Promise<void> {
  if (indexes.has(menu)) return
  await inSlices(allDishes(menu), readStates)
  indexes.set(menu, await finishInSlices(makeIndex(menu)))
}

function* makeIndex(menu: GuestMenu): Generator<void, IndexedMenu> {
  const headingsOf = new Map<GuestDish, readonly GuestSection[]>()
  for (const category of menu.categories) {
    for (const dish of category.dishes) headingsOf.set(dish, [category])
    for (const section of category.sections) {
      for (const dish of section.dishes) headingsOf.set(dish, [category, section])
    }
  }
  const wished = `${menu.menu.aiInstructions}. ${menu.restaurant.aiInstructions}`
    .split(/[.!;\n]/)
    .map(foldText)
    .filter((sentence) => !refusal.test(sentence))
  const dishes: IndexedDish[] = []
  const dishesBelow = new Map<string, IndexedDish[]>()
  for (const [position, dish] of allDishes(menu).entries()) {
    const headings = headingsOf.get(dish) ?? []
    const indexed = {
      dish,
      headingIds: headings.map(({ id }) => id),
      course: courseOf([...headings.map(({ name }) => name).toReversed(), dish.name]),
      isPopular: hasTag(dish, popularTag) || popularTag.test(foldText(dish.aiInstructions)),
      isSuggestedFirst: wished.some((sentence) => sentence.includes(foldText(dish.name))),
      position,
    }
    dishes.push(indexed)
    for (const { id } of headings) {
      const below = dishesBelow.get(id) ?? []
      below.push(indexed)
      dishesBelow.set(id, below)
    }
    yield
  }
  const headings = menu.categories.flatMap((category) => [category, ...category.sections])
  return {
    menu,
    mainHeadingIds: new Set(headings.filter(saysMains).map(({ id }) => id)),
    dishes,
    byId: new Map(dishes.map((indexed) => [indexed.dish.id, indexed])),
    headings: headings.flatMap(({ id, name }) => {
      const below = dishesBelow.get(id)
      return below ? [{ id, name, dishes: below }] : []
    }),
  }
}

const saysMains = ({ name }: { readonly name: string }) =>
  foldedWords(name).some((word) => mainWords.some((start) => word.startsWith(start)))

// "Don't suggest the lamb on Mondays" pushes nothing.
const refusal =
  /\b(not|no|never|don['’]t|dont|avoid|except|degil|onerme|asla|nicht|kein|nie|pas|jamais|non|mai|nunca|niet|geen|не|ні)\b|不|لا/u

export const popularTag =
  /sef|chef|favori|favourite|favorite|popular|populer|cok satan|imza|signature|best ?seller|empfehlung|specialite|especialidad|specialita/

const wordsOfCourse = courses.map((course) => {
  const words = headingWords[course].split(' ')
  return {
    course,
    whole: new Set(words.filter((word) => word.endsWith('$')).map((word) => word.slice(0, -1))),
    starts: words.filter((word) => !word.endsWith('$')),
  }
})

/** The course that the first telling name speaks of, the closest heading first; else a main. */
function courseOf(names: readonly string[]): Course {
  for (const name of names) {
    const words = foldedWords(name)
    const found = orderOfCourses.find((course) => namesCourse(words, course))
    if (found) return found
  }
  return 'main'
}

// "Soup and bread" is a starter, "ice tea" a drink: what is told apart least goes last.
const orderOfCourses: readonly Course[] = ['drink', 'dessert', 'starter', 'side', 'main']

function namesCourse(words: readonly string[], course: Course): boolean {
  const { whole, starts } = wordsOfCourse.find((one) => one.course === course) ?? nothing
  return words.some((word) => whole.has(word) || starts.some((start) => word.startsWith(start)))
}

const nothing = { whole: new Set<string>(), starts: [] }
