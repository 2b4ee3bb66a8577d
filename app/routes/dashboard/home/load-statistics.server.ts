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
import type { Member } from '#app/domain/actor.ts'

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
  member: Member,
  timeZone: string,
  log: Logger,
): Promise<Statistics> {
  const logAndSkip = (error: unknown) => {
    log.error({ error, owner: member.ownerId }, 'statistics could not be read')
    return undefined
  }
  const [summary, days, gaps, dishes, soldOut, languages, tables] = await Promise.all([
    getConversationSummary(member, timeZone).catch(logAndSkip),
    countConversationsPerDay(member, timeZone).catch(logAndSkip),
    findGaps(member, { timeZone }).catch(logAndSkip),
    findTopDishes(member, { timeZone }).catch(logAndSkip),
    findTopSoldOutDishes(member, { timeZone }).catch(logAndSkip),
    countLanguages(member, { timeZone }).catch(logAndSkip),
    countTables(member, timeZone).catch(logAndSkip),
  ])
  return { summary, days, insights: { gaps, dishes, soldOut, languages, tables }, timeZone }
}
