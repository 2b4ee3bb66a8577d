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
import { findTopDishes, findTopSoldOutDishes } from '#app/domain/conversations/find-top-dishes.ts'
import type { Logger } from '#app/http/log.ts'
import type { Insights } from './insights/insights-section.tsx'

/** An owner's statistics. Undefined parts couldn't be loaded. */
export interface Statistics {
  readonly summary: ConversationSummary | undefined
  readonly days: readonly DayCount[] | undefined
  readonly insights: Insights
  /** The time zone of the days, an IANA name. */
  readonly timeZone: string
}

/** Loads the statistics. Never rejects: failures are logged and leave their part undefined. */
export async function loadStatistics(
  ownerId: string,
  timeZone: string,
  log: Logger,
): Promise<Statistics> {
  const logAndSkip = (error: unknown) => {
    log.error({ error, owner: ownerId }, 'statistics could not be read')
    return undefined
  }
  const [summary, days, gaps, dishes, soldOut, languages] = await Promise.all([
    conversationSummary(ownerId, timeZone).catch(logAndSkip),
    conversationsPerDay(ownerId, timeZone).catch(logAndSkip),
    findGaps(ownerId, { timeZone }).catch(logAndSkip),
    findTopDishes(ownerId, { timeZone }).catch(logAndSkip),
    findTopSoldOutDishes(ownerId, { timeZone }).catch(logAndSkip),
    findLanguages(ownerId, { timeZone }).catch(logAndSkip),
  ])
  return { summary, days, insights: { gaps, dishes, soldOut, languages }, timeZone }
}
