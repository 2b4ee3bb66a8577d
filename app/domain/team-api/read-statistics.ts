import type { z } from 'zod'
import type { OwnerActor } from '../actor.ts'
import { countConversationsPerDay } from '../conversations/count-conversations-per-day.ts'
import { getConversationSummary } from '../conversations/get-conversation-summary.ts'
import type { statisticsDocument } from './documents.ts'

/**
 * Counts the conversations of a team's guests.
 * @param timeZone the team's, an IANA name
 */
export async function readStatistics(
  actor: OwnerActor,
  timeZone: string,
): Promise<z.infer<typeof statisticsDocument>> {
  const [summary, days] = await Promise.all([
    getConversationSummary(actor, timeZone),
    countConversationsPerDay(actor, timeZone),
  ])
  return {
    timeZone,
    ...summary,
    days: days.map(({ day, count }) => ({ day, conversations: count })),
  }
}
