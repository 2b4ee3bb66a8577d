import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { dishes, insights, restaurants } from '#app/db/schema/index.ts'
import { identify } from './describe-changes.ts'
import type { WebhookMessage } from './messages.ts'

/**
 * Describes the gaps that questions have found. A question's words aren't sent: erasing a
 * conversation couldn't erase them from another program.
 * @param transaction of the system actor
 */
export async function describeGaps(
  transaction: Transaction,
  ownerId: string,
  questionIds: readonly string[],
): Promise<WebhookMessage[]> {
  if (questionIds.length === 0) return []
  const found = await transaction
    .select({
      kind: insights.gapKind,
      topic: insights.gapTopic,
      facts: insights.gapFacts,
      createdAt: insights.createdAt,
      dishId: dishes.id,
      dishName: dishes.name,
      restaurant: { id: restaurants.id, name: restaurants.name, slug: restaurants.slug },
    })
    .from(insights)
    .innerJoin(restaurants, eq(restaurants.id, insights.restaurantId))
    .leftJoin(dishes, eq(dishes.id, insights.gapDishId))
    .where(
      and(
        eq(insights.ownerId, ownerId),
        inArray(insights.messageId, [...questionIds]),
        isNotNull(insights.gapKind),
      ),
    )
    .orderBy(insights.createdAt, insights.messageId)
  return found.flatMap(({ kind, dishId, dishName, restaurant, createdAt, topic, facts }) => {
    if (kind === null) return []
    const dish = dishId === null ? null : { id: dishId, name: dishName ?? '' }
    const data = { restaurant: identify(restaurant), kind, dish, topic, facts }
    return [{ type: 'gap.found', version: 1, timestamp: createdAt.toISOString(), data } as const]
  })
}
