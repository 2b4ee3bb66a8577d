import { eq } from 'drizzle-orm'
import { asOwner } from '#app/db/actors.ts'
import { houseFacts } from '#app/db/schema/index.ts'
import { lockMenu, touchMenu } from '../menus/lock-menu.ts'
import { assertVersion } from '../menus/menu-versions.ts'
import { parseInput } from '../parse-input.ts'
import { houseVersion, readHouseFacts, type HouseFacts } from './list-house-facts.ts'
import { houseFactsSchema } from './schemas.ts'
import { topics } from './topics.ts'

/**
 * Replaces what guests may read about the house. Topics without text are removed.
 * @param input a text by topic, and `houseVersion`
 * @throws {NotFound} {InvalidFields} {Conflict}
 */
export async function saveHouseFacts(
  ownerId: string,
  menuId: string,
  input: unknown,
): Promise<HouseFacts> {
  const { houseVersion: read, ...texts } = parseInput(houseFactsSchema, input)
  const written = new Map<string, unknown>(Object.entries(texts))
  return asOwner(ownerId, async (transaction) => {
    const menu = await lockMenu(transaction, menuId)
    assertVersion(houseVersion(await readHouseFacts(transaction, menu.id)), read)
    await transaction.delete(houseFacts).where(eq(houseFacts.menuId, menu.id))
    const rows = topics.flatMap((topic) => {
      const text = written.get(topic)
      return typeof text === 'string' && text !== ''
        ? [{ ownerId, menuId: menu.id, topic, text }]
        : []
    })
    if (rows.length > 0) await transaction.insert(houseFacts).values(rows)
    await touchMenu(transaction, menu.id)
    return readHouseFacts(transaction, menu.id)
  })
}
