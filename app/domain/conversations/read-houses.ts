import { eq, inArray } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { houseFacts, menus, restaurants } from '#app/db/schema/index.ts'
import type { Topic } from '../guest-menu/topics.ts'
import { hasVisitAnswer } from '../visit/has-visit-answer.ts'

/** What a restaurant's owner has recorded about it for guests. */
export interface House {
  readonly id: string
  readonly name: string
  /** Whether a house fact, the visit or the address answers a topic. */
  readonly answers: (topic: Topic) => boolean
  /** When the context of the first menu was last edited; 1970 without a menu. */
  readonly contextEditedAt: Date
}

/** Reads what is recorded about restaurants, by id. Leaves deleted ones out. */
export async function readHouses(
  transaction: Transaction,
  restaurantIds: readonly string[],
): Promise<ReadonlyMap<string, House>> {
  if (restaurantIds.length === 0) return new Map()
  const ids = [...restaurantIds]
  const [found, facts] = await Promise.all([
    transaction
      .select({ restaurant: restaurants, editedAt: menus.editedAt })
      .from(restaurants)
      .leftJoin(menus, eq(menus.id, restaurants.menuId))
      .where(inArray(restaurants.id, ids)),
    transaction
      .select({ id: houseFacts.restaurantId, topic: houseFacts.topic })
      .from(houseFacts)
      .where(inArray(houseFacts.restaurantId, ids)),
  ])
  const recorded = new Set(facts.map(({ id, topic }) => `${id} ${topic}`))
  return new Map(
    found.map(({ restaurant, editedAt }) => {
      const { id, name } = restaurant
      const has = (topic: Topic) => recorded.has(`${id} ${topic}`)
      const answers = (topic: Topic) =>
        has(topic) ||
        // Without kitchen hours, the assistant quotes the opening hours.
        (topic === 'kitchen' && has('hours')) ||
        hasVisitAnswer(topic, restaurant)
      return [id, { id, name, answers, contextEditedAt: editedAt ?? new Date(0) }]
    }),
  )
}
