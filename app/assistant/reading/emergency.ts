import { nearest } from './nearest.ts'
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
  if (of('calm').length > 0 && of('serious').length === 0) return false
  const isAllergic = signsOf(signs, 'relations', 'allergic').length > 0
  return (
    of('alone').length > 0 ||
    areNear(of('body'), [...of('trouble'), ...of('urgent')]) ||
    areNear(of('does'), of('hard')) ||
    areNear(of('remedy'), [...of('hard'), ...of('urgent')]) ||
    (of('ate').length > 0 && (isAllergic || of('trouble').length > 0))
  )
}

function areNear(some: readonly Sign[], others: readonly Sign[]): boolean {
  const sorted = others.toSorted((one, other) => one.start - other.start)
  return some.some((one) =>
    nearest(sorted, one).some((other) => distance(one, other) <= mostBetween),
  )
}
