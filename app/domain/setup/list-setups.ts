import { desc, eq, sql } from 'drizzle-orm'
import { menus, restaurants } from '#app/db/schema/index.ts'
import { findActiveSubscription } from '../billing/subscription-queries.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

/** The steps of a setup, in order: first what guests need to read the menu, then to ask about it. */
export type SetupStep =
  | 'restaurant'
  | 'menu'
  | 'shown'
  | 'dish'
  | 'active_dish'
  | 'subscription'
  | 'active'
  | 'assistant'

const askingSteps: readonly SetupStep[] = ['subscription', 'active', 'assistant']

interface Step {
  readonly key: SetupStep
  readonly isDone: boolean
  /** Whether guests can read the menu without it. */
  readonly isForAsking: boolean
}

/** The progress of one restaurant's setup, or of an account without a restaurant. */
export interface Setup {
  readonly restaurant: {
    readonly id: string
    readonly name: string
    readonly slug: string | null
    readonly isActive: boolean
  } | null
  /** The menu to work on: the first that the restaurant shows, or else the account's first. */
  readonly menuId: string | null
  /** The steps in order. Steps that are hardly ever missing are listed only if they are. */
  readonly steps: readonly Step[]
  readonly canRead: boolean
  readonly canAsk: boolean
}

/** The data that determine a setup. */
interface SetupFacts {
  readonly restaurant: Setup['restaurant']
  /** The first menu that the restaurant shows. */
  readonly shownMenuId: string | null
  readonly firstMenuId: string | null
  /** Whether a menu that the restaurant shows, or else the account's first menu, has a dish. */
  readonly hasDish: boolean
  readonly hasActiveDish: boolean
  readonly hasAssistant: boolean
  readonly isSubscribed: boolean
}

const step = (key: SetupStep, isDone: boolean): Step => ({
  key,
  isDone,
  isForAsking: askingSteps.includes(key),
})
const ifMissing = (key: SetupStep, isMissing: boolean) => (isMissing ? [step(key, false)] : [])

/** Determines which steps are done and whether guests can read the menu and ask about it. */
function setupOf(facts: SetupFacts): Setup {
  const { restaurant, shownMenuId, firstMenuId, hasDish, hasActiveDish } = facts
  const menuId = shownMenuId ?? firstMenuId
  const steps = [
    step('restaurant', restaurant !== null),
    step('menu', menuId !== null),
    ...ifMissing('shown', restaurant !== null && menuId !== null && shownMenuId === null),
    step('dish', hasDish),
    ...ifMissing('active_dish', hasDish && !hasActiveDish),
    step('subscription', facts.isSubscribed),
    ...ifMissing('active', restaurant !== null && !restaurant.isActive),
    ...ifMissing('assistant', shownMenuId !== null && !facts.hasAssistant),
  ]
  const canRead = steps.every(({ isDone, isForAsking }) => isDone || isForAsking)
  return { restaurant, menuId, steps, canRead, canAsk: steps.every(({ isDone }) => isDone) }
}

/**
 * Lists the setups of an owner's restaurants, active ones first, then newest first. For an account
 * without a restaurant, the list has one setup whose restaurant is null.
 * @param isSubscribed read from the database if undefined
 */
export async function listSetups(
  member: Member,
  isSubscribed?: boolean,
): Promise<readonly Setup[]> {
  return asOwner(member, 'see', async (transaction) => {
    const [firstMenu] = await transaction
      .select({
        id: menus.id,
        hasDish: hasDish(onlyId),
        hasActiveDish: hasDish(onlyId, isActive),
      })
      .from(menus)
      .orderBy(menus.position, menus.id)
      .limit(1)
    const account = {
      firstMenuId: firstMenu?.id ?? null,
      hasDish: firstMenu?.hasDish ?? false,
      hasActiveDish: firstMenu?.hasActiveDish ?? false,
      isSubscribed:
        isSubscribed ?? (await findActiveSubscription(transaction, member.ownerId)) !== undefined,
    }
    const rows = await transaction
      .select({
        id: restaurants.id,
        name: restaurants.name,
        slug: restaurants.slug,
        isActive: restaurants.isActive,
        shownMenuId: menus.id,
        hasAssistant: sql<boolean>`${menus.assistantId} is not null`,
        shown: { hasDish: hasDish(shownIds), hasActiveDish: hasDish(shownIds, isActive) },
      })
      .from(restaurants)
      .leftJoin(menus, eq(menus.id, restaurants.menuId))
      .orderBy(desc(restaurants.isActive), desc(restaurants.createdAt), restaurants.id)
    if (rows.length === 0) {
      const noRestaurant = { restaurant: null, shownMenuId: null, hasAssistant: false }
      return [setupOf({ ...account, ...noRestaurant })]
    }
    return rows.map(({ shownMenuId, hasAssistant, shown, ...restaurant }) =>
      setupOf({
        ...account,
        ...(shownMenuId !== null && shown),
        restaurant,
        shownMenuId,
        hasAssistant,
      }),
    )
  })
}

/** Further menus in another currency aren't shown; see `readShownMenus`. */
const shownIds = sql`array(select ${menus.id} union select further.id
  from restaurant_menus join menus further on further.id = restaurant_menus.menu_id
  where restaurant_menus.restaurant_id = ${restaurants.id} and further.currency = ${menus.currency})`

const onlyId = sql`array[${menus.id}]`
const isActive = sql`and is_active`

const hasDish = (menuIds: ReturnType<typeof sql>, condition = sql``) =>
  sql<boolean>`exists (select from dishes where menu_id = any(${menuIds}) ${condition})`
