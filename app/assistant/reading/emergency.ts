import { nearest } from './nearest.ts'
import { signsOf, type Sign } from './signs.ts'
import { distance } from './span.ts'
import type { EmergencyWords } from './words/language-words.ts'

/** How many tokens may stand between a body part and its trouble. */
const mostBetween = 6

/**
 * How many tokens may stand between a cry for help and a word that takes it back: "these prices
 * give me a heart attack". Farther away it is about something else.
 */
const mostFromCalm = 3

/**
 * Whether somebody at the table is in danger now. Missing one is worse than a false alarm: only
 * words of the past, of "what if" and of jokes right beside it take it back.
 */
export function isEmergency(signs: readonly Sign[]): boolean {
  const of = (value: keyof EmergencyWords) => signsOf(signs, 'emergency', value)
  const isAllergic = signsOf(signs, 'relations', 'allergic').length > 0
  const cries = [
    ...of('alone'),
    ...near(of('body'), [...of('trouble'), ...of('urgent')]),
    ...near(of('does'), of('hard')),
    ...near(of('remedy'), [...of('hard'), ...of('urgent')]),
    ...(isAllergic || of('trouble').length > 0 ? of('ate') : []),
  ]
  const calm = of('serious').length > 0 ? [] : of('calm')
  return cries.some(
    (cry) =>
      !nearest(calm, cry).some(
        (one) => one.sentence === cry.sentence && distance(one, cry) <= mostFromCalm,
      ),
  )
}

/** Those of some signs that stand near one of the others. */
function near(some: readonly Sign[], others: readonly Sign[]): Sign[] {
  const sorted = others.toSorted((one, other) => one.start - other.start)
  return some.filter((one) =>
    nearest(sorted, one).some((other) => distance(one, other) <= mostBetween),
  )
}
