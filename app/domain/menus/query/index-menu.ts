import { hasTag } from '../../dietary/dish-facts.ts'
import { determineStates } from '../../dietary/dish-state.ts'
import { foldedWords, foldText } from '../../dietary/fold-text.ts'
import { finish, finishInSlices, inSlices } from '../../in-slices.ts'
import { oncePer } from '../../once-per.ts'
import {
  allDishes,
  type GuestDish,
  type GuestMenu,
  type GuestMenuPart,
  type GuestSection,
} from '../../guest-menu/guest-menu.ts'
import type { Service } from '../../guest-menu/service.ts'
import { minutesPerDay } from '../../hours/minutes.ts'
import { serviceState, type ServiceState } from '../../service-hours/service-state.ts'
import type { Course } from './clauses.ts'
import { findCourse } from './find-course.ts'
import { lesserMainWords, mainWords } from './heading-words.ts'

/** A dish with derived data that queries compare. */
export interface IndexedDish {
  readonly dish: GuestDish
  /** Ids of the dish's menu, if that is a heading, and of its categories, main category first. */
  readonly headingIds: readonly string[]
  readonly course: Course
  /** Whether the owner marks the dish as popular, by a tag or in the instructions. */
  readonly isPopular: boolean
  /** Whether the owner's instructions for the menu or the restaurant recommend it. */
  readonly isSuggestedFirst: boolean
  /** The dish's index on the page, from 0. */
  readonly position: number
  /** Why it isn't served at the time of the index; omitted if it is. */
  readonly notServed?: NotServed
}

/** The state of something that isn't served. */
export type NotServed = Extract<ServiceState, { isServed: false }>

/** Whether guests can't order a dish: it is sold out, or not served at the time of the index. */
export const isUnavailable = ({ dish, notServed }: IndexedDish): boolean =>
  dish.isSoldOut === true || notServed !== undefined

/** A category with all dishes in it and its sub-categories, or one of several menus. */
export interface IndexedHeading {
  readonly id: string
  readonly name: string
  /** Whether it is a menu. */
  readonly isMenu?: boolean
  /** Omitted for always. */
  readonly service?: Service
  /** Omitted if at least one of its dishes is served; else from when the first of them is. */
  readonly notServed?: NotServed
  readonly dishes: readonly IndexedDish[]
}

/** A menu prepared for queries. */
export interface IndexedMenu {
  readonly menu: GuestMenu
  readonly dishes: readonly IndexedDish[]
  readonly byId: ReadonlyMap<string, IndexedDish>
  /**
   * The categories, then the menus if `GuestMenu.menus` has any. So categories and dishes of the
   * first menu have the same indexes as on that menu alone, which assistants are stored for.
   */
  readonly headings: readonly IndexedHeading[]
  /** Headings whose dishes don't count as mains, because other headings are named "mains". */
  readonly lesserMainHeadingIds: ReadonlySet<string>
}

const indexes = new WeakMap<GuestMenu, IndexedMenu>()

/** Indexes a menu, once per menu object. */
export function indexMenu(menu: GuestMenu): IndexedMenu {
  const index = indexes.get(menu) ?? finish(buildIndex(menu))
  indexes.set(menu, index)
  return index
}

/**
 * Indexes a menu for a moment: marks the dishes and headings that aren't served then.
 * @param now in ms since the epoch
 */
export function indexMenuAt(menu: GuestMenu, now: number): IndexedMenu {
  const index = indexMenu(menu)
  const notServed = new Map<string, NotServed>()
  for (const { id, service } of index.headings) {
    const state = serviceState(service, now)
    if (!state.isServed) notServed.set(id, state)
  }
  if (notServed.size === 0) return index
  const dishes = index.dishes.map((indexed) => {
    const state = notServed.get(indexed.headingIds.at(-1) ?? '')
    return state ? { ...indexed, notServed: state } : indexed
  })
  const headings = index.headings.map((heading) => {
    const below = heading.dishes.map((indexed) => dishes[indexed.position] ?? indexed)
    const state = notServedTogether(below)
    return { ...heading, dishes: below, ...(state && { notServed: state }) }
  })
  const byId = new Map(dishes.map((indexed) => [indexed.dish.id, indexed]))
  return { ...index, dishes, headings, byId }
}

