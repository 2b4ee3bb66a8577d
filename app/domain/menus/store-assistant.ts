import { asOwner } from '../as-owner.ts'
import { and, eq, isNotNull } from 'drizzle-orm'
import { menus } from '#app/db/schema/index.ts'
import { nextVersion } from '../row-version.ts'
import type { OwnerActor } from '../actor.ts'

/** The assistant that a provider stores for a menu. */
export interface StoredAssistant {
  /** The provider's id. */
  readonly assistantId: string
  /** Hash of its instructions. */
  readonly assistantInstructionsHash: string
}

/**
 * Stores the assistant that a provider has for a menu. Does nothing for a menu without an assistant.
 */
export async function storeAssistant(
  actor: OwnerActor,
  menuId: string,
  assistant: StoredAssistant,
): Promise<void> {
  await asOwner(actor, 'editMenus', (transaction) =>
    transaction
      .update(menus)
      .set({ ...assistant, updatedAt: nextVersion(menus.updatedAt) })
      .where(and(eq(menus.id, menuId), isNotNull(menus.assistantId))),
  )
}
