import { statedFacts, type StatedFact } from '#app/domain/dietary/statements.ts'

/*
 * How the page tells its script what is known of a dish: one digit a fact, in the order of
 * `statedFacts`. So short, as it stands at each dish.
 */

const digits = { not_recorded: '0', free: '1', may_contain: '2', contains: '3' } as const

/** The states of a dish, as its element carries them; nothing is recorded of what follows. */
export function encodeStates(
  states: ReadonlyMap<StatedFact, { readonly state: keyof typeof digits }>,
): string {
  return statedFacts
    .map((fact) => digits[states.get(fact)?.state ?? 'not_recorded'])
    .join('')
    .replace(/0+$/, '')
}

/** Where a dish stands for a guest who chose these places in the order. */
export function groupOf(code: string, chosen: readonly number[]): 'fits' | 'ask' | 'holds' {
  const states = chosen.map((place) => code[place] ?? digits.not_recorded)
  if (states.some((state) => state === digits.contains || state === digits.may_contain)) {
    return 'holds'
  }
  // Only what the owner says of every single one is a fit.
  return states.every((state) => state === digits.free) ? 'fits' : 'ask'
}

export const isDiet = (fact: StatedFact) => fact === 'vegetarian' || fact === 'vegan'
