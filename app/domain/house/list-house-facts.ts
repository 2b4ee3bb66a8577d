import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { asOwner, type Transaction } from '#app/db/actors.ts'
import { houseFacts } from '#app/db/schema/index.ts'
import { getMenuRow } from '../menus/lock-menu.ts'
import { topics } from './topics.ts'

/** What an owner has written for guests about the house, by topic, in the order of `topics`. */
export type HouseFacts = Readonly<Record<string, string>>

/**
 * The house facts of one of the owner's menus.
 * @throws {NotFound}
 */
export async function listHouseFacts(ownerId: string, menuId: string): Promise<HouseFacts> {
  return asOwner(ownerId, async (transaction) => {
    const menu = await getMenuRow(transaction, menuId)
    return readHouseFacts(transaction, menu.id)
  })
}

export async function readHouseFacts(
  transaction: Transaction,
  menuId: string,
): Promise<HouseFacts> {
  const rows = await transaction
    .select({ topic: houseFacts.topic, text: houseFacts.text })
    .from(houseFacts)
    .where(eq(houseFacts.menuId, menuId))
  const texts = new Map(rows.map(({ topic, text }) => [topic, text]))
  return Object.fromEntries(
    topics.flatMap((topic) => {
      const text = texts.get(topic)
      return text === undefined ? [] : [[topic, text]]
    }),
  )
}

/** A hash of the facts: a form that read others conflicts. */
export function houseVersion(facts: HouseFacts): string {
  return createHash('sha256')
    .update(JSON.stringify(Object.entries(facts)))
    .digest('base64url')
}
