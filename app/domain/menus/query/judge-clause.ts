import { findConcept } from '../../dietary/dish-facts.ts'
import { stateOf, stateOfFact, wordsOf, type DishState } from '../../dietary/dish-state.ts'
import type { DietaryTarget, Substance } from '../../guest-menu/dietary-target.ts'
import type { Diet, DietaryFact } from '../../guest-menu/facts.ts'
import { foldedWords } from '../../dietary/fold-text.ts'
import type { DishClause, Sense } from './clauses.ts'
import { findCookingText } from './cooking.ts'
import type { IndexedDish, IndexedMenu } from './index-menu.ts'
import { judgeSense } from './senses.ts'

/** The recorded state of one condition of a dish, with the text that supports it. */
export interface Finding {
  readonly about:
    | { readonly kind: 'fact'; readonly fact: DietaryFact }
    | { readonly kind: 'food'; readonly concept: string }
    | { readonly kind: 'diet'; readonly diet: Diet }
    | { readonly kind: 'sense'; readonly sense: Sense }
    | { readonly kind: 'price' | 'calories' }
  /** `may_contain` and `contains` count against the dish; `not_recorded` leaves it unsure. */
  readonly state: DishState['state']
  /** The recorded text, as the owner wrote it. */
  readonly words: readonly string[]
}

/**
 * `fits`: confirmed by the records. `unsure`: not recorded. `against`: matches what was asked for,
 * but the records contradict a condition. `out`: doesn't match what was asked for.
 */
export type Group = 'fits' | 'unsure' | 'against' | 'out'

/** The result for a dish and one clause, or a whole query. */
export interface Verdict {
  readonly group: Group
  readonly findings: readonly Finding[]
}

const fits: Verdict = { group: 'fits', findings: [] }
export const out: Verdict = { group: 'out', findings: [] }
export const matchVerdict = (matches: boolean): Verdict => (matches ? fits : out)

/** Judges a dish by one condition; `judgeSizes` judges its sizes. */
export function judgeClause(indexed: IndexedDish, clause: DishClause, index: IndexedMenu): Verdict {
  const { dish, headingIds, course } = indexed
  switch (clause.op) {
    case 'in':
      return matchVerdict(headingIds.some((id) => clause.of.includes(id)))
    case 'not_in':
      return matchVerdict(!headingIds.some((id) => clause.of.includes(id)))
    case 'course':
      return matchVerdict(clause.of.includes(course) && !isLesserMain(indexed, index))
    case 'not_course':
      return matchVerdict(!clause.of.includes(course))
    case 'only':
      return matchVerdict(idsOf(clause).has(dish.id))
    case 'except':
      return matchVerdict(!idsOf(clause).has(dish.id))
    case 'suits':
      return allOf(clause.of.map((diet) => judgeAvoided(indexed, { kind: 'diet', diet })))
    case 'suits_any':
      return anyOf(clause.of.map((diet) => judgeAvoided(indexed, { kind: 'diet', diet })))
    case 'without':
      return allOf(clause.of.map((substance) => judgeAvoided(indexed, substance)))
    case 'with':
      return allOf(clause.of.map((substance) => judgeWith(indexed, substance)))
    case 'with_any':
      return anyOf(clause.of.map((substance) => judgeWith(indexed, substance)))
    case 'is':
      return anyOf(clause.of.map((sense) => matchVerdict(senseOf(indexed, sense, index) === 'yes')))
    case 'not':
      return allOf(clause.of.map((sense) => judgeWithoutSense(indexed, sense, index)))
    case 'cooked':
      return matchVerdict(clause.of.some((cooking) => findCookingText(dish, cooking) !== undefined))
    case 'not_cooked':
      return matchVerdict(
        clause.of.every((cooking) => findCookingText(dish, cooking) === undefined),
      )
    case 'like':
      return matchVerdict(isLike(indexed, clause.of, index))
    case 'words':
      return matchVerdict(clause.of.every((phrase) => containsWords(indexed, phrase)))
  }
}

// Sets, because a name may match hundreds of dishes, and every dish on the menu is looked up.
const idSets = new WeakMap<object, ReadonlySet<string>>()

function idsOf(clause: Extract<DishClause, { op: 'only' | 'except' }>): ReadonlySet<string> {
  const ids = idSets.get(clause) ?? new Set(clause.of)
  idSets.set(clause, ids)
  return ids
}

