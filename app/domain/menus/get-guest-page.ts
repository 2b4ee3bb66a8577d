import { asc, eq, sql } from 'drizzle-orm'
import { asGuest, asGuestPipelined } from '#app/db/actors.ts'
import { categories, dishes, menus, restaurants } from '#app/db/schema/index.ts'
import { statement } from '#app/db/statement.ts'
import { InvalidatedCache } from '#app/db/invalidated-cache.ts'
import { chatGate, type ChatFacts, type ChatGate } from '../conversations/chat-gate.ts'
import { readEvidence } from '../dietary/dish-evidence.ts'
import { readDishesWithStatements } from '../dishes/read-dishes.ts'
import { NotFound } from '../errors.ts'
import { readHouseFacts } from '../house/list-house-facts.ts'
import { inSlices } from '../in-slices.ts'
import { parseRestaurantKey } from '../restaurants/restaurant-key.ts'
import { arrangeDishes } from './arrange-dishes.ts'
import { allDishes, type GuestMenu } from './guest-menu.ts'
import { findKnownMenu, keepKnownMenu } from './known-menus.ts'

/** What the guest page and the chat know of a restaurant. */
export interface GuestPage {
  readonly restaurant: GuestMenu['restaurant'] & {
    readonly ownerId: string
    /** The readable name in its address, if its owner chose one. */
    readonly slug: string | null
    readonly isActive: boolean
  }
  /** Null while the owner has chosen no menu for the restaurant. */
  readonly menu: GuestMenu | null
  readonly chat: ChatGate
  /** Until then no model answers: its owner's ceiling of overage is reached. */
  readonly noModelUntil: Date | null
  /** What guests read before their first question; empty for none. */
  readonly chatStartWarning: string
  /** Another one whenever the page shows something else; a newer page may still have an older one. */
  readonly version: string
}

/**
 * Finds a restaurant by the id or slug in its address, with its menu as guests see it.
 * @throws {NotFound} if there is none
 */
export async function getGuestPage(addressKey: string): Promise<GuestPage> {
  const row = await knownRows.find(addressKey, () => findRow(addressKey))
  if (!row) throw new NotFound('restaurant_not_found')
  const { ownerId, menuId, version, isSubscribed, isActive, assistantId, noModelUntil, ...about } =
    row
  const { chatStartWarning, ...restaurant } = { ...about, isActive }
  return {
    restaurant: { ...restaurant, ownerId },
    menu:
      menuId === null
        ? null
        : (findKnownMenu(restaurant.id, version) ?? (await readTogether(restaurant.id, version))),
    chat: chatGate({ isSubscribed, isActive, assistantId }),
    noModelUntil,
    chatStartWarning: chatStartWarning ?? '',
    version: pageVersion(row),
  }
}

/** Of the restaurants that were asked for last, by the address; a row has a KB or two. */
const knownRows = new InvalidatedCache<PageRow>(2_000)

/** The version that `getGuestPage` would give now, asked of the database; undefined if there is no such restaurant. */
export async function findPageVersion(addressKey: string): Promise<string | undefined> {
  const row = await findRow(addressKey)
  return row && pageVersion(row)
}

async function findRow(addressKey: string): Promise<PageRow | undefined> {
  const key = parseRestaurantKey(addressKey)
  if (!key) return undefined
  const [row] = await asGuestPipelined({ restaurant: key }, (send) => send(findPage({})))
  return row
}

// All else that the page shows of its restaurant stands in the row that `version` speaks of.
const pageVersion = ({ id, menuId, isSubscribed, version: ofRows }: PageRow) =>
  [id, menuId, isSubscribed, ofRows].join(' ')

type PageRow = GuestMenu['restaurant'] &
  ChatFacts & {
    readonly ownerId: string
    readonly slug: string | null
    readonly chatStartWarning: string | null
    readonly menuId: string | null
    readonly noModelUntil: Date | null
    readonly version: string
  }

