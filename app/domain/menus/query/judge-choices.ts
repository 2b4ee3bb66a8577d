import { extraOf, findChoices, type OptionChoice } from '../../dietary/judge-dish.ts'
import type { DietaryTarget } from '../../guest-menu/dietary-target.ts'
import type { DishClause } from './clauses.ts'
import type { IndexedDish } from './index-menu.ts'
import { aboutOf, allOf, type Verdict } from './judge-clause.ts'

/** A dish's verdicts, one for each condition. */
export type Judged = readonly (readonly [clause: DishClause, verdict: Verdict])[]

/** The result for all conditions together. */
interface ChosenVerdict extends Verdict {
  /** The choices that a guest has to make, at least one. The alternatives of each cost the same. */
  readonly choices: readonly OptionChoice[]
}

/**
 * Judges a dish with the cheapest choices that make it free of everything that is avoided. One
 * combination of choices has to meet all conditions together.
 * @returns undefined if the dish meets them without choices, or with none
 */
export function judgeWithChoices({ dish }: IndexedDish, judged: Judged): ChosenVerdict | undefined {
  const { group } = allOf(judged.map(([, verdict]) => verdict))
  const isOpen = group === 'unsure' || group === 'against'
  if (!isOpen || !dish.optionGroups) return undefined
  const others = judged.filter(([clause]) => !isAboutAvoided(clause)).map(([, verdict]) => verdict)
  const [cheapest] = avoidedBy(judged)
    .map((avoided) => ({ avoided, choices: findChoices(dish, avoided) }))
    .filter(({ choices }) => choices.length > 0)
    .toSorted((a, b) => extraOf(a.choices) - extraOf(b.choices))
  if (!cheapest) return undefined
  const findings = cheapest.avoided.map((one) => ({
    about: aboutOf(one),
    state: 'free' as const,
    words: [],
  }))
  return {
    ...allOf([...others, { group: 'fits', findings }]),
    choices: cheapest.choices.map(withoutDearer),
  }
}

const withoutDearer = ([first, ...others]: OptionChoice): OptionChoice => [
  first,
  ...others.filter(({ extraMinor }) => extraMinor === first.extraMinor),
]

const isAboutAvoided = ({ op }: DishClause) =>
  op === 'without' || op === 'suits' || op === 'suits_any'

/**
 * Lists what has to be avoided together; one list per diet if a condition accepts any of several
 * diets.
 */
function avoidedBy(judged: Judged): readonly (readonly DietaryTarget[])[] {
  const always = judged.flatMap(([clause]): readonly DietaryTarget[] => {
    if (clause.op === 'without') return clause.of
    return clause.op === 'suits' ? clause.of.map(asAvoided) : []
  })
  // Including conditions that the dish meets already: a choice made for another one must not break
  // them.
  const anyOf = judged.flatMap(([clause]) => (clause.op === 'suits_any' ? [clause.of] : []))
  const [diets, ...more] = anyOf
  // Guests don't ask for two such alternatives in one message.
  if (more.length > 0) return []
  return diets ? [...new Set(diets)].map((diet) => [...always, asAvoided(diet)]) : [always]
}

const asAvoided = (diet: Extract<DietaryTarget, { kind: 'diet' }>['diet']): DietaryTarget => ({
  kind: 'diet',
  diet,
})
