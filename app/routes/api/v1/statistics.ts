import type { z } from 'zod'
import { countConversationsPerDay } from '#app/domain/conversations/count-conversations-per-day.ts'
import { getConversationSummary } from '#app/domain/conversations/get-conversation-summary.ts'
import type { statisticsDocument } from '#app/domain/team-api/documents.ts'
import { jsonRoute } from '#app/handlers/json-route.ts'
import { requireToken } from '#app/handlers/token-request.ts'
import { appHandle } from '#app/ui/app-handle.ts'
import { tokenResponse } from './token-response.ts'

export const handle = appHandle({ policy: { allowsOtherOrigins: true } })

/** Counts the conversations of a team's guests. */
const serve = jsonRoute({
  async GET(sent) {
    const { actor, timeZone } = await requireToken(sent, 'statistics:read')
    const [summary, days] = await Promise.all([
      getConversationSummary(actor, timeZone),
      countConversationsPerDay(actor, timeZone),
    ])
    return tokenResponse<z.infer<typeof statisticsDocument>>({
      timeZone,
      ...summary,
      days: days.map(({ day, count }) => ({ day, conversations: count })),
    })
  },
})

export const loader = serve
export const action = serve
