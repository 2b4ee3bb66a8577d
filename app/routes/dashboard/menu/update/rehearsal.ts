import { rehearseReply } from '#app/assistant/reply/rehearse-reply.ts'
import { startReply } from '#app/assistant/reply/running-replies.ts'
import { offlinePlanner } from '#app/assistant/planners/offline-planner.ts'
import { syncAssistant } from '#app/assistant/sync-assistant.ts'
import { isSubscribed } from '#app/domain/billing/is-subscribed.ts'
import {
  rehearsalsPerAddress,
  rehearsalsPerOwner,
  rehearsalsPerOwnerPerDay,
} from '#app/domain/conversations/limits.ts'
import { latestTurns, rehearsalSchema } from '#app/domain/conversations/schemas.ts'
import { ForbiddenError } from '#app/domain/errors.ts'
import { getAssistantMenu } from '#app/domain/guest-page/get-assistant-menu.ts'
import { eventStream } from '#app/http/event-stream.ts'
import { jsonRoute, type JsonRequest } from '#app/handlers/json-route.ts'
import { readJson } from '#app/http/read-json.ts'
import { pageErrorTranslator } from '#app/i18n/page-errors.ts'
import { assistantUpToDateContext } from '#app/middleware/assistant.ts'
import { sessionOf } from '#app/middleware/owner.ts'
import { consumeInMemory, isSyncDue, syncCounts } from '#app/services/limits/in-memory-limits.ts'
import type { Route } from './+types/rehearsal'
import type { Member } from '#app/domain/actor.ts'

type RehearsalRequest = JsonRequest<Route.ActionArgs['params']>

/**
 * A test conversation of an owner with a menu's assistant, which is neither stored nor counted.
 * Only owners with a subscription or trial get answers from a model, like their guests. For others,
 * the offline planner answers, and the page says so.
 */
function rehearsal(route: Route.LoaderArgs | Route.ActionArgs) {
  return jsonRoute<Route.ActionArgs['params']>({
    POST(chat) {
      route.context.set(assistantUpToDateContext, true)
      return rehearse(chat, sessionOf(route.context).member)
    },
  })(route)
}

async function rehearse(chat: RehearsalRequest, member: Member): Promise<Response> {
  const { message, history } = await readJson(chat.request, rehearsalSchema)
  const [{ menu, assistantId }, mayAskModel] = await Promise.all([
    getAssistantMenu(member, chat.params.menuId),
    isSubscribed(member),
  ])
  if (assistantId === null) throw new ForbiddenError('chat_no_assistant')
  const limits = [
    { limit: rehearsalsPerOwner, subject: member.ownerId },
    { limit: rehearsalsPerOwnerPerDay, subject: member.ownerId },
    { limit: rehearsalsPerAddress, subject: chat.address },
  ]
  while (isSyncDue(...limits)) await syncCounts()
  consumeInMemory(...limits)
  // The limit of a restaurant's concurrent replies applies to each menu.
  const slot = { guestHash: `rehearsal ${member.ownerId}`, restaurantId: menu.menu.id }
  const reply = startReply(slot, crypto.randomUUID(), (started) =>
    rehearseReply(started, {
      menu,
      assistantId: () => syncAssistant(chat.assistant, member, menu.menu.id),
      planner: mayAskModel ? chat.assistant : offlinePlanner,
      question: message,
      now: Date.now(),
      history: latestTurns(history),
      locale: chat.locale,
      interruptedMessage: () => pageErrorTranslator(chat.locale)('reply_interrupted'),
      onProblem: (error, what) => chat.log.error({ error, menu: menu.menu.id }, what),
    }),
  )
  return eventStream(reply.follow())
}

export { rehearsal as action, rehearsal as loader }
