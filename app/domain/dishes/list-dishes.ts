import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { dishes, scheduledPrices } from '#app/db/schema/index.ts'
import { requireRowId } from '../field-schemas.ts'
import { getMenuRow } from '../locks/lock-menu.ts'
import {
  asScheduledPrice,
  scheduledColumns,
  type ScheduledPrice,
} from '../scheduled-prices/scheduled-price.ts'
import { readTimeZone } from '../accounts/read-time-zone.ts'
import { sizeColumns } from '../sizes/size-columns.ts'
import type { Sizes } from '../sizes/size.ts'
import { sizesOf } from '../sizes/sizes-of.ts'
import { readInPages } from './read-dishes.ts'
import { showsMenu } from '../restaurants/shown-menus.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

/** The length of the excerpt of the AI instructions in a list, in characters. */
const excerptLength = 240

/** A dish with the fields that lists need; `getDish` returns all. */
export type ListedDish = Omit<
  Awaited<ReturnType<typeof readDishes>>[number],
  'scheduled' | 'size'
> & {
  readonly sizes: Sizes
  readonly scheduled: ScheduledPrice | null
}

/**
 * Lists a menu's dishes, including passive ones, in the owner's order.
 * @throws {NotFoundError}
 */
export async function listDishes(member: Member, menuId: string): Promise<ListedDish[]> {
  return asOwner(member, 'see', async (transaction) => {
    const id = requireRowId(menuId, 'menu_not_found')
    const [, timeZone, found] = await Promise.all([
      getMenuRow(transaction, id),
      readTimeZone(transaction),
      readDishes(transaction, id),
    ])
    return found.map(({ size, ...dish }) => ({
      ...dish,
      sizes: sizesOf(size),
      scheduled: dish.scheduled && asScheduledPrice(dish.scheduled, timeZone),
    }))
  })
}

/** Whether all restaurants that show the dish's menu have sold it out; null if none shows it. */
const isSoldOutEverywhere = sql<boolean | null>`(
  select bool_and(sold_out.id is not null)
  from restaurants left join sold_out
    on sold_out.restaurant_id = restaurants.id and sold_out.dish_id = dishes.id
  where ${showsMenu(dishes.menuId)})`

/** The number of restaurants that show the dish's menu and have a price that replaces the menu's. */
const ownPrices = sql<number>`(
  select count(*)::integer
  from restaurants join restaurant_prices
    on restaurant_prices.restaurant_id = restaurants.id and restaurant_prices.dish_id = dishes.id
  where ${showsMenu(dishes.menuId)})`

function readDishes(transaction: Transaction, menuId: string) {
  return readInPages(transaction, eq(dishes.menuId, menuId), (onPage) =>
    transaction
      .select({
        size: sizeColumns,
        id: dishes.id,
        name: dishes.name,
        ingredients: dishes.ingredients,
        tags: dishes.tags,
        aiExcerpt: sql<string>`left(${dishes.aiInstructions}, ${excerptLength})`,
        ownPrices,
        scheduled: scheduledColumns,
        hasOptions: sql<boolean>`${dishes.optionGroups} <> '[]'`,
        imageUrl: dishes.imageUrl,
        isActive: dishes.isActive,
        isSoldOut: isSoldOutEverywhere,
        mainCategoryId: dishes.mainCategoryId,
        subCategoryId: dishes.subCategoryId,
        position: dishes.position,
      })
      .from(dishes)
      .leftJoin(scheduledPrices, eq(scheduledPrices.dishId, dishes.id))
      .where(onPage),
  )
}