const isLesserMain = ({ course, headingIds }: IndexedDish, index: IndexedMenu) =>
  course === 'main' && headingIds.some((id) => index.lesserMainHeadingIds.has(id))

const worstToBest: readonly Group[] = ['out', 'against', 'unsure', 'fits']

/** Combines the verdicts of all conditions: the worst group, with all findings. */
export function allOf(verdicts: readonly Verdict[]): Verdict {
  const group =
    worstToBest.find((candidate) => verdicts.some((verdict) => verdict.group === candidate)) ??
    'fits'
  return { group, findings: verdicts.flatMap(({ findings }) => findings) }
}

/** Returns the best of several verdicts. */
function anyOf(verdicts: readonly Verdict[]): Verdict {
  const group =
    worstToBest.findLast((candidate) => verdicts.some((verdict) => verdict.group === candidate)) ??
    'out'
  return verdicts.find((verdict) => verdict.group === group) ?? out
}

function judgeAvoided({ dish }: IndexedDish, avoided: DietaryTarget): Verdict {
  const dishState = stateOf(dish, avoided)
  return verdictFor(dishState.state, {
    about: aboutOf(avoided),
    state: dishState.state,
    words: wordsOf(dishState),
  })
}

/** Returns the subject of a finding about something avoided. */
export const aboutOf = (avoided: DietaryTarget): Finding['about'] =>
  avoided.kind === 'food' ? { kind: 'food', concept: avoided.concept } : avoided

function verdictFor(state: DishState['state'], finding: Finding): Verdict {
  return { group: groupByState[state], findings: [finding] }
}

const groupByState = {
  free: 'fits',
  not_recorded: 'unsure',
  may_contain: 'against',
  contains: 'against',
} as const satisfies Record<DishState['state'], Group>

function judgeWith({ dish }: IndexedDish, substance: Substance): Verdict {
  if (substance.kind === 'food') {
    const ingredient = findConcept(dish, substance.concept)
    if (ingredient === undefined) return out
    return {
      group: 'fits',
      findings: [{ about: substance, state: 'contains', words: [ingredient] }],
    }
  }
  const dishState = stateOfFact(dish, substance.fact)
  const { state } = dishState
  const finding = { about: substance, state, words: wordsOf(dishState) }
  if (state === 'contains') return { group: 'fits', findings: [finding] }
  return state === 'may_contain' ? { group: 'unsure', findings: [finding] } : out
}

function senseOf(indexed: IndexedDish, sense: Sense, index: IndexedMenu) {
  const names = index.headings.flatMap(({ id, name }) =>
    indexed.headingIds.includes(id) ? [name] : [],
  )
  return judgeSense(indexed, sense, names)
}

/** Judges whether a dish is without a quality. For "not hot", a dish without ingredients is unsure. */
function judgeWithoutSense(indexed: IndexedDish, sense: Sense, index: IndexedMenu): Verdict {
  const answer = senseOf(indexed, sense, index)
  if (answer === 'yes') return out
  const hasNoInformation = answer === 'unknown' && indexed.dish.ingredients.length === 0
  return hasNoInformation && sense === 'hot'
    ? {
        group: 'unsure',
        findings: [{ about: { kind: 'sense', sense }, state: 'not_recorded', words: [] }],
      }
    : fits
}

/** Whether a dish is in the same closest category as another, or shares two ingredients. */
function isLike(indexed: IndexedDish, dishId: string, index: IndexedMenu): boolean {
  const other = index.byId.get(dishId)
  if (!other || other === indexed) return false
  const otherIngredients = new Set(
    other.dish.ingredients.map((words) => foldedWords(words).join(' ')),
  )
  const shared = indexed.dish.ingredients.filter((words) =>
    otherIngredients.has(foldedWords(words).join(' ')),
  )
  return shared.length >= 2 || indexed.headingIds.at(-1) === other.headingIds.at(-1)
}

function containsWords({ dish }: IndexedDish, phrase: string): boolean {
  const text = [dish.name, dish.description, ...dish.ingredients, ...dish.tags].join(' ')
  const words = new Set(foldedWords(text))
  return foldedWords(phrase).every((word) => words.has(word))
}
