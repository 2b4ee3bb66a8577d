import { statedFacts, type StatedFact } from '#app/domain/guest-menu/statements.ts'

/*
 * Encodes the states of a dish's facts for the page's script: one digit per fact, in the order of
 * `statedFacts`. It is short because each dish has one.
 */

const digits = { not_recorded: '0', free: '1', may_contain: '2', contains: '3' } as const

/** The value of a dish's `data-facts`; trailing facts that aren't recorded are omitted. */
export function encodeStates(
  states: ReadonlyMap<StatedFact, { readonly state: keyof typeof digits }>,
): string {
  return statedFacts
    .map((fact) => digits[states.get(fact)?.state ?? 'not_recorded'])
    .join('')
    .replace(/0+$/, '')
}

/** The filter's group of a dish, for the chosen indexes of `statedFacts`. */
export function groupOf(code: string, chosen: readonly number[]): 'fits' | 'ask' | 'holds' {
  const states = chosen.map((index) => code[index] ?? digits.not_recorded)
  if (states.some((state) => state === digits.contains || state === digits.may_contain)) {
    return 'holds'
  }
  // A dish fits only if the owner has recorded every chosen fact.
  return states.every((state) => state === digits.free) ? 'fits' : 'ask'
}

export const isDiet = (fact: StatedFact) => fact === 'vegetarian' || fact === 'vegan'
