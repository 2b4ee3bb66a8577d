import { eq } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
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
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

/**
 * Adds an empty menu with its assistant, and with prices in Turkish lira, after the owner's others.
 * The account's first menu is shown at once (`show-only-menu.ts`). Idempotent for the same form.
 * @param input `{name, key?}`
 * @throws {InvalidFieldsError | LimitReachedError}
 */
export async function addMenu(member: Member, input: unknown): Promise<Menu> {
  const form = parseInput(newMenuSchema, input)
  return asOwner(member, 'addMenus', async (transaction) => {
    const { menu } = await addMenuRow(transaction, member.ownerId, form)
    return menu
  })
}

interface NewMenu {
  readonly name: string
  readonly key: string
  readonly currency?: string
}

/**
 * Adds a menu inside a transaction.
 * @returns the menu, and whether it was added by this call rather than an earlier one
 * @throws {LimitReachedError}
 */
export async function addMenuRow(
  transaction: Transaction,
  ownerId: string,
  { key, ...values }: NewMenu,
): Promise<{ readonly menu: Menu; readonly isNew: boolean }> {
  await lockOwner(transaction, ownerId)
  const id = await undeletedId(transaction, menus, rowIdFor(ownerId, key, ...Object.values(values)))
  const [added] = await transaction.select().from(menus).where(eq(menus.id, id))
  if (added) return { menu: added, isNew: false }
  await assertRoom(transaction, 'menus', menus, eq(menus.ownerId, ownerId))
  const position = await nextPosition(transaction, menus, eq(menus.ownerId, ownerId))
  const menu = returnedRow(
    await transaction
      .insert(menus)
      .values({ ...values, id, ownerId, position, assistantId: crypto.randomUUID() })
      .returning(),
  )
  await showOnlyMenu(transaction, menu.id)
  return { menu, isNew: true }
}