/**
 * Changes with every change of any row that a guest sees of a menu, whoever makes it: Postgres
 * notes with each row the transaction that wrote it. What is stated of a dish changes with the
 * dish's own row.
 */
const version = sql<string>`concat_ws(' ', restaurants.xmin, menus.xmin,
  (select sum(hashtextextended(id::text, xmin::text::bigint)) from categories where menu_id = menus.id),
  (select sum(hashtextextended(id::text, xmin::text::bigint)) from dishes where menu_id = menus.id),
  (select sum(hashtextextended(id::text, xmin::text::bigint)) from house_facts where restaurant_id = restaurants.id))`

// Row policies leave one restaurant, its menu, and the subscriptions of its owner.
const findPage = statement<Record<string, never>, PageRow>(
  'find_guest_page',
  sql`select restaurants.id, restaurants.slug, restaurants.name, restaurants.location,
      restaurants.logo_url as "logoUrl", restaurants.ai_instructions as "aiInstructions",
      restaurants.owner_id as "ownerId", restaurants.is_active as "isActive",
      restaurants.chat_start_warning_message as "chatStartWarning",
      menus.id as "menuId", menus.assistant_id as "assistantId", ${version} as version,
      exists (select from subscriptions
        where owner_id = restaurants.owner_id and status = 'active') as "isSubscribed",
      (select case when overage_reached = 100 then current_period_end end from subscriptions
        where owner_id = restaurants.owner_id and status = 'active'
        order by started_at desc, id desc limit 1) as "noModelUntil"
    from restaurants left join menus on menus.id = restaurants.menu_id`,
)

/** By restaurant and version: menus that are being read for all who wait for them. */
const reading = new Map<string, Promise<GuestMenu | null>>()

/** What is read may be newer than the version that was asked for, and is never older. */
function readTogether(restaurantId: string, wanted: string): Promise<GuestMenu | null> {
  const key = `${restaurantId} ${wanted}`
  const begun = reading.get(key) ?? readMenu(restaurantId).finally(() => reading.delete(key))
  reading.set(key, begun)
  return begun
}

/** A restaurant's menu as it is now, its words read; null if it has lost it since. */
async function readMenu(restaurantId: string): Promise<GuestMenu | null> {
  const read = await readRows(restaurantId)
  if (!read) return null
  // Whoever uses the menu next reads all of its dishes at once: by then they are known.
  await inSlices(allDishes(read.menu), readEvidence)
  keepKnownMenu(read.version, read.menu)
  return read.menu
}

async function readRows(
  restaurantId: string,
): Promise<{ readonly version: string; readonly menu: GuestMenu } | null> {
  return asGuest({ restaurant: { id: restaurantId } }, async (transaction) => {
    // Before its parts: they may be newer than the version under which they are kept, never older.
    const [row] = await transaction
      .select({ restaurant: restaurants, menu: menus, version })
      .from(restaurants)
      .innerJoin(menus, eq(menus.id, restaurants.menuId))
    if (!row) return null
    const [house, categoryRows, { rows, stated }] = await Promise.all([
      readHouseFacts(transaction, row.restaurant.id),
      transaction
        .select()
        .from(categories)
        .where(eq(categories.menuId, row.menu.id))
        .orderBy(asc(categories.position), asc(categories.id)),
      readDishesWithStatements(transaction, eq(dishes.menuId, row.menu.id)),
    ])
    const { id, name, location, logoUrl, aiInstructions } = row.restaurant
    const { currency, aiContext, aiMenuInstructions } = row.menu
    const menu = {
      restaurant: { id, name, location, logoUrl, aiInstructions },
      menu: { id: row.menu.id, currency, aiContext, aiInstructions: aiMenuInstructions },
      house,
      ...arrangeDishes(categoryRows, rows, stated),
    }
    return { version: row.version, menu }
  })
}
