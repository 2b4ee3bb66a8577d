import { signsOf, type Sign } from './signs.ts'
import { distance } from './span.ts'
import type { EmergencyWords } from './words/language-words.ts'

/** How many tokens may stand between a body part and its trouble. */
const mostBetween = 6

/**
 * Whether somebody at the table is in danger now. Missing one is worse than a false alarm: only
 * words of the past, of "what if" and of jokes take it back.
 */
export function isEmergency(signs: readonly Sign[]): boolean {
  const of = (value: keyof EmergencyWords) => signsOf(signs, 'emergency', value)
  if (of('calm').length > 0) return false
  const isAllergic = signsOf(signs, 'relations', 'allergic').length > 0
  return (
    of('alone').length > 0 ||
    areNear(of('body'), of('trouble')) ||
    areNear(of('breath'), of('hard')) ||
    (of('ate').length > 0 && (isAllergic || of('trouble').length > 0))
  )
}

const areNear = (some: readonly Sign[], others: readonly Sign[]) =>
  some.some((one) => others.some((other) => one !== other && distance(one, other) <= mostBetween))
