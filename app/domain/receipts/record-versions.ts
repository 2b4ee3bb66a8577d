import { createHash } from 'node:crypto'
import { determineStates } from '../dietary/dish-state.ts'
import { allDishes, type GuestDish, type GuestMenu } from '../guest-menu/guest-menu.ts'
import { inSlices } from '../in-slices.ts'
import { optionRecords } from '../print/snapshot.ts'

/*
 * The version of a record is a hash of what it says to guests, so that nothing has to be stored to
 * compare it later. It is written after the record's mark, both in hexadecimal digits.
 */

const markDigits = 12
const versionDigits = 8
/** The length of a record's mark and version. */
export const recordDigits = markDigits + versionDigits
/** An answer about more dishes rests on the whole menu, so that its link has room for their names. */
const maxRecords = 40

const houseMark = '0'.repeat(markDigits)
const menuMark = 'f'.repeat(markDigits)
// As dishes' addresses have it.
const markOf = ({ id }: GuestDish) => id.slice(-markDigits)

const hash = (mark: string, record: unknown) =>
  mark + createHash('sha256').update(JSON.stringify(record)).digest('hex').slice(0, versionDigits)

/** What an answer may say of a dish. It never says when something was confirmed. */
const recordOf = (dish: GuestDish) => [
  dish.name,
  dish.description,
  dish.ingredients,
  dish.tags,
  dish.aiInstructions,
  dish.sizes.map(({ name, priceMinor, calories, portion }) => [
    name,
    priceMinor,
    calories,
    portion,
  ]),
  dish.meatOrigin,
  dish.optionGroups?.map(({ name, options }) => [
    name,
    options.map(({ extraMinor }) => extraMinor),
  ]),
  optionRecords(dish),
  [...determineStates(dish)].map(([fact, { state }]) => [fact, state]),
]

/** Returns what makes a dish's version, which also has its price's currency and when it is served. */
function versionsOf({ menu, categories, menus = [] }: GuestMenu) {
  const headings = [
    ...menus.map(({ service, uncategorised }) => ({ service, dishes: uncategorised })),
    ...categories.flatMap((category) => [category, ...category.sections]),
  ]
  const services = new Map(
    headings.flatMap(({ service, dishes }) => dishes.map((dish) => [dish, service] as const)),
  )
  return (dish: GuestDish) =>
    hash(markOf(dish), [recordOf(dish), menu.currency, services.get(dish)])
}

function versionOfHouse({ restaurant, menu, house = {} }: GuestMenu): string {
  const facts = Object.entries(house).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return hash(houseMark, [restaurant.location, restaurant.visit ?? null, menu.aiContext, facts])
}

async function versionOfMenu(menu: GuestMenu): Promise<string> {
  return hash(menuMark, await inSlices(allDishes(menu), versionsOf(menu)))
}

/** Whether a reply rests on the whole menu, because it names none of its dishes or very many. */
export const isOfWholeMenu = (records: readonly string[]): boolean =>
  records.some((one) => one.startsWith(menuMark))

interface Records {
  /** May contain duplicates, and dishes that aren't on the menu. */
  readonly dishIds: readonly string[]
  /** Whether the owner's texts about the house belong to them. */
  readonly isAboutHouse: boolean
  /** Whether the reply is about the menu, also if it names none of its dishes. */
  readonly isAboutMenu: boolean
}

/**
 * Returns the present versions of records. A reply about the menu that names no dish, such as "none
 * is marked as free of nuts", rests on all of it.
 * @param menu with the owner's texts
 */
export async function recordVersions(
  menu: GuestMenu,
  { dishIds, isAboutHouse, isAboutMenu }: Records,
): Promise<readonly string[]> {
  const ids = new Set(dishIds)
  const found = allDishes(menu).filter(({ id }) => ids.has(id))
  const house = isAboutHouse ? [versionOfHouse(menu)] : []
  if (found.length > maxRecords) return [...house, await versionOfMenu(menu)]
  const versions = [...house, ...(await inSlices(new Set(found), versionsOf(menu)))]
  return versions.length === 0 && isAboutMenu ? [await versionOfMenu(menu)] : versions
}

/** What has become of records. */
export interface RecordChanges {
  /** The dishes whose records have changed. */
  readonly changed: readonly GuestDish[]
  /** How many dishes are no longer on the menu. */
  readonly gone: number
  /** Whether the owner's texts about the house have changed. */
  readonly isHouseChanged: boolean
  /** Whether anything on the menu has changed, if the reply rests on the whole menu. */
  readonly isMenuChanged: boolean
}

/**
 * Compares records with today's.
 * @param menu null if the restaurant shows none
 */
export async function findRecordChanges(
  records: readonly string[],
  menu: GuestMenu | null,
): Promise<RecordChanges> {
  const dishes = new Map((menu ? allDishes(menu) : []).map((dish) => [markOf(dish), dish]))
  const house = records.find((record) => record.startsWith(houseMark))
  const whole = records.find((record) => record.startsWith(menuMark))
  const ofDishes = records.filter((record) => record !== house && record !== whole)
  const found = ofDishes.flatMap((record) => {
    const dish = dishes.get(record.slice(0, markDigits))
    return dish ? [{ record, dish }] : []
  })
  const versionOf = menu && versionsOf(menu)
  const changed = await inSlices(found, ({ record, dish }) =>
    versionOf?.(dish) === record ? [] : [dish],
  )
  return {
    changed: changed.flat(),
    gone: ofDishes.length - found.length,
    isHouseChanged: house !== undefined && (menu === null || versionOfHouse(menu) !== house),
    isMenuChanged: whole !== undefined && (menu === null || (await versionOfMenu(menu)) !== whole),
  }
}
