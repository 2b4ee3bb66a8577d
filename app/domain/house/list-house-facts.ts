import { eq } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { houseFacts, restaurants } from '#app/db/schema/index.ts'
import { NotFoundError } from '../errors.ts'
import { requireRowId } from '../field-schemas.ts'
import { formVersion } from '../form-version.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'
import { writtenTopics, type HouseFacts } from '../guest-menu/topics.ts'

/**
 * Lists the information for guests about one of the owner's restaurants.
 * @throws {NotFoundError}
 */
export async function listHouseFacts(member: Member, restaurantId: string): Promise<HouseFacts> {
  const id = requireRowId(restaurantId, 'restaurant_not_found')
  return asOwner(member, 'see', async (transaction) => {
    const [restaurant] = await transaction
      .select({ id: restaurants.id })
      .from(restaurants)
      .where(eq(restaurants.id, id))
    if (!restaurant) throw new NotFoundError('restaurant_not_found')
    return readHouseFacts(transaction, id)
  })
}

/** Reads a restaurant's information for guests within a transaction. */
export async function readHouseFacts(
  transaction: Transaction,
  restaurantId: string,
): Promise<HouseFacts> {
  const rows = await transaction
    .select({ topic: houseFacts.topic, text: houseFacts.text })
    .from(houseFacts)
    .where(eq(houseFacts.restaurantId, restaurantId))
  const texts = new Map(rows.map(({ topic, text }) => [topic, text]))
  return Object.fromEntries(
    writtenTopics.flatMap((topic) => {
      const text = texts.get(topic)
      return text === undefined ? [] : [[topic, text]]
    }),
  )
}

/** Hashes the facts, so that a form loaded with other facts conflicts. */
export function houseVersion(facts: HouseFacts): string {
  return formVersion(writtenTopics.map((topic) => facts[topic] ?? ''))
}
