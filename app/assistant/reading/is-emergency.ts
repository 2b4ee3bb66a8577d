import { filterCues, hasCue, type Cue } from './cues.ts'
import { distance, neighbours } from './span.ts'
import type { EmergencyWords } from './words/language-words.ts'

/** In tokens: between two parts of a call for help, such as a body part and its trouble. */
const maxBetween = 6

/**
 * In tokens: between a call for help and words that cancel it, "these prices give me a heart
 * attack". Farther away they refer to something else.
 */
const maxToCalm = 3

/**
 * Whether someone at the table is in danger now. A missed emergency is worse than a false alarm, so
 * only adjacent words about the past, a hypothesis or a joke cancel a call for help.
 */
export function isEmergency(cues: readonly Cue[]): boolean {
  const find = (...values: readonly (keyof EmergencyWords)[]) =>
    filterCues(cues, 'emergency', ...values)
  const isReacting = hasCue(cues, 'relations', 'allergic') || hasCue(cues, 'emergency', 'trouble')
  const calls = [
    ...find('alone'),
    ...near(find('body'), find('trouble', 'urgent'), maxBetween),
    ...near(find('does'), find('hard'), maxBetween),
    ...near(find('remedy'), find('hard', 'urgent'), maxBetween),
    ...(isReacting ? find('ate') : []),
  ]
  const calm = hasCue(cues, 'emergency', 'serious') ? [] : find('calm')
  return calls.some(
    (call) =>
      !neighbours(calm, call).some(
        (cue) => cue.sentence === call.sentence && distance(cue, call) <= maxToCalm,
      ),
  )
}

/** Returns the cues that are near one of some others. */
const near = (cues: readonly Cue[], others: readonly Cue[], maxDistance: number): Cue[] =>
  cues.filter((cue) => neighbours(others, cue).some((other) => distance(other, cue) <= maxDistance))