/** Returns the state of the dish that is served first; undefined if one is served now. */
function notServedTogether(dishes: readonly IndexedDish[]): NotServed | undefined {
  const states = dishes.flatMap(({ notServed }) => notServed ?? [])
  if (states.length < dishes.length) return undefined
  const waitFor = ({ from }: NotServed) =>
    from ? from.inDays * minutesPerDay + from.minute : Infinity
  return states.reduce<NotServed | undefined>(
    (first, state) => (first && waitFor(first) <= waitFor(state) ? first : state),
    undefined,
  )
}

/**
 * Indexes a menu and analyses its dishes' texts in slices, once per menu object, so that queries need
 * no long analysis.
 */
export const prepareMenu = oncePer(async (menu: GuestMenu) => {
  await inSlices(allDishes(menu), determineStates)
  indexes.set(menu, await finishInSlices(buildIndex(menu)))
})

function* buildIndex(menu: GuestMenu): Generator<void, IndexedMenu> {
  const headingsOf = new Map<GuestDish, readonly GuestSection[]>()
  const menuOf = new Map<GuestDish, GuestMenuPart>()
  for (const category of menu.categories) {
    for (const dish of category.dishes) headingsOf.set(dish, [category])
    for (const section of category.sections) {
      for (const dish of section.dishes) headingsOf.set(dish, [category, section])
    }
  }
  for (const part of menu.menus ?? []) for (const dish of allDishes(part)) menuOf.set(dish, part)
  const recommendations = `${menu.menu.aiInstructions}. ${menu.restaurant.aiInstructions}`
    .split(/[.!;\n]/)
    .map(foldText)
    .filter((sentence) => !negation.test(sentence))
  const dishes: IndexedDish[] = []
  const dishesBelow = new Map<string, IndexedDish[]>()
  for (const [position, dish] of allDishes(menu).entries()) {
    const headings = headingsOf.get(dish) ?? []
    const part = menuOf.get(dish)
    const headingIds = [...(part ? [part] : []), ...headings].map(({ id }) => id)
    const indexed = {
      dish,
      headingIds,
      course: findCourse([
        ...headings.map(({ name }) => name).toReversed(),
        dish.name,
        part?.name ?? '',
      ]),
      isPopular: isPopular(dish),
      isSuggestedFirst: recommendations.some((sentence) => sentence.includes(foldText(dish.name))),
      position,
    }
    dishes.push(indexed)
    for (const id of headingIds) {
      const below = dishesBelow.get(id) ?? []
      below.push(indexed)
      dishesBelow.set(id, below)
    }
    yield
  }
  const headings = menu.categories.flatMap((category) => [category, ...category.sections])
  const menus = menu.menus?.map((part) => ({ ...part, isMenu: true })) ?? []
  return {
    menu,
    lesserMainHeadingIds: new Set(
      headings.some(isMains) ? headings.filter(isLesserMains).map(({ id }) => id) : [],
    ),
    dishes,
    byId: new Map(dishes.map((indexed) => [indexed.dish.id, indexed])),
    headings: [...headings, ...menus].flatMap(({ id, name, service, ...heading }) => {
      const below = dishesBelow.get(id)
      const isMenu = 'isMenu' in heading
      return below
        ? [{ id, name, dishes: below, ...(service && { service }), ...(isMenu && { isMenu }) }]
        : []
    }),
  }
}

const popular = new WeakMap<GuestDish, boolean>()

/** Computed once per dish, because folding long instructions takes most of the index's time. */
function isPopular(dish: GuestDish): boolean {
  const known =
    popular.get(dish) ??
    (hasTag(dish, popularTag) || popularTag.test(foldText(dish.aiInstructions)))
  popular.set(dish, known)
  return known
}

const hasWord = (name: string, starts: readonly string[]) =>
  foldedWords(name).some((word) => starts.some((start) => word.startsWith(start)))

const isMains = ({ name }: { readonly name: string }) => hasWord(name, mainWords)
const isLesserMains = ({ name }: { readonly name: string }) =>
  hasWord(name, lesserMainWords) && !hasWord(name, mainWords)

// A negated sentence ("Don't suggest the lamb on Mondays") recommends nothing.
const negation =
  /\b(not|no|never|don['’]t|dont|avoid|except|degil|onerme|asla|nicht|kein|nie|pas|jamais|non|mai|nunca|niet|geen|не|ні)\b|不|لا/u

/** Matches folded tags and instructions that mark a dish as popular. */
export const popularTag =
  /sef|chef|favori|favourite|favorite|popular|populer|cok satan|imza|signature|best ?seller|empfehlung|specialite|especialidad|specialita/
