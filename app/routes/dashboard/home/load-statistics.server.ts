import {
  getConversationSummary,
  type ConversationSummary,
} from '#app/domain/conversations/get-conversation-summary.ts'
import {
  countConversationsPerDay,
  type DayCount,
} from '#app/domain/conversations/count-conversations-per-day.ts'
import { findGaps } from '#app/domain/conversations/find-gaps.ts'
import { countLanguages } from '#app/domain/conversations/count-languages.ts'
import { findTopDishes, findTopSoldOutDishes } from '#app/domain/conversations/find-top-dishes.ts'
import { countTables } from '#app/domain/conversations/count-tables.ts'
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
  const [summary, days, gaps, dishes, soldOut, languages, tables] = await Promise.all([
    getConversationSummary(ownerId, timeZone).catch(logAndSkip),
    countConversationsPerDay(ownerId, timeZone).catch(logAndSkip),
    findGaps(ownerId, { timeZone }).catch(logAndSkip),
    findTopDishes(ownerId, { timeZone }).catch(logAndSkip),
    findTopSoldOutDishes(ownerId, { timeZone }).catch(logAndSkip),
    countLanguages(ownerId, { timeZone }).catch(logAndSkip),
    countTables(ownerId, timeZone).catch(logAndSkip),
  ])
  return { summary, days, insights: { gaps, dishes, soldOut, languages, tables }, timeZone }
}
