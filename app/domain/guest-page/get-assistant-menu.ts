import { asOwner } from '../as-owner.ts'
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { categories, dishes, restaurants } from '#app/db/schema/index.ts'
import { readDishesWithStatements } from '../dishes/read-dishes.ts'
import { readHouseFacts } from '../house/list-house-facts.ts'
import { readPricesOfRestaurants } from '../restaurant-prices/read-restaurant-prices.ts'
import { readShownMenus, showsMenu } from '../restaurants/shown-menus.ts'
import { arrangeMenus } from './arrange-menus.ts'
import type { GuestMenu } from '../guest-menu/guest-menu.ts'
import { getMenuRow, type Menu } from '../locks/lock-menu.ts'
import type { OwnerActor } from '../actor.ts'

/** A menu with everything that its assistant uses. */
export interface AssistantMenu {
  readonly menu: GuestMenu
  readonly assistantId: string | null
  /** Hash of the last instructions sent to a provider that stores assistants. */
  readonly assistantInstructionsHash: string | null
}

/**
 * Returns one of the owner's menus as its assistant sees it: its active dishes, those of the menus
 * that guests see beside it, and the instructions of every restaurant that shows it. House facts
 * and the visit belong to one restaurant, so a menu that several restaurants show has none. A dish
 * whose price differs between these restaurants has the menu's price and `priceVaries`.
 * @throws {NotFoundError}
 */
export async function getAssistantMenu(actor: OwnerActor, menuId: string): Promise<AssistantMenu> {
  return asOwner(actor, 'see', async (transaction) => {
    const row = await getMenuRow(transaction, menuId)
    const shownBy = await transaction
      .select()
      .from(restaurants)
      .where(showsMenu(row.id))
      .orderBy(desc(restaurants.isActive), asc(restaurants.createdAt), asc(restaurants.id))
    const menus = await readWithCompanions(transaction, row, shownBy)
    const menuIds = menus.map(({ id }) => id)
    const categoryRows = await transaction
      .select()
      .from(categories)
      .where(inArray(categories.menuId, menuIds))
      .orderBy(asc(categories.position), asc(categories.id))
    const [only, ...others] = shownBy
    const house = only && others.length === 0 ? await readHouseFacts(transaction, only.id) : {}
    const { rows, stated } = await readDishesWithStatements(
      transaction,
      and(inArray(dishes.menuId, menuIds), eq(dishes.isActive, true)),
    )
    return {
      menu: {
        restaurant: combineRestaurants(shownBy, row),
        house,
        ...arrangeMenus(
          { menus, categories: categoryRows, dishes: rows },
          {
            stated,
            soldOut: new Set(),
            prices: await readPricesOfRestaurants(
              transaction,
              menuIds,
              shownBy.map(({ id }) => id),
            ),
          },
        ),
      },
      assistantId: row.assistantId,
      assistantInstructionsHash: row.assistantInstructionsHash,
    }
  })
}

/**
 * Reads a menu's companions: the menus that restaurants show together with it. If it is the first menu
 * of some restaurants, only these count. If the restaurants show different companions, it has none: the
 * ids by which an assistant names dishes and headings would mean others at each of them.
 * @returns the menu itself, then its companions
 */
async function readWithCompanions(
  transaction: Transaction,
  menu: Menu,
  shownBy: readonly { readonly id: string }[],
): Promise<readonly [Menu, ...Menu[]]> {
  const shown = await Promise.all(shownBy.map(({ id }) => readShownMenus(transaction, id)))
  const asFirst = shown.filter(([first]) => first?.id === menu.id)
  const companions = (asFirst.length > 0 ? asFirst : shown).map((all) =>
    all.filter(({ id, currency }) => id !== menu.id && currency === menu.currency),
  )
  const [further = [], ...others] = companions
  return others.every((other) => idsOf(other) === idsOf(further)) ? [menu, ...further] : [menu]
}

const idsOf = (menus: readonly Menu[]) => menus.map(({ id }) => id).join(' ')

/** Combines all restaurants that show the menu, because it has only one assistant. */
function combineRestaurants(
  shownBy: readonly (typeof restaurants.$inferSelect)[],
  menu: Menu,
): GuestMenu['restaurant'] {
  const [first, ...others] = shownBy
  const instructionsOf = ({ name, aiInstructions }: { name: string; aiInstructions: string }) =>
    shownBy.length > 1 && aiInstructions !== '' ? `${name}: ${aiInstructions}` : aiInstructions
  return {
    id: first?.id ?? menu.id,
    name: shownBy.map(({ name }) => name).join(' / ') || menu.name,
    location: shownBy
      .map(({ location }) => location)
      .filter(Boolean)
      .join(' / '),
    logoUrl: first?.logoUrl ?? null,
    visit: others.length === 0 ? (first?.visit ?? null) : null,
    aiInstructions: shownBy.map(instructionsOf).filter(Boolean).join('\n'),
  }
}
