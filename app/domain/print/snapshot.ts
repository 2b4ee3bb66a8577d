import { createHash, type Hash } from 'node:crypto'
import { isGuestLocale, type GuestLocale } from '#app/i18n/locales.ts'
import { determineStates, type DishState } from '../dietary/dish-state.ts'
import {
  allDishes,
  type GuestDish,
  type GuestMenu,
  type GuestMenuPart,
  type GuestSection,
} from '../guest-menu/guest-menu.ts'
import { validStatements } from '../guest-menu/option-group.ts'
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
  /** When it is served; undefined for the same times as the heading above it. */
  readonly service: Service | undefined
  readonly dishes: readonly PrintedDish[]
}

/** What papers show of a restaurant. */
export interface Snapshot {
  /** The owner's notice above the menu; its text is empty for none. */
  readonly notice: ShownText
  readonly menus: readonly PrintedMenu[]
}

/** One of the restaurant's menus. */
export interface PrintedMenu {
  /** Undefined if the restaurant has only this one. */
  readonly name: ShownText | undefined
  /** When it is served; undefined for always. */
  readonly service: Service | undefined
  /** The categories in the page's order; none is empty. */
  readonly sections: readonly PrintedSection[]
}

/** Returns what paper shows, from the records that the guest page shows. Works in slices. */
export async function takeSnapshot(menu: GuestMenu, texts: MenuTexts): Promise<Snapshot> {
  const entries = await inSlices(allDishes(menu), (dish) => {
    const printed = { dish, shown: texts.dish(dish), states: determineStates(dish) }
    return [dish, printed] as const
  })
  const printedDishes = new Map(entries)
  const print = (dishes: readonly GuestDish[]) =>
    dishes.flatMap((dish) => printedDishes.get(dish) ?? [])
  const section = (
    level: 1 | 2,
    { id, name, service, dishes }: GuestSection,
    above: Service | undefined,
  ): PrintedSection => ({
    level,
    name: texts.text('category', id, name),
    service: service === above ? undefined : service,
    dishes: print(dishes),
  })
  const parts = menu.menus ?? [{ ...menu, id: menu.menu.id, name: '' }]
  const menus = parts.map(({ id, name, service, categories, uncategorised }: GuestMenuPart) => ({
    name: parts.length > 1 ? texts.text('menu', id, name) : undefined,
    service,
    sections: [
      ...categories.flatMap((category) => [
        section(1, category, service),
        ...category.sections.map((inner) => section(2, inner, category.service)),
      ]),
      {
        level: 1,
        name: undefined,
        service: undefined,
        dishes: print(uncategorised),
      } as const,
    ].filter((one, index, all) => one.dishes.length > 0 || all[index + 1]?.level === 2),
  }))
  const { id, visit } = menu.restaurant
  return { notice: texts.text('notice', id, visit?.notice ?? ''), menus }
}

// Crockford's base 32: no letter looks like a digit.
const codeDigits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const codeLength = 8

/**
 * Returns the code of what paper in a language says at present, such as "DE-K7M2-9QXD". It changes
 * with whatever a paper shows: the restaurant's name, location and notice, headings, serving times,
 * dishes with their translations, prices, portions, calories, origin of meat, options, and facts.
 * @param snapshot in this language
 */
export async function printCode(
  { restaurant, menu }: GuestMenu,
  { notice, menus }: Snapshot,
  language: GuestLocale,
): Promise<string> {
  const hash = createHash('sha256')
  const add = (...record: readonly unknown[]) => hash.update(`${JSON.stringify(record)}\n`)
  add(language, restaurant.name, restaurant.location, notice.text, menu.currency)
  for (const { name, service, sections } of menus) {
    add(name?.text, service)
    for (const section of sections) {
      add(section.level, section.name?.text, section.service)
      await inSlices(section.dishes, (printed) => add(...shownOf(printed)))
    }
  }
  return codeOf(hash, language)
}

/** What papers show of a dish. */
const shownOf = ({ dish, shown, states }: PrintedDish) => [
  shown.name,
  shown.original?.name,
  shown.description,
  shown.ingredients,
  shown.sizes.map(({ name, priceMinor, portion, calories }) => [
    name,
    priceMinor,
    portion,
    calories,
  ]),
  dish.meatOrigin,
  shown.optionGroups?.map(({ name, options }) => [
    name,
    options.map((option) => [option.name, option.extraMinor]),
  ]),
  optionRecords(dish),
  [...states].map(([fact, { state }]) => [fact, state]),
]

/** What the states of a dish's options are determined from. */
export const optionRecords = ({ optionGroups = [] }: GuestDish) =>
  optionGroups.map(({ min, max, options }) => [
    min,
    max,
    options.map((option) => [
      option.name,
      option.ingredients,
      validStatements(option).map(([fact, { state }]) => [fact, state]),
    ]),
  ])

/**
 * Returns the code of a table's card, which shows nothing of the menu.
 * @param address where its QR code leads
 */
export const cardCode = (restaurantName: string, address: string, language: GuestLocale): string =>
  codeOf(createHash('sha256').update(JSON.stringify([restaurantName, address])), language)

function codeOf(hash: Hash, language: GuestLocale): string {
  const bytes = [...hash.digest().subarray(0, codeLength)]
  const digits = bytes.map((byte) => codeDigits[byte % 32]).join('')
  return `${language.toUpperCase()}-${digits.slice(0, 4)}-${digits.slice(4)}`
}

/** Returns the language of the paper that has a code; undefined if there is no such code. */
export function languageOfCode(code: string): GuestLocale | undefined {
  const [, language = ''] = /^([a-z]{2})-/.exec(code.toLowerCase()) ?? []
  return isGuestLocale(language) ? language : undefined
}
