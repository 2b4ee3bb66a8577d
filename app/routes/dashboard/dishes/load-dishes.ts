import { listCategories } from '#app/domain/categories/list-categories.ts'
import { getDishWithFacts } from '#app/domain/dishes/get-dish.ts'
import { listDishes } from '#app/domain/dishes/list-dishes.ts'
import { getMenu } from '#app/domain/menus/get-menu.ts'
import { dateAt } from '#app/domain/scheduled-prices/dates.ts'
import { toEditedDish } from './page-dishes.ts'
import { filterDishes } from './filter-dishes.ts'
import { groupDishes, filterGroups, windowOf } from './group-dishes.ts'
import { readView } from './list-view.ts'
import type { OpenSession } from '#app/auth/find-session.ts'
import type { DishesPageProps } from './page-props.ts'

const suggestedTags = 12
/** The number of tags suggested for many dishes, where a tag can also be removed. */
const knownTags = 200
/** Dishes whose options can be copied. */
const maxWithOptions = 200
/** The maximum length in characters that fits into a row of the list. */
const maxListText = 240

/**
 * Loads a menu's dishes page. To stay small for long menus, the data contains only the rows in view,
 * and only the dish whose panel is open is complete.
 * @throws {NotFoundError}
 */
export async function loadDishes(
  { member, owner }: OpenSession,
  menuId: string,
  search: URLSearchParams,
): Promise<Omit<DishesPageProps, 'result' | 'imported'>> {
  const [menu, allCategories, dishes] = await Promise.all([
    getMenu(member, menuId),
    listCategories(member, menuId),
    listDishes(member, menuId),
  ])
  const dishId = search.get('edit') ?? search.get('picture')
  const open = dishes.find(({ id }) => id === dishId)
  const opened = open && (await getDishWithFacts(member, open.id))
  const categories = allCategories.map(({ id, name, parentId }) => ({ id, name, parentId }))
  const { filter, from, count, isSelecting } = readView(search)
  const passing = new Set((await filterDishes(dishes, filter)).map((dish) => dish.id))
  const found = filterGroups(groupDishes(dishes, categories), (rows) =>
    rows.filter((dish) => passing.has(dish.id)),
  )
  return {
    menu: { id: menu.id, name: menu.name, currency: menu.currency },
    categories,
    groups: windowOf(found, from, count).map((group) => ({
      ...group,
      dishes: group.dishes.map(shortened),
    })),
    counts: {
      total: dishes.length,
      active: dishes.filter(({ isActive }) => isActive).length,
      found: found.reduce((sum, group) => sum + group.dishes.length, 0),
    },
    selectable: isSelecting
      ? {
          idsByGroup: Object.fromEntries(
            found.map((group) => [group.id, group.dishes.map((dish) => dish.id)]),
          ),
          isShown: dishes.some(({ isSoldOut }) => isSoldOut !== null),
        }
      : undefined,
    tagsInUse: [...new Set(dishes.flatMap(({ tags }) => tags))].slice(
      0,
      isSelecting ? knownTags : suggestedTags,
    ),
    withOptions: dishes
      .filter(({ hasOptions }) => hasOptions)
      .slice(0, maxWithOptions)
      .map(({ id, name }) => ({ id, name })),
    dish: opened && toEditedDish(opened),
    timeZone: owner.timeZone,
    today: dateAt(owner.timeZone, Date.now()),
  }
}

/** Shortens the texts to what a row shows: 60 full dishes would be half a megabyte. */
function shortened<Row extends { readonly ingredients: string[]; readonly tags: string[] }>(
  dish: Row,
): Row {
  return { ...dish, ingredients: excerpt(dish.ingredients), tags: excerpt(dish.tags) }
}

function excerpt(entries: readonly string[]): string[] {
  let length = 0
  const end = entries.findIndex((entry) => (length += entry.length) > maxListText)
  return end === -1 ? [...entries] : [...entries.slice(0, end), '…']
}
