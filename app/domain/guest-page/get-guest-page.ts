import { and, asc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import { asGuestPipelined, asReadingGuest, type Transaction } from '#app/db/actors.ts'
import {
  categories,
  dishes,
  menus,
  restaurantLanguages,
  restaurantMenus,
  restaurants,
} from '#app/db/schema/index.ts'
import { statement } from '#app/db/statement.ts'
import { InvalidatedCache } from '#app/db/invalidated-cache.ts'
import { chatGate, type ChatFacts, type ChatGate } from './chat-gate.ts'
import { gatherEvidence } from '../dietary/dish-evidence.ts'
import { readDishesWithStatements, type ReadDishes } from '../dishes/read-dishes.ts'
import { NotFoundError } from '../errors.ts'
import { readHouseFacts } from '../house/list-house-facts.ts'
import { inSlices } from '../in-slices.ts'
import type { Menu } from '../locks/lock-menu.ts'
import { readRestaurantPrices } from '../restaurant-prices/read-restaurant-prices.ts'
import { readSoldOut } from '../sold-out/read-sold-out.ts'
import { parseRestaurantKey } from '../restaurants/restaurant-key.ts'
import { arrangeMenus } from './arrange-menus.ts'
import { allDishes, type GuestMenu } from '../guest-menu/guest-menu.ts'
import type { Look } from '../guest-menu/look.ts'
import { isMenuLanguage, menuLanguages, type MenuLanguage } from '../guest-menu/menu-language.ts'
import { findCachedMenu, cacheMenu, findReadDishes } from './cached-menus.ts'

/** The data of the guest page and the chat. */
export interface GuestPage {
  readonly restaurant: GuestMenu['restaurant'] & {
    readonly ownerId: string
    /** The readable name in its URL, if its owner chose one. */
    readonly slug: string | null
    readonly isActive: boolean
    /** Path of the picture at the top. */
    readonly coverUrl: string | null
    /** Null for Chefin's own look. */
    readonly look: Look | null
    /** Its tables, as `listTables` reads them. */
    readonly tables: string
  }
  /** Null if the restaurant shows no menu. */
  readonly menu: GuestMenu | null
  readonly chat: ChatGate
  /** The time until which no model answers, because the owner's overage ceiling is reached. */
  readonly noModelUntil: Date | null
  /** The notice before a guest's first question; empty for none. */
  readonly chatStartWarning: string
  readonly languages: {
    /** The language in which the menu is written; null if its owner hasn't chosen one. */
    readonly original: MenuLanguage | null
    /** The languages that the menu is translated into and guests may choose. */
    readonly live: readonly MenuLanguage[]
  }
  /** Changes whenever the page's content changes; a newer page may still have an older version. */
  readonly version: string
}

/**
 * Finds a restaurant by the id or slug in its URL, with its menu as guests see it.
 * @throws {NotFoundError} if there is none
 */
export async function getGuestPage(addressKey: string): Promise<GuestPage> {
  const row = await cachedRows.find(addressKey, () => findRow(addressKey))
  if (!row) throw new NotFoundError('restaurant_not_found')
  const {
    menuId,
    version,
    isSubscribed,
    assistantId,
    noModelUntil,
    chatStartWarning,
    language,
    liveLanguages,
    ...restaurant
  } = row
  return {
    restaurant,
    menu:
      menuId === null
        ? null
        : (findCachedMenu(restaurant.id, version) ?? (await readShared(restaurant.id, version))),
    chat: chatGate({ isSubscribed, isActive: restaurant.isActive, assistantId }),
    noModelUntil,
    chatStartWarning: chatStartWarning ?? '',
    languages: {
      original: isMenuLanguage(language) ? language : null,
      live: menuLanguages.filter((one) => liveLanguages.includes(one)),
    },
    version: pageVersion(row),
  }
}

/** The most recently requested restaurants, by URL key; a row takes a KB or two. */
const cachedRows = new InvalidatedCache<PageRow>(2_000)

/**
 * Reads the current version of the guest page from the database; undefined if there is no such
 * restaurant.
 */
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

// Everything else on the page is in the rows that `version` covers.
const pageVersion = ({ id, menuId, isSubscribed, version: ofRows }: PageRow) =>
  [id, menuId, isSubscribed, ofRows].join(' ')

type PageRow = GuestMenu['restaurant'] &
  ChatFacts & {
    readonly ownerId: string
    readonly slug: string | null
    readonly coverUrl: string | null
    readonly look: Look | null
    readonly tables: string
    readonly chatStartWarning: string | null
    readonly menuId: string | null
    readonly language: string | null
    readonly liveLanguages: readonly string[]
    readonly noModelUntil: Date | null
    readonly version: string
  }

const furtherIds = sql`array(select menu_id from restaurant_menus where restaurant_id = restaurants.id)`

/**
 * Changes with every change of any row that a guest sees of a menu, whoever makes it, because
 * Postgres stores the writing transaction (xmin) with each row. Statements about a dish also update
 * the dish's row, and translations the menu's or the language's.
 */
const version = sql<string>`concat_ws(' ', restaurants.xmin, menus.xmin,
  (select sum(hashtextextended(id::text, xmin::text::bigint)) from restaurant_menus where restaurant_id = restaurants.id),
  (select sum(hashtextextended(id::text, xmin::text::bigint)) from menus further where id = any(${furtherIds})),
  (select sum(hashtextextended(id::text, xmin::text::bigint)) from categories where menu_id = any(menus.id || ${furtherIds})),
  (select sum(hashtextextended(id::text, xmin::text::bigint)) from dishes where menu_id = any(menus.id || ${furtherIds})),
  (select sum(hashtextextended(id::text, xmin::text::bigint)) from house_facts where restaurant_id = restaurants.id),
  (select sum(hashtextextended(id::text, xmin::text::bigint)) from sold_out where restaurant_id = restaurants.id),
  (select sum(hashtextextended(id::text, xmin::text::bigint)) from restaurant_prices where restaurant_id = restaurants.id),
  (select sum(hashtextextended(id::text, xmin::text::bigint)) from restaurant_languages where restaurant_id = restaurants.id))`

// Row-level security limits this to one restaurant, its menu, and its owner's subscriptions.
const findPage = statement<Record<string, never>, PageRow>(
  'find_guest_page',
  sql`select restaurants.id, restaurants.slug, restaurants.name, restaurants.location,
      restaurants.logo_url as "logoUrl", restaurants.ai_instructions as "aiInstructions",
      restaurants.visit, restaurants.cover_url as "coverUrl", restaurants.look,
      restaurants.table_names as tables,
      restaurants.owner_id as "ownerId", restaurants.is_active as "isActive",
      restaurants.chat_start_warning_message as "chatStartWarning",
      menus.id as "menuId", menus.language,
      array(select language from restaurant_languages
        where restaurant_id = restaurants.id and live_at is not null) as "liveLanguages",
      menus.assistant_id as "assistantId", ${version} as version,
      exists (select from subscriptions
        where owner_id = restaurants.owner_id and status = 'active') as "isSubscribed",
      (select case when overage_reached = 100 then current_period_end end from subscriptions
        where owner_id = restaurants.owner_id and status = 'active'
        order by started_at desc, id desc limit 1) as "noModelUntil"
    from restaurants left join menus on menus.id = restaurants.menu_id`,
)

/** Reads in progress, by restaurant and version, shared by concurrent requests. */
const reading = new Map<string, Promise<GuestMenu | null>>()

/** The result may be newer than the requested version, but never older. */
function readShared(restaurantId: string, wanted: string): Promise<GuestMenu | null> {
  const key = `${restaurantId} ${wanted}`
  const pending = reading.get(key) ?? readMenu(restaurantId).finally(() => reading.delete(key))
  reading.set(key, pending)
  return pending
}

/** Reads a restaurant's current menu, with its text analysed; null if it no longer has one. */
async function readMenu(restaurantId: string): Promise<GuestMenu | null> {
  const rows = await readRows(restaurantId)
  if (!rows) return null
  // The next user of the menu needs the evidence of all dishes at once, so compute it here in
  // slices.
  await inSlices(allDishes(rows.menu), gatherEvidence)
  cacheMenu(rows)
  return rows.menu
}

async function readRows(restaurantId: string): Promise<{
  readonly version: string
  readonly menu: GuestMenu
  readonly read: ReadDishes
} | null> {
  return asReadingGuest({ restaurant: { id: restaurantId } }, async (transaction) => {
    // Read before its parts: they may be newer than the version they are cached under, but never
    // older.
    const [row] = await transaction
      .select({ restaurant: restaurants, menu: menus, version })
      .from(restaurants)
      .innerJoin(menus, eq(menus.id, restaurants.menuId))
    if (!row) return null
    const further = await transaction
      .select({ menu: menus })
      .from(restaurantMenus)
      .innerJoin(menus, eq(menus.id, restaurantMenus.menuId))
      // Prices in two currencies would be compared. During a deployment, the previous version may
      // change the currency of one, or choose a further menu as the first.
      .where(and(ne(menus.id, row.menu.id), eq(menus.currency, row.menu.currency)))
      .orderBy(asc(restaurantMenus.position), asc(restaurantMenus.id))
    const shown: [Menu, ...Menu[]] = [row.menu, ...further.map(({ menu }) => menu)]
    const ids = shown.map((menu) => menu.id)
    const [house, live, soldOut, prices, categoryRows, read] = await Promise.all([
      readHouseFacts(transaction, row.restaurant.id),
      readLiveLanguages(transaction),
      readSoldOut(transaction, row.restaurant.id),
      readRestaurantPrices(transaction, row.restaurant.id),
      transaction
        .select()
        .from(categories)
        .where(inArray(categories.menuId, ids))
        .orderBy(asc(categories.position), asc(categories.id)),
      readDishesWithStatements(
        transaction,
        inArray(dishes.menuId, ids),
        findReadDishes(restaurantId),
      ),
    ])
    const { id, name, location, logoUrl, aiInstructions, visit } = row.restaurant
    const menu = {
      restaurant: { id, name, location, logoUrl, aiInstructions, visit },
      house,
      ...(isMenuLanguage(row.menu.language) && {
        languages: [...new Set([row.menu.language, ...live])],
      }),
      ...arrangeMenus(
        { menus: shown, categories: categoryRows, dishes: read.rows },
        { stated: read.stated, soldOut: new Set(soldOut), prices },
      ),
    }
    return { version: row.version, menu, read }
  })
}

/** Reads the languages in which guests may read the translated menu, as the restaurant's guest. */
async function readLiveLanguages(transaction: Transaction): Promise<MenuLanguage[]> {
  const rows = await transaction
    .select({ language: restaurantLanguages.language })
    .from(restaurantLanguages)
    .where(isNotNull(restaurantLanguages.liveAt))
  return menuLanguages.filter((one) => rows.some(({ language }) => language === one))
}
