import { findChoices, type OptionChoice } from '../../dietary/judge-dish.ts'
import type { Avoidable } from '../../dietary/own-state.ts'
import type { DishClause } from './clauses.ts'
import type { IndexedDish } from './index-menu.ts'
import { aboutOf, allOf, type Verdict } from './judge-clause.ts'

/** A dish's verdicts, one for each condition. */
export type Judged = readonly (readonly [clause: DishClause, verdict: Verdict])[]

/** The result for all conditions together. */
interface ChosenVerdict extends Verdict {
  /** What a guest has to choose for it; empty for nothing in particular. */
  readonly choices: readonly OptionChoice[]
}

/**
 * Combines the verdicts on a dish. If it isn't free of all that is avoided, one combination of choices
 * may be: each condition alone could need another one.
 */
export function combine({ dish }: IndexedDish, judged: Judged): ChosenVerdict {
  const combined = { ...allOf(judged.map(([, verdict]) => verdict)), choices: [] }
  const isOpen = combined.group === 'unsure' || combined.group === 'against'
  if (!isOpen || !dish.optionGroups) return combined
  const others = judged.filter(([clause]) => !isAboutAvoided(clause)).map(([, verdict]) => verdict)
  for (const avoided of avoidedBy(judged)) {
    const choices = findChoices(dish, avoided)
    if (choices.length === 0) continue
    const found = avoided.map((one) => ({ about: aboutOf(one), state: 'free' as const, words: [] }))
    return { ...allOf([...others, { group: 'fits', findings: found }]), choices }
  }
  return combined
}

const isAboutAvoided = ({ op }: DishClause) =>
  op === 'without' || op === 'suits' || op === 'suits_any'

/** Lists what has to be avoided at once; if a condition accepts any of several diets, for each of them. */
function avoidedBy(judged: Judged): readonly (readonly Avoidable[])[] {
  const always = judged.flatMap(([clause]): readonly Avoidable[] => {
    if (clause.op === 'without') return clause.of
    return clause.op === 'suits' ? clause.of.map(asAvoided) : []
  })
  // Also one that the dish meets: a choice because of something else mustn't change that.
  const anyOf = judged.flatMap(([clause]) => (clause.op === 'suits_any' ? [clause.of] : []))
  const [diets, ...more] = anyOf
  // Guests don't ask for two such alternatives at once.
  if (more.length > 0) return []
  return diets ? [...new Set(diets)].map((diet) => [...always, asAvoided(diet)]) : [always]
}

const asAvoided = (diet: Extract<Avoidable, { kind: 'diet' }>['diet']): Avoidable => ({
  kind: 'diet',
  diet,
})
