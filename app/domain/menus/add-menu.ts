import { eq } from 'drizzle-orm'
import { asOwner } from '#app/db/actors.ts'
import { menus } from '#app/db/schema/index.ts'
import { assertRoom } from '../caps.ts'
import { returnedRow } from '../returned-row.ts'
import { parseInput } from '../parse-input.ts'
import { nextPosition } from '../positions.ts'
import { rowIdFor } from '../row-id.ts'
import { undeletedId } from '../deleted/undeleted-id.ts'
import type { Menu } from '../locks/lock-menu.ts'
import { lockOwner } from '../locks/lock-owner.ts'
import { showOnlyMenu } from '../restaurants/show-only-menu.ts'
import { newMenuSchema } from './schemas.ts'

/**
 * Adds an empty menu with its assistant, and with prices in Turkish lira, after the owner's others.
 * The account's first menu is shown at once (`show-only-menu.ts`). Idempotent for the same form.
 * @param input `{name, key?}`
 * @throws {InvalidFieldsError | LimitReachedError}
 */
export async function addMenu(ownerId: string, input: unknown): Promise<Menu> {
  const { name, key } = parseInput(newMenuSchema, input)
  return asOwner(ownerId, async (transaction) => {
    await lockOwner(transaction, ownerId)
    const id = await undeletedId(transaction, menus, rowIdFor(ownerId, key, name))
    const [added] = await transaction.select().from(menus).where(eq(menus.id, id))
    if (added) return added
    await assertRoom(transaction, 'menus', menus, eq(menus.ownerId, ownerId))
    const position = await nextPosition(transaction, menus, eq(menus.ownerId, ownerId))
    const menu = returnedRow(
      await transaction
        .insert(menus)
        .values({ id, ownerId, name, position, assistantId: crypto.randomUUID() })
        .returning(),
    )
    await showOnlyMenu(transaction, menu.id)
    return menu
  })
}
