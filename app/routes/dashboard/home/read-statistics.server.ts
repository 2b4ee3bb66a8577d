import {
  conversationSummary,
  type ConversationSummary,
} from '#app/domain/conversations/conversation-summary.ts'
import {
  conversationsPerDay,
  type DayCount,
} from '#app/domain/conversations/conversations-per-day.ts'
import { findGaps } from '#app/domain/conversations/find-gaps.ts'
import { findLanguages } from '#app/domain/conversations/find-languages.ts'
import { findTopDishes } from '#app/domain/conversations/find-top-dishes.ts'
import type { Logger } from '#app/http/log.ts'
import type { Insights } from './insights/insights.tsx'

/** An owner's numbers; what could not be read is not there. */
export interface Statistics {
  readonly summary: ConversationSummary | undefined
  readonly days: readonly DayCount[] | undefined
  readonly insights: Insights
  /** IANA name, in which days are counted. */
  readonly timeZone: string
}

/** Never fails: the page stands without its numbers, and the log says why they are missing. */
export async function readStatistics(
  ownerId: string,
  timeZone: string,
  log: Logger,
): Promise<Statistics> {
  const orLogged = (error: unknown) => {
    log.error({ error, owner: ownerId }, 'statistics could not be read')
    return undefined
  }
  const [summary, days, gaps, dishes, languages] = await Promise.all([
    conversationSummary(ownerId, timeZone).catch(orLogged),
    conversationsPerDay(ownerId, timeZone).catch(orLogged),
    findGaps(ownerId, { timeZone }).catch(orLogged),
    findTopDishes(ownerId, { timeZone }).catch(orLogged),
    findLanguages(ownerId, { timeZone }).catch(orLogged),
  ])
  return { summary, days, insights: { gaps, dishes, languages }, timeZone }
}
