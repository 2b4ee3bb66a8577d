import { eq, inArray } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { auditLog, categories, dishes, restaurantMenus, restaurants } from '#app/db/schema/index.ts'
import { maxNamed } from './limits.ts'
import type { WebhookMessage } from './messages.ts'

/** What has happened: an entry of the log, or one of `readUnlogged`. */
export type Entry = Pick<
  typeof auditLog.$inferSelect,
  'at' | 'action' | 'subjectId' | 'subjectName' | 'changes'
>
type MessageOf<Type extends WebhookMessage['type']> = Extract<WebhookMessage, { type: Type }>
type MenuChange = MessageOf<'menu.changed'>['data']['changes'][number]
type SoldOutDish = MessageOf<'dish.sold_out'>['data']['dishes'][number]

interface Place {
  readonly id: string
  readonly name: string
  readonly slug: string | null
  readonly isDeleted: boolean
  /** The menus that it shows. */
  readonly menuIds: ReadonlySet<string>
}

/** Actions that no message is about: files in and out, and a price that isn't valid yet. */
const unseen = new Set([
  'menu.export',
  'restaurant.translations_export',
  'restaurant.translations_import',
  'dish.next_price',
])

/**
 * Describes what has happened at an owner as messages: for each restaurant that they concern, one about
 * its menu and one about what is sold out.
 * @param transaction of the system actor
 * @param entries in the order of time
 */
export async function describeChanges(
  transaction: Transaction,
  ownerId: string,
  entries: readonly Entry[],
): Promise<WebhookMessage[]> {
  const seen = entries.filter(({ action }) => !unseen.has(action))
  if (seen.length === 0) return []
  const places = await readPlaces(transaction, ownerId)
  const menuOf = await readMenus(transaction, ownerId, seen)
  return places.flatMap((place) => {
    const ofPlace = seen.filter((entry) => concerns(entry, place, menuOf))
    const soldOut = ofPlace.filter(isSoldOut)
    const menu = ofPlace.filter((entry) => !isSoldOut(entry))
    return [...menuMessage(place, menu), ...soldOutMessage(place, soldOut)]
  })
}

const isSoldOut = ({ action }: Entry) => action === 'dish.sold_out'

async function readPlaces(transaction: Transaction, ownerId: string): Promise<Place[]> {
  const [rows, further] = [
    await transaction.select().from(restaurants).where(eq(restaurants.ownerId, ownerId)),
    await transaction.select().from(restaurantMenus).where(eq(restaurantMenus.ownerId, ownerId)),
  ]
  return rows.map(({ id, name, slug, menuId, deletedAt }) => {
    const more = further.filter(({ restaurantId }) => restaurantId === id)
    const menuIds = new Set([menuId ?? '', ...more.map((row) => row.menuId)])
    return { id, name, slug, isDeleted: deletedAt !== null, menuIds }
  })
}

/** Reads the menu of each dish and category that the entries are about. */
async function readMenus(
  transaction: Transaction,
  ownerId: string,
  entries: readonly Entry[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(entries.flatMap(({ subjectId }) => subjectId ?? []))]
  const menuIds = new Map<string, string>()
  for (const table of [dishes, categories]) {
    const rows = await transaction
      .select({ id: table.id, menuId: table.menuId, ownerId: table.ownerId })
      .from(table)
      .where(inArray(table.id, ids))
    for (const row of rows) if (row.ownerId === ownerId) menuIds.set(row.id, row.menuId)
  }
  return menuIds
}

function concerns(
  { action, subjectId, changes }: Entry,
  place: Place,
  menuOf: ReadonlyMap<string, string>,
): boolean {
  // Guests can't read it any more; its deletion is the last message about it.
  if (place.isDeleted) return action === 'restaurant.deleted' && subjectId === place.id
  // What is sold out, and an own price, is of one restaurant.
  const [, restaurantId] = changes['restaurant_id'] ?? []
  if (restaurantId !== undefined) return restaurantId === place.id
  const subject = subjectId ?? ''
  if (action.startsWith('restaurant.')) return subject === place.id
  return place.menuIds.has(action.startsWith('menu.') ? subject : (menuOf.get(subject) ?? '-'))
}

function menuMessage(place: Place, entries: readonly Entry[]): WebhookMessage[] {
  const changes = new Map<string, MenuChange>()
  for (const { action, subjectId, subjectName: name } of entries) {
    const [kind, verb = ''] = action.split('.')
    if (subjectId === null || !isKind(kind)) continue
    changes.set(`${action} ${subjectId}`, { id: subjectId, name, kind, action: verb })
  }
  const named = [...changes.values()]
  if (named.length === 0) return []
  const data = {
    restaurant: identify(place),
    changes: named.slice(0, maxNamed),
    more: named.length > maxNamed,
  }
  return [{ type: 'menu.changed', version: 1, timestamp: lastTime(entries), data }]
}

function soldOutMessage(place: Place, entries: readonly Entry[]): WebhookMessage[] {
  // The last entry of a dish counts.
  const states = new Map<string, SoldOutDish>()
  for (const { subjectId, subjectName: name, changes } of entries) {
    if (subjectId === null) continue
    const [, until] = changes['until'] ?? []
    const isSoldOutNow = typeof until === 'string'
    states.set(subjectId, {
      id: subjectId,
      name,
      sold_out: isSoldOutNow,
      until: isSoldOutNow ? new Date(until).toISOString() : null,
    })
  }
  const named = [...states.values()]
  if (named.length === 0) return []
  const data = {
    restaurant: identify(place),
    dishes: named.slice(0, maxNamed),
    more: named.length > maxNamed,
  }
  return [{ type: 'dish.sold_out', version: 1, timestamp: lastTime(entries), data }]
}

const kinds = ['dish', 'category', 'menu', 'restaurant'] as const
const isKind = (text: string | undefined): text is (typeof kinds)[number] =>
  kinds.some((kind) => kind === text)

export const identify = ({ id, name, slug }: Pick<Place, 'id' | 'name' | 'slug'>) => ({
  id,
  name,
  slug,
})

const lastTime = (entries: readonly Entry[]) => (entries.at(-1)?.at ?? new Date()).toISOString()
