import { sql, type SQL } from 'drizzle-orm'
import { dismissedGaps, insights } from '#app/db/schema/index.ts'
import type { GapKind } from '#app/db/schema/insights.ts'
import type { Gap } from './insight.ts'

/** The kinds of missing information that only words describe. */
const kindsOfWords: readonly GapKind[] = ['details', 'other']

/** Whether two gaps of this kind and place differ only in the guest's words. */
export const isKnownByWords = ({ kind, topic }: Pick<Gap, 'kind' | 'topic'>): boolean =>
  kindsOfWords.includes(kind) && topic === undefined

/** What a gap is about: a dish, one restaurant's information, or else the menu. */
export const gapPlace = {
  dishId: sql<string | null>`${insights.gapDishId}`,
  restaurantId: sql<
    string | null
  >`case when ${insights.gapDishId} is null and ${insights.gapTopic} is not null then ${insights.restaurantId} end`,
  menuId: sql<
    string | null
  >`case when ${insights.gapDishId} is null and ${insights.gapTopic} is null then ${insights.menuId} end`,
} as const

/**
 * The facts that a question asked for in vain, one row each, for `cross join lateral`. An empty fact
 * stands for information that is a single fact, and for what was erased.
 */
export const askedFacts: SQL = sql`unnest(case
  when ${insights.gapTopic} is not null then array[${insights.gapTopic}]
  when ${insights.gapWords} is not null then array[${insights.gapWords}]
  when ${insights.gapFacts} <> '{}' then ${insights.gapFacts}
  else array[''] end) as asked (fact)`

/** Whether a row of `dismissed_gaps` dismisses the asked fact. */
export const dismissesAsked: SQL = sql`${dismissedGaps.ownerId} = ${insights.ownerId}
  and ${dismissedGaps.kind} = ${insights.gapKind} and ${dismissedGaps.fact} = asked.fact
  and coalesce(${dismissedGaps.dishId}, ${dismissedGaps.restaurantId}, ${dismissedGaps.menuId}) =
    coalesce(${gapPlace.dishId}, ${gapPlace.restaurantId}, ${gapPlace.menuId})`
