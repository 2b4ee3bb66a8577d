import { createHash } from 'node:crypto'
import { NotFound } from '#app/domain/errors.ts'
import { getAssistantMenu, type AssistantMenu } from '#app/domain/menus/get-assistant-menu.ts'
import { storeAssistant } from '#app/domain/menus/store-assistant.ts'
import type { Planner } from './planners/planner.ts'
import type { StoredAssistants } from './port.ts'
import { ProviderFailed } from './provider-failed.ts'

/** Why a menu's assistant could not be told of a change, in the words of spec section 8. */
export class AssistantNotTold extends Error {
  override readonly name = 'AssistantNotTold'
}

interface Telling {
  readonly now: Promise<string>
  next?: Promise<string>
}

/** Menus whose assistants are being updated, so that none is created twice. */
const telling = new Map<string, Telling>()

/**
 * Tells the provider that stores a menu's assistant what it has to know now, if it does not
 * know it yet: makes it there the first time, or when the provider has forgotten it. Where
 * providers are told with each question there is nothing to do.
 * @returns the assistant's id
 * @throws {AssistantNotTold}
 */
export function tellAssistant(
  provider: Pick<Planner, 'assistants'>,
  ownerId: string,
  menuId: string,
): Promise<string> {
  const known = telling.get(menuId)
  if (!known) return begin()
  // What is being told may have been read before this change; whoever comes meanwhile shares
  // the next telling, so that a slow provider never has a line of them before it.
  known.next ??= known.now.catch(() => undefined).then(begin)
  return known.next

  function begin(): Promise<string> {
    const now = tellNow(provider, ownerId, menuId)
    const current: Telling = { now }
    telling.set(menuId, current)
    const end = () => {
      if (telling.get(menuId) === current && !current.next) telling.delete(menuId)
    }
    now.then(end, end)
    return now
  }
}

async function tellNow(
  provider: Pick<Planner, 'assistants'>,
  ownerId: string,
  menuId: string,
): Promise<string> {
  try {
    const known = await readMenu(ownerId, menuId)
    const { assistantId } = known
    if (assistantId === null) {
      throw new AssistantNotTold('Assistant ID not found for this menu design')
    }
    if (!provider.assistants) return assistantId
    return await tell(provider.assistants, ownerId, { ...known, assistantId })
  } catch (error) {
    if (error instanceof AssistantNotTold) throw error
    const message = error instanceof ProviderFailed ? error.message : 'Unknown error'
    throw new AssistantNotTold(message, { cause: error })
  }
}

async function readMenu(ownerId: string, menuId: string): Promise<AssistantMenu> {
  try {
    return await getAssistantMenu(ownerId, menuId)
  } catch (error) {
    const message =
      error instanceof NotFound ? 'Menu design not found' : 'Failed to fetch menu items'
    throw new AssistantNotTold(message, { cause: error })
  }
}

async function tell(
  assistants: StoredAssistants,
  ownerId: string,
  known: AssistantMenu & { readonly assistantId: string },
): Promise<string> {
  const { menu, assistantId, assistantTold } = known
  const instructions = await assistants.describe(menu)
  // This provider has received nothing that went to another service or model.
  const told = createHash('sha256')
    .update(JSON.stringify([assistants.identity, instructions]))
    .digest('base64url')
  if (told === assistantTold && !assistants.hasLost(assistantId)) return assistantId
  const isKnownThere =
    assistantTold !== null && (await update(assistants, assistantId, instructions))
  const id = isKnownThere
    ? assistantId
    : await assistants.create({ name: menu.restaurant.name, instructions })
  await storeAssistant(ownerId, menu.menu.id, { assistantId: id, assistantTold: told })
  return id
}

/** @returns whether the provider knows the assistant */
async function update(
  assistants: StoredAssistants,
  id: string,
  instructions: string,
): Promise<boolean> {
  try {
    await assistants.update(id, instructions)
    return true
  } catch (error) {
    if (error instanceof ProviderFailed && error.status === 404) return false
    throw error
  }
}
