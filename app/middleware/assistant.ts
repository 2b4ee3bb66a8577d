import { createContext, type MiddlewareFunction } from 'react-router'
import { AssistantSyncError, syncAssistant } from '#app/assistant/sync-assistant.ts'
import { onBehalfOf } from '#app/domain/actor.ts'
import { sessionOf } from './owner.ts'
import { settingsContext } from './settings.ts'

/** Set to true by a route that updates the assistant itself, or doesn't change the menu. */
export const assistantUpToDateContext = createContext(false)

/**
 * Updates a menu's stored assistant after each change to the menu or its dishes. It runs in the
 * background and never fails the owner's change (spec section 8): a failure is logged as a
 * warning, and the assistant is updated before the next question is answered.
 */
export const updateAssistantAfterChange: MiddlewareFunction<Response> = async (
  { request, params, context },
  next,
) => {
  const response = await next()
  const { assistant, log } = context.get(settingsContext)
  const { menuId } = params
  const isChanged = request.method !== 'GET' && response.status < 400
  if (!isChanged || context.get(assistantUpToDateContext)) return response
  if (!assistant.assistants || !menuId) return response
  const chefin = onBehalfOf(sessionOf(context).member.ownerId, 'a menu has changed')
  syncAssistant(assistant, chefin, menuId).catch((error: unknown) => {
    const reason = error instanceof AssistantSyncError ? error.message : 'Unknown error'
    log.warn({ error, menu: menuId, reason }, 'an assistant was not updated after a change')
  })
  return response
}
