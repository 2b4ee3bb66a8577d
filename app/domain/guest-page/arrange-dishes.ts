import type { categories, dishes } from '#app/db/schema/index.ts'
import type { Statements } from '../guest-menu/statements.ts'
import type { GuestDish, GuestDishes, GuestSection } from '../guest-menu/guest-menu.ts'
import type { Service } from '../guest-menu/service.ts'
import { noPrices, replacePrices, type PriceColumns } from '../sizes/size-prices.ts'
import { sizesOf } from '../sizes/sizes-of.ts'
import { withinService } from '../service-hours/within-service.ts'

type CategoryRow = typeof categories.$inferSelect
type DishRow = typeof dishes.$inferSelect

/** What guests see of dishes besides their rows, by dish id, and when the menu is served. */
export interface DishContext {
  readonly stated: ReadonlyMap<string, Statements>
  readonly soldOut: ReadonlySet<string>
  /** The different prices that replace the menu's, at the restaurants that the menu is for. */
  readonly prices: ReadonlyMap<string, readonly PriceColumns[]>
  /** When the whole menu is served; omitted for always. */
  readonly service?: Service
}

/**
 * Groups dishes by their categories, in the given order of both. Categories without dishes are
 * omitted; dishes whose category is missing, or nested too deep, are listed at the end.
 */
export function arrangeDishes(
  categoryRows: readonly CategoryRow[],
  dishRows: readonly DishRow[],
  { stated, soldOut, prices, service: menuService }: DishContext,
): GuestDishes {
  const children = Map.groupBy(categoryRows, (category) => category.parentId)
  const mains = children.get(null) ?? []
  const listedCategories = mains.flatMap((main) => [main, ...(children.get(main.id) ?? [])])
  const listedIds = new Set(listedCategories.map((category) => category.id))
  const categoryOf = (dish: DishRow) =>
    [dish.subCategoryId, dish.mainCategoryId].find((id) => id !== null && listedIds.has(id)) ?? null
  const dishesByCategory = Map.groupBy(dishRows, categoryOf)
  const asGuest = (dish: DishRow) =>
    asGuestDish(dish, {
      stated: stated.get(dish.id),
      isSoldOut: soldOut.has(dish.id),
      prices: prices.get(dish.id),
    })
  const section = (category: CategoryRow, main?: CategoryRow): GuestSection => {
    const outer = main ? withinService(menuService, main.service ?? undefined) : menuService
    const service = withinService(outer, category.service ?? undefined)
    return {
      id: category.id,
      name: category.name,
      dishes: (dishesByCategory.get(category.id) ?? []).map(asGuest),
      ...(service && { service }),
    }
  }

  return {
    categories: mains
      .map((main) => ({
        ...section(main),
        sections: (children.get(main.id) ?? [])
          .map((sub) => section(sub, main))
          .filter((sub) => sub.dishes.length > 0),
      }))
      .filter((main) => main.dishes.length > 0 || main.sections.length > 0),
    uncategorised: (dishesByCategory.get(null) ?? []).map(asGuest),
  }
}

/** Returns a dish's sizes with the prices that all restaurants share, or else with the menu's. */
function pricedSizes(
  dish: DishRow,
  prices: readonly PriceColumns[] = [noPrices],
): Pick<GuestDish, 'sizes' | 'priceVaries'> {
  const sizes = sizesOf(dish)
  const [priced = sizes, ...others] = prices.map((replacing) => replacePrices(sizes, replacing))
  const varies = others.some((other) =>
    other.some(({ priceMinor }, index) => priceMinor !== priced[index]?.priceMinor),
  )
  return varies ? { sizes, priceVaries: true } : { sizes: priced }
}

/** What guests see of one dish besides its row. */
interface Context {
  readonly stated: Statements | undefined
  readonly isSoldOut: boolean
  readonly prices: readonly PriceColumns[] | undefined
}

const guestDishes = new WeakMap<DishRow, { readonly context: Context; readonly dish: GuestDish }>()

/** Returns the same object for the same row and context, because much is cached by dish. */
function asGuestDish(row: DishRow, context: Context): GuestDish {
  const cached = guestDishes.get(row)
  if (cached && isSameContext(cached.context, context)) return cached.dish
  const { stated, isSoldOut, prices } = context
  const dish = {
    id: row.id,
    name: row.name,
    description: row.description,
    ingredients: row.ingredients,
    tags: row.tags,
    imageUrl: row.imageUrl,
    aiInstructions: row.aiInstructions,
    factsVersion: row.factsVersion,
    ...(row.meatOrigin.length > 0 && { meatOrigin: row.meatOrigin }),
    ...(row.optionGroups.length > 0 && { optionGroups: row.optionGroups }),
    ...(stated && { stated }),
    ...(isSoldOut && { isSoldOut }),
    ...pricedSizes(row, prices),
  }
  guestDishes.set(row, { context, dish })
  return dish
}

const isSameContext = (one: Context, other: Context) =>
  one.isSoldOut === other.isSoldOut &&
  JSON.stringify([one.stated, one.prices]) === JSON.stringify([other.stated, other.prices])
