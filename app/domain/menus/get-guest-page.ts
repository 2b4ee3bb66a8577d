import { asc, eq, sql } from 'drizzle-orm'
import { asGuest, type Transaction } from '#app/db/actors.ts'
import { categories, dishes, menus, restaurants, subscriptions } from '#app/db/schema/index.ts'
import { chatGate, type ChatGate } from '../conversations/chat-gate.ts'
import { NotFound } from '../errors.ts'
import { parseRestaurantKey } from '../restaurants/restaurant-key.ts'
import { arrangeDishes } from './arrange-dishes.ts'
import type { GuestMenu } from './guest-menu.ts'
import { findKnownMenu, keepKnownMenu } from './known-menus.ts'

/** What the guest page and the chat know of a restaurant. */
export interface GuestPage {
  readonly restaurant: GuestMenu['restaurant'] & { readonly ownerId: string }
  /** Null while the owner has chosen no menu for the restaurant. */
  readonly menu: GuestMenu | null
  readonly chat: ChatGate
  /** What guests read before their first question; empty for none. */
  readonly chatStartWarning: string
}

/**
 * Finds a restaurant by the id or slug in its address, with its menu as guests see it.
 * @throws {NotFound} if there is none
 */
export async function getGuestPage(addressKey: string): Promise<GuestPage> {
  const key = parseRestaurantKey(addressKey)
  if (!key) throw new NotFound('restaurant_not_found')
  return asGuest({ restaurant: key }, async (transaction) => {
    // Row policies leave one restaurant, its menu, and that menu's active dishes.
    const [row] = await transaction
      .select({ restaurant: restaurants, menu: menus, isSubscribed, version })
      .from(restaurants)
      .leftJoin(menus, eq(menus.id, restaurants.menuId))
    if (!row) throw new NotFound('restaurant_not_found')
    const { id, ownerId, isActive, chatStartWarningMessage, ...about } = row.restaurant
    const restaurant = {
      id,
      name: about.name,
      location: about.location,
      logoUrl: about.logoUrl,
      aiInstructions: about.aiInstructions,
    }
    const assistantId = row.menu?.assistantId ?? null
    return {
      restaurant: { ...restaurant, ownerId },
      menu: row.menu && (await readMenu(transaction, row.menu, restaurant, row.version)),
      chat: chatGate({ isSubscribed: row.isSubscribed, isActive, assistantId }),
      chatStartWarning: chatStartWarningMessage ?? '',
    }
  })
}

// The subscriptions that a guest sees are those of the restaurant's owner.
const isSubscribed = sql<boolean>`exists (select from ${subscriptions} where ${subscriptions.status} = 'active')`

/**
 * Changes with every change of any row that a guest sees of a menu, whoever makes it: Postgres
 * notes with each row the transaction that wrote it.
 */
const version = sql<string>`concat_ws(' ', restaurants.xmin, menus.xmin,
  (select sum(hashtextextended(id::text, xmin::text::bigint)) from categories where menu_id = menus.id),
  (select sum(hashtextextended(id::text, xmin::text::bigint)) from dishes where menu_id = menus.id))`

async function readMenu(
  transaction: Transaction,
  { id, currency, aiContext, aiMenuInstructions: aiInstructions }: typeof menus.$inferSelect,
  restaurant: GuestMenu['restaurant'],
  readVersion: string,
): Promise<GuestMenu> {
  const known = findKnownMenu(restaurant.id, readVersion)
  if (known) return known
  const [categoryRows, dishRows] = await Promise.all([
    transaction
      .select()
      .from(categories)
      .where(eq(categories.menuId, id))
      .orderBy(asc(categories.position), asc(categories.id)),
    transaction
      .select()
      .from(dishes)
      .where(eq(dishes.menuId, id))
      .orderBy(asc(dishes.position), asc(dishes.id)),
  ])
  const menu = {
    restaurant,
    menu: { id, currency, aiContext, aiInstructions },
    ...arrangeDishes(categoryRows, dishRows),
  }
  keepKnownMenu(readVersion, menu)
  return menu
}
