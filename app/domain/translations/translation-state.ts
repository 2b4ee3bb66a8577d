import type { translations } from '#app/db/schema/index.ts'
import { isTranslationOf } from './menu-texts.ts'
import type { Texts } from './subjects.ts'

/**
 * How far a translation is:
 * - `missing`: there is none
 * - `outdated`: the owner changed the text since
 * - `rejected`: the check found a problem
 * - `doubtful`: the check found what may be one, and the owner hasn't confirmed that it isn't
 * - `unsure`: the owner hasn't read it, and the check couldn't compare enough
 * - `unread`: the owner hasn't read it; the check found no difference
 * - `reviewed`: the owner wrote or accepted it, so guests read it
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

/** Returns how far the translation of these texts is. */
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
