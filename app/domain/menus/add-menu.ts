import { eq } from 'drizzle-orm'
import { asOwner } from '#app/db/actors.ts'
import { menus } from '#app/db/schema/index.ts'
import { returnedRow } from '../returned-row.ts'
import { parseInput } from '../parse-input.ts'
import { nextPosition } from '../positions.ts'
import type { Menu } from './lock-menu.ts'
import { lockOwner } from './lock-owner.ts'
import { newMenuSchema } from './schemas.ts'

/**
 * Adds an empty menu after the owner's others, in Turkish lira until it is edited.
 * @param input `{name}`
 * @throws {InvalidFields}
 */
export async function addMenu(ownerId: string, input: unknown): Promise<Menu> {
  const { name } = parseInput(newMenuSchema, input)
  return asOwner(ownerId, async (transaction) => {
    await lockOwner(transaction, ownerId)
    const position = await nextPosition(transaction, menus, eq(menus.ownerId, ownerId))
    return returnedRow(
      await transaction.insert(menus).values({ ownerId, name, position }).returning(),
    )
  })
}
