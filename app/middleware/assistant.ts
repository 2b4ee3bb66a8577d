import { createContext, type MiddlewareFunction } from 'react-router'
import { AssistantNotTold, tellAssistant } from '#app/assistant/stored-assistant.ts'
import { sessionOf } from './owner.ts'
import { settingsContext } from './settings.ts'

/** Set by a route that updates the assistant itself, or that does not change the menu. */
export const assistantUpToDateContext = createContext(false)

/**
 * Tells a menu's stored assistant after each change of the menu, of its dishes above all. The
 * owner does not wait for that, and no change fails of it (spec section 8): what goes wrong is
 * a warning, and what was not told is told before the next question is answered.
 */
export const keepAssistantTold: MiddlewareFunction<Response> = async (
  { request, params, context },
  next,
) => {
  const response = await next()
  const { assistant, log } = context.get(settingsContext)
  const { menuId } = params
  const isChanged = request.method !== 'GET' && response.status < 400
  if (!isChanged || context.get(assistantUpToDateContext)) return response
  if (!assistant.assistants || !menuId) return response
  tellAssistant(assistant, sessionOf(context).owner.id, menuId).catch((error: unknown) => {
    const reason = error instanceof AssistantNotTold ? error.message : 'Unknown error'
    log.warn({ error, menu: menuId, reason }, 'an assistant was not told of a change')
  })
  return response
}
