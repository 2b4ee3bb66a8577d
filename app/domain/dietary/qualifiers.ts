import type { DietaryFact } from './facts.ts'

/** Words that say what the next ingredient does not hold. */
export interface Qualifier {
  /** How many words it takes. */
  readonly length: number
  readonly removes: readonly DietaryFact[]
}

const plantOnly: readonly DietaryFact[] = [
  'milk',
  'lactose',
  'eggs',
  'honey',
  'meat',
  'poultry',
  'pork',
  'gelatine',
  'fish',
  'crustaceans',
  'molluscs',
]

const bySingleWord: readonly (readonly [RegExp, readonly DietaryFact[]])[] = [
  [/^glutens[iu]z$/, ['gluten']],
  [/^alkols[iu]z$/, ['alcohol']],
  [/^(dealcoholi[sz]ed)$/, ['alcohol']],
  // Without lactose it is still milk.
  [/^(laktozsuz|delactosed)$/, ['lactose']],
  [/^suts[iu]z$/, ['milk', 'lactose']],
  [/^yumurtas[iu]z$/, ['eggs']],
  [/^(vegan|bitkisel)$/, plantOnly],
  [/^(eggless)$/, ['eggs']],
  [/^(meatless)$/, ['meat']],
]

const byWordBeforeFree: Readonly<Record<string, readonly DietaryFact[]>> = {
  gluten: ['gluten'],
  alcohol: ['alcohol'],
  lactose: ['lactose'],
  dairy: ['milk', 'lactose'],
  milk: ['milk', 'lactose'],
  egg: ['eggs'],
  nut: ['nuts', 'peanuts'],
  peanut: ['peanuts'],
  soy: ['soy'],
  sesame: ['sesame'],
}

/** The qualifier at a place among folded words, if one stands there. */
export function qualifierAt(words: readonly string[], position: number): Qualifier | undefined {
  const [word = '', next = ''] = words.slice(position, position + 2)
  if (next === 'free') return { length: 2, removes: byWordBeforeFree[word] ?? [] }
  if (word === 'non' && next.startsWith('alcoholic')) return { length: 2, removes: ['alcohol'] }
  if (word === 'plant' && next === 'based') return { length: 2, removes: plantOnly }
  const found = bySingleWord.find(([pattern]) => pattern.test(word))
  return found && { length: 1, removes: found[1] }
}
