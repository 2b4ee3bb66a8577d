import { createHash } from 'node:crypto'
import { NotFoundError } from '#app/domain/errors.ts'
import { getAssistantMenu, type AssistantMenu } from '#app/domain/guest-page/get-assistant-menu.ts'
import { storeAssistant } from '#app/domain/menus/store-assistant.ts'
import type { Planner, StoredAssistants } from './planners/planner.ts'
import { ProviderError } from './provider-error.ts'
import type { OwnerActor } from '#app/domain/actor.ts'

/** Updating a menu's assistant failed. The specification prescribes the messages (section 8). */
export class AssistantSyncError extends Error {
  override readonly name = 'AssistantSyncError'
}

interface Sync {
  readonly current: Promise<string>
  next?: Promise<string>
}

/** Running updates by menu, so that no assistant is created twice. */
const syncs = new Map<string, Sync>()

/**
 * Brings a menu's assistant at its provider up to date. Creates it the first time, or if the
 * provider has lost it. Does nothing if the provider receives instructions with each question.
 * @returns the assistant's ID
 * @throws {AssistantSyncError}
 */
export function syncAssistant(
  provider: Pick<Planner, 'assistants'>,
  actor: OwnerActor,
  menuId: string,
): Promise<string> {
  const running = syncs.get(menuId)
  if (!running) return begin()
  // The running update may have read the menu before this change. All callers in the meantime
  // share the next one, so that no queue builds up for a slow provider.
  running.next ??= running.current.catch(() => undefined).then(begin)
  return running.next

  function begin(): Promise<string> {
    const current = syncNow(provider, actor, menuId)
    const sync: Sync = { current }
    syncs.set(menuId, sync)
    const end = () => {
      if (syncs.get(menuId) === sync && !sync.next) syncs.delete(menuId)
    }
    current.then(end, end)
    return current
  }
}

async function syncNow(
  { assistants }: Pick<Planner, 'assistants'>,
  actor: OwnerActor,
  menuId: string,
): Promise<string> {
  const { menu, assistantId, assistantInstructionsHash } = await readMenu(actor, menuId)
  if (assistantId === null) {
    throw new AssistantSyncError('Assistant ID not found for this menu design')
  }
  if (!assistants) return assistantId
  try {
    const instructions = await assistants.describe(menu)
    // Includes the service and the model: another one hasn't received the instructions.
    const hash = createHash('sha256')
      .update(JSON.stringify([assistants.identity, instructions]))
      .digest('base64url')
    if (hash === assistantInstructionsHash && !assistants.hasLost(assistantId)) return assistantId
    const isUpdated =
      assistantInstructionsHash !== null && (await tryUpdate(assistants, assistantId, instructions))
    const id = isUpdated
      ? assistantId
      : await assistants.create({ name: menu.restaurant.name, instructions })
    await storeAssistant(actor, menu.menu.id, {
      assistantId: id,
      assistantInstructionsHash: hash,
    })
    return id
  } catch (error) {
    const message = error instanceof ProviderError ? error.message : 'Unknown error'
    throw new AssistantSyncError(message, { cause: error })
  }
}

async function readMenu(actor: OwnerActor, menuId: string): Promise<AssistantMenu> {
  try {
    return await getAssistantMenu(actor, menuId)
  } catch (error) {
    const message =
      error instanceof NotFoundError ? 'Menu design not found' : 'Failed to fetch menu items'
    throw new AssistantSyncError(message, { cause: error })
  }
}

/** Updates an assistant. Returns false if the provider doesn't know it. */
async function tryUpdate(
  assistants: StoredAssistants,
  id: string,
  instructions: string,
): Promise<boolean> {
  try {
    await assistants.update(id, instructions)
    return true
  } catch (error) {
    if (error instanceof ProviderError && error.status === 404) return false
    throw error
  }
}
