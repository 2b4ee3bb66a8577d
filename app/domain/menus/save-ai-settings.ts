import { eq, sql } from 'drizzle-orm'
import { menus } from '#app/db/schema/index.ts'
import { returnedRow } from '../returned-row.ts'
import { parseInput } from '../parse-input.ts'
import { nextVersion } from '../row-version.ts'
import { lockMenu, type Menu } from '../locks/lock-menu.ts'
import { aiVersion } from './menu-versions.ts'
import { assertVersion } from '../form-version.ts'
import { aiSettingsSchema } from './schemas.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

/**
 * Saves a menu's AI settings. An older menu that was added without an assistant gets one now, which
 * opens the chat of every restaurant that shows it.
 * @param input `{aiContext, aiMenuInstructions, aiVersion}`
 * @throws {NotFoundError | InvalidFieldsError | ConflictError}
 */
export async function saveAiSettings(
  member: Member,
  menuId: string,
  input: unknown,
): Promise<Menu> {
  const { aiVersion: loadedVersion, ...settings } = parseInput(aiSettingsSchema, input)
  return asOwner(member, 'editMenus', async (transaction) => {
    const menu = await lockMenu(transaction, menuId)
    assertVersion(aiVersion(menu), loadedVersion)
    return returnedRow(
      await transaction
        .update(menus)
        .set({
          ...settings,
          assistantId: sql`coalesce(${menus.assistantId}, gen_random_uuid()::text)`,
          updatedAt: nextVersion(menus.updatedAt),
          editedAt: nextVersion(menus.editedAt),
        })
        .where(eq(menus.id, menu.id))
        .returning(),
    )
  })
}
