import type { dishes } from '#app/db/schema/index.ts'
import type { PictureKind } from '../picture-kinds.ts'
import type { CheckedTranslation } from './check-translations.ts'
import type { NewIds } from './new-ids.ts'
import type { ArchivedRow, ArchivedRows } from './row-schemas.ts'
import { splitSubject } from './select-translations.ts'

interface NewRowsInput {
  readonly rows: ArchivedRows
  readonly translations: readonly CheckedTranslation[]
  readonly ownerId: string
  readonly ids: NewIds
  /** The position of the first menu. */
  readonly menuPosition: number
  /** By the restaurants' ids in the archive. */
  readonly slugs: ReadonlyMap<string, string | null>
  /** The path of a stored picture; null for none. */
  readonly pathOf: (kind: PictureKind, id: string) => string | null
  readonly now: Date
}

/**
 * Returns the rows to insert, in the order of their tables' foreign keys. Restaurants are passive: their
 * owner turns the chat on, as far as the plan allows.
 */
export function newRows(input: NewRowsInput) {
  const { rows, ownerId, ids, menuPosition, pathOf } = input
  const ofRestaurant = <Row extends { readonly restaurantId: string }>(row: Row) => ({
    ...row,
    ownerId,
    restaurantId: ids.of('restaurant', row.restaurantId),
  })
  const ofDish = <Row extends { readonly dishId: string }>(row: Row) => ({
    ...row,
    ownerId,
    dishId: ids.of('dish', row.dishId),
  })
  const pricesOf = ({
    dishId,
    morePrices,
  }: ArchivedRow<'scheduled_prices'> | ArchivedRow<'restaurant_prices'>) =>
    Object.fromEntries(
      Object.entries(morePrices).map(([id, price]) => [ids.within(dishId, id), price]),
    )
  return {
    menus: inOrder(rows.menus).map((menu, index) => ({
      ...menu,
      ownerId,
      id: ids.of('menu', menu.id),
      position: menuPosition + index,
      assistantId: crypto.randomUUID(),
    })),
    categories: inOrder(rows.categories)
      .map((category, index) => ({
        ...category,
        ownerId,
        id: ids.of('category', category.id),
        menuId: ids.of('menu', category.menuId),
        parentId: ids.orNull('category', category.parentId),
        position: index,
      }))
      // Parents are inserted before their sub-categories.
      .toSorted((a, b) => Number(a.parentId !== null) - Number(b.parentId !== null)),
    dishes: inOrder(rows.dishes).map((dish, index) => ({
      ...newDish(dish, ids),
      ownerId,
      position: index,
      imageUrl: pathOf('dishPicture', dish.id),
    })),
    dishFacts: rows.dish_facts.map(ofDish),
    restaurants: newRestaurants(input),
    restaurantMenus: rows.restaurant_menus.map((row) => ({
      ...ofRestaurant(row),
      menuId: ids.of('menu', row.menuId),
    })),
    houseFacts: rows.house_facts.map(ofRestaurant),
    soldOut: rows.sold_out.map((row) => ofRestaurant(ofDish(row))),
    restaurantPrices: rows.restaurant_prices.map((row) => ({
      ...ofRestaurant(ofDish(row)),
      morePrices: pricesOf(row),
    })),
    scheduledPrices: rows.scheduled_prices.map((row) => ({
      ...ofDish(row),
      morePrices: pricesOf(row),
    })),
    restaurantLanguages: newLanguages(input).map(ofRestaurant),
    translations: input.translations.map((translation) => newTranslation(translation, input)),
  }
}

export type NewRows = ReturnType<typeof newRows>

/** Rows at the same position are in the order of their ids, as guests see them. */
const inOrder = <Row extends { readonly position: number; readonly id: string }>(
  rows: readonly Row[],
): Row[] => rows.toSorted((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1))

/** Lists of restaurants are in this order. */
export const inOrderOfTime = (
  restaurants: ArchivedRows['restaurants'],
): ArchivedRow<'restaurants'>[] =>
  restaurants.toSorted(
    (a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1),
  )

function newDish(
  dish: ArchivedRow<'dishes'>,
  ids: NewIds,
): Omit<typeof dishes.$inferInsert, 'ownerId'> {
  const within = <Part extends { readonly id: string }>(part: Part): Part => ({
    ...part,
    id: ids.within(dish.id, part.id),
  })
  return {
    ...dish,
    id: ids.of('dish', dish.id),
    menuId: ids.of('menu', dish.menuId),
    mainCategoryId: ids.orNull('category', dish.mainCategoryId),
    subCategoryId: ids.orNull('category', dish.subCategoryId),
    sizeId: dish.sizeId === null ? null : ids.within(dish.id, dish.sizeId),
    moreSizes: dish.moreSizes.map(within),
    optionGroups: dish.optionGroups.map((group) => ({
      ...within(group),
      options: group.options.map(within),
    })),
  }
}

function newRestaurants({ rows, ownerId, ids, slugs, pathOf, now }: NewRowsInput) {
  const inTime = inOrderOfTime(rows.restaurants)
  return inTime.map((restaurant, index) => ({
    ...restaurant,
    ownerId,
    id: ids.of('restaurant', restaurant.id),
    menuId: ids.orNull('menu', restaurant.menuId),
    slug: slugs.get(restaurant.id) ?? null,
    logoUrl: pathOf('logo', restaurant.id),
    coverUrl: pathOf('cover', restaurant.id),
    isActive: false,
    createdAt: new Date(now.getTime() - inTime.length + index),
  }))
}

/** A language is live only if guests may read any translation into it. */
function newLanguages({ rows, translations }: NewRowsInput) {
  const readable = new Set(
    translations
      .filter(({ problems, reviewedAt }) => problems.length === 0 && reviewedAt !== null)
      .map(({ language, menuId, restaurantId }) => `${language} ${menuId ?? restaurantId ?? ''}`),
  )
  return rows.restaurant_languages.map((row) => {
    const { restaurantId, language, liveAt } = row
    const shown = [
      restaurantId,
      ...rows.restaurants.filter(({ id }) => id === restaurantId).map(({ menuId }) => menuId),
      ...rows.restaurant_menus
        .filter((further) => further.restaurantId === restaurantId)
        .map(({ menuId }) => menuId),
    ]
    const isReadable = shown.some((id) => readable.has(`${language} ${id ?? ''}`))
    return { ...row, liveAt: isReadable ? liveAt : null }
  })
}

function newTranslation(translation: CheckedTranslation, { ownerId, ids }: NewRowsInput) {
  const { kind, id } = splitSubject(translation.subject)
  const renamed = (texts: Readonly<Record<string, string>>) =>
    kind === 'dish'
      ? Object.fromEntries(
          Object.entries(texts).map(([field, text]) => [ids.field(id, field), text]),
        )
      : texts
  return {
    ...translation,
    ownerId,
    subject: ids.subject(translation),
    menuId: ids.orNull('menu', translation.menuId),
    restaurantId: ids.orNull('restaurant', translation.restaurantId),
    source: renamed(translation.source),
    texts: renamed(translation.texts),
    problems: renamedProblems(translation.problems, (field) => ids.field(id, field)),
    doubts: renamedProblems(translation.doubts, (field) => ids.field(id, field)),
  }
}

const renamedProblems = <Problem extends { readonly field: string }>(
  problems: readonly Problem[],
  rename: (field: string) => string,
): Problem[] => problems.map((problem) => ({ ...problem, field: rename(problem.field) }))
