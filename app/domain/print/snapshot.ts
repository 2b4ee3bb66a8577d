import { createHash } from 'node:crypto'
import { determineStates, type DishState } from '../dietary/dish-state.ts'
import {
  allDishes,
  type GuestDish,
  type GuestMenu,
  type GuestMenuPart,
  type GuestSection,
} from '../guest-menu/guest-menu.ts'
import { inSlices } from '../in-slices.ts'
import type { Service } from '../guest-menu/service.ts'
import type { StatedFact } from '../guest-menu/statements.ts'
import type { MenuTexts, ShownDish, ShownText } from '../translations/menu-texts.ts'

/** A dish on paper: its texts in the paper's language, and its facts from the owner's records. */
export interface PrintedDish {
  readonly dish: GuestDish
  readonly shown: ShownDish
  readonly states: ReadonlyMap<StatedFact, DishState>
}

/** A heading with its dishes. */
export interface PrintedSection {
  /** 1 for a category and for dishes without one, 2 for a sub-category. */
  readonly level: 1 | 2
  /** Undefined for dishes without a category. */
  readonly name: ShownText | undefined
  /** When it is served; undefined for always. */
  readonly service: Service | undefined
  readonly dishes: readonly PrintedDish[]
}

/** One of the restaurant's menus. */
export interface PrintedMenu {
  /** Undefined if the restaurant has only this one. */
  readonly name: ShownText | undefined
  readonly service: Service | undefined
  /** The categories in the page's order; none is empty. */
  readonly sections: readonly PrintedSection[]
}

/**
 * Returns what paper shows of a restaurant's menus, from the records that the guest page shows. Works
 * in slices.
 */
export async function takeSnapshot(
  menu: GuestMenu,
  texts: MenuTexts,
): Promise<readonly PrintedMenu[]> {
  const entries = await inSlices(allDishes(menu), (dish) => {
    const printed = { dish, shown: texts.dish(dish), states: determineStates(dish) }
    return [dish, printed] as const
  })
  const printedDishes = new Map(entries)
  const print = (dishes: readonly GuestDish[]) =>
    dishes.flatMap((dish) => printedDishes.get(dish) ?? [])
  const section = (level: 1 | 2, { id, name, service, dishes }: GuestSection): PrintedSection => ({
    level,
    name: texts.text('category', id, name),
    service,
    dishes: print(dishes),
  })
  return partsOf(menu).map(({ id, name, service, categories, uncategorised }) => ({
    name: menu.menus ? texts.text('menu', id, name) : undefined,
    service,
    sections: [
      ...categories.flatMap((category) => [
        section(1, category),
        ...category.sections.map((inner) => section(2, inner)),
      ]),
      {
        level: 1,
        name: undefined,
        service: undefined,
        dishes: print(uncategorised),
      } as const,
    ].filter((one, index, all) => one.dishes.length > 0 || all[index + 1]?.level === 2),
  }))
}

const partsOf = (menu: GuestMenu): readonly GuestMenuPart[] =>
  menu.menus ?? [{ ...menu, id: menu.menu.id, name: '' }]

// Crockford's base 32: no letter looks like a digit.
const codeDigits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const codeLength = 8

/**
 * Returns the code of what a menu says at present, such as "K7M2-9QXD". It is the same on every
 * paper in every language, and changes with whatever the owner changes of names, descriptions,
 * ingredients, prices, portions, origin of meat, options, serving times and facts.
 */
export function printCode({ restaurant, menu, ...shown }: GuestMenu): string {
  const records = partsOf({ restaurant, menu, ...shown }).map((part) => [
    part.name,
    part.service ?? null,
    part.uncategorised.map(recordOf),
    part.categories.map((category) =>
      [category, ...category.sections].map(({ name, service, dishes }) => [
        name,
        service ?? null,
        dishes.map(recordOf),
      ]),
    ),
  ])
  const hash = createHash('sha256')
    .update(JSON.stringify([restaurant.name, menu.currency, records]))
    .digest()
  const digits = [...hash.subarray(0, codeLength)].map((byte) => codeDigits[byte % 32]).join('')
  return `${digits.slice(0, 4)}-${digits.slice(4)}`
}

/** What the menu says about a dish, as JSON. */
export const recordOf = (dish: GuestDish) => [
  dish.name,
  dish.description,
  dish.ingredients,
  dish.tags,
  dish.sizes.map(({ name, priceMinor, calories, portion }) => [
    name,
    priceMinor,
    calories,
    // Dishes without one keep the code of papers that were printed before portions were recorded.
    ...(portion ? [portion.amount, portion.unit] : []),
  ]),
  ...(dish.meatOrigin ? [dish.meatOrigin] : []),
  dish.optionGroups ?? [],
  [...determineStates(dish)].map(([fact, { state }]) => [fact, state]),
]
