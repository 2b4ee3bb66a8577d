import type { translations } from '#app/db/schema/index.ts'
import { isTranslationOf } from './menu-texts.ts'
import type { Texts } from './subjects.ts'

/**
 * The state of a translation:
 * - `missing`: there is none
 * - `outdated`: the owner has changed the original since
 * - `rejected`: the check found a problem
 * - `doubtful`: the check found a possible problem, which the owner hasn't ruled out
 * - `unsure`: the owner hasn't reviewed it, and the check couldn't compare enough
 * - `unread`: the owner hasn't reviewed it; the check found no difference
 * - `reviewed`: the owner wrote or accepted it, so guests can read it
 */
export const translationStates = [
  'missing',
  'outdated',
  'rejected',
  'doubtful',
  'unsure',
  'unread',
  'reviewed',
] as const

export type TranslationState = (typeof translationStates)[number]

type Row = Pick<
  typeof translations.$inferSelect,
  'source' | 'texts' | 'problems' | 'doubts' | 'isSure' | 'reviewedAt'
>

/** Returns the state of a translation, given the current texts. */
export function translationState(texts: Texts, row: Row | undefined): TranslationState {
  if (!row) return 'missing'
  if (row.problems.length > 0 && hasSource(texts, row)) return 'rejected'
  if (!isTranslationOf(texts, row)) return 'outdated'
  if (row.reviewedAt !== null) return 'reviewed'
  if (row.doubts.length > 0) return 'doubtful'
  return row.isSure ? 'unread' : 'unsure'
}

const hasSource = (texts: Texts, { source }: Row) =>
  Object.entries(texts).every(([field, text]) => source[field] === text)

/** Whether guests may read a translation in this state. */
export const isShowable = (state: TranslationState): boolean => state === 'reviewed'
