import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { dishes, restaurants } from '#app/db/schema/index.ts'
import { readDishesWithStatements } from '../dishes/read-dishes.ts'
import { arrangeDishes } from '../guest-page/arrange-dishes.ts'
import type { GuestDish } from '../guest-menu/guest-menu.ts'
import type { MenuLanguage } from '../guest-menu/menu-language.ts'
import type { Statements } from '../guest-menu/statements.ts'
import type { Dish } from '../locks/lock-dish.ts'
import type { Menu } from '../locks/lock-menu.ts'
import type { Restaurant } from '../locks/lock-restaurant.ts'
import { readRestaurantPrices } from '../restaurant-prices/read-restaurant-prices.ts'
import { showsMenu } from '../restaurants/shown-menus.ts'
import { readSoldOut } from '../sold-out/read-sold-out.ts'
import type { MenuTexts, ShownText } from '../translations/menu-texts.ts'
import type { SubjectKind } from '../translations/subjects.ts'

/** Why guests may not see what a preview shows. */
export type PreviewNotice =
  | 'passive'
  | 'not_shown'
  | 'own_price'
  | 'category_empty'
  | 'only_menu'
  | 'held_back'

/** What a preview shows of a restaurant, which may not be stored yet. */
export type PreviewedRestaurant = Pick<
  Restaurant,
  'id' | 'slug' | 'name' | 'location' | 'logoUrl' | 'coverUrl' | 'look' | 'visit'
>

/** A part of the guest page as it will be once a form is saved. */
export interface Previewed {
  /** The restaurant at which guests see it; undefined if none shows the menu. */
  readonly restaurant: PreviewedRestaurant | undefined
  /** Undefined for a restaurant without a menu. */
  readonly menu: Pick<Menu, 'currency' | 'language'> | undefined
  /** The headings above the dishes: a main category, and its sub-category if there is one. */
  readonly headings: readonly string[]
  readonly dishes: readonly GuestDish[]
  readonly notices: readonly PreviewNotice[]
  /** For a new menu: the categories of its template. */
  readonly emptyCategories?: readonly string[]
  /** For a restaurant's details: the text before the first question, and whether guests may ask. */
  readonly chat?: { readonly warning: string; readonly isActive: boolean }
  /** For a translation. */
  readonly translated?: {
    /** What is translated. */
    readonly kind: SubjectKind
    readonly language: MenuLanguage
    readonly texts: MenuTexts
    /** A text that is neither a dish's nor a category's. */
    readonly text: ShownText | undefined
  }
}

/** The dishes of a category that a preview shows. */
const maxDishes = 3

/** Finds the restaurant at which a menu is previewed: an active one if possible, then the newest. */
export async function findShowing(
  transaction: Transaction,
  menuId: string,
): Promise<Restaurant | undefined> {
  const [restaurant] = await transaction
    .select()
    .from(restaurants)
    .where(showsMenu(menuId))
    .orderBy(desc(restaurants.isActive), desc(restaurants.createdAt), asc(restaurants.id))
    .limit(1)
  return restaurant
}

/** Returns dishes as guests of a restaurant see them. */
export async function asGuestDishes(
  transaction: Transaction,
  rows: readonly Dish[],
  stated: ReadonlyMap<string, Statements>,
  restaurantId: string | undefined,
): Promise<{ readonly dishes: readonly GuestDish[]; readonly hasOwnPrice: boolean }> {
  const [soldOut, prices] =
    restaurantId === undefined
      ? [[], new Map()]
      : await Promise.all([
          readSoldOut(transaction, restaurantId),
          readRestaurantPrices(transaction, restaurantId),
        ])
  const { uncategorised } = arrangeDishes([], rows, { stated, soldOut: new Set(soldOut), prices })
  return { dishes: uncategorised, hasOwnPrice: rows.some(({ id }) => prices.has(id)) }
}

/** Reads the first few active dishes that meet a condition, as guests of a restaurant see them. */
export async function readFirstDishes(
  transaction: Transaction,
  condition: SQL | undefined,
  restaurantId: string | undefined,
): Promise<readonly GuestDish[]> {
  const first = await transaction
    .select({ id: dishes.id })
    .from(dishes)
    .where(and(eq(dishes.isActive, true), condition))
    .orderBy(asc(dishes.position), asc(dishes.id))
    .limit(maxDishes)
  const ids = first.map(({ id }) => id)
  const { rows, stated } = await readDishesWithStatements(transaction, inArray(dishes.id, ids))
  return (await asGuestDishes(transaction, rows, stated, restaurantId)).dishes
}
