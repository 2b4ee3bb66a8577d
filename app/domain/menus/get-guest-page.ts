import { asc, eq } from 'drizzle-orm'
import { asGuest, type Transaction } from '#app/db/actors.ts'
import { categories, dishes, menus, restaurants, subscriptions } from '#app/db/schema/index.ts'
import { chatGate, type ChatGate } from '../conversations/chat-gate.ts'
import { NotFound } from '../errors.ts'
import { parseRestaurantKey } from '../restaurants/restaurant-key.ts'
import { arrangeDishes } from './arrange-dishes.ts'
import type { GuestMenu } from './guest-menu.ts'

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
    const [row] = await transaction.select().from(restaurants)
    if (!row) throw new NotFound('restaurant_not_found')
    const restaurant = {
      id: row.id,
      ownerId: row.ownerId,
      name: row.name,
      location: row.location,
      logoUrl: row.logoUrl,
      aiInstructions: row.aiInstructions,
    }
    const { menu, assistantId } = row.menuId
      ? await readMenu(transaction, row.menuId, restaurant)
      : noMenu
    const isSubscribed = await hasActiveSubscription(transaction)
    return {
      restaurant,
      menu,
      chat: chatGate({ isSubscribed, isActive: row.isActive, assistantId }),
      chatStartWarning: row.chatStartWarningMessage ?? '',
    }
  })
}

const noMenu = { menu: null, assistantId: null }

async function hasActiveSubscription(transaction: Transaction): Promise<boolean> {
  // The rows that a guest sees are those of the restaurant's owner.
  const active = await transaction
    .select({ status: subscriptions.status })
    .from(subscriptions)
    .where(eq(subscriptions.status, 'active'))
    .limit(1)
  return active.length > 0
}

async function readMenu(
  transaction: Transaction,
  menuId: string,
  restaurant: GuestMenu['restaurant'],
): Promise<{ menu: GuestMenu | null; assistantId: string | null }> {
  const [row] = await transaction.select().from(menus).where(eq(menus.id, menuId))
  if (!row) return noMenu
  const categoryRows = await transaction
    .select()
    .from(categories)
    .where(eq(categories.menuId, menuId))
    .orderBy(asc(categories.position), asc(categories.id))
  const dishRows = await transaction
    .select()
    .from(dishes)
    .where(eq(dishes.menuId, menuId))
    .orderBy(asc(dishes.position), asc(dishes.id))
  const menu = {
    restaurant,
    menu: {
      id: row.id,
      currency: row.currency,
      aiContext: row.aiContext,
      aiInstructions: row.aiMenuInstructions,
    },
    ...arrangeDishes(categoryRows, dishRows),
  }
  return { menu, assistantId: row.assistantId }
}
