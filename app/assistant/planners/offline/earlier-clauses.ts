import type { Clause } from '#app/domain/menus/query/clauses.ts'
import type { ConversationState } from '../../plan/conversation-state.ts'
import type { QuestionIntent } from '../../reading/question.ts'
import { asksForAny } from './asks-for-any.ts'

/** Conditions that say which part of the menu is meant. */
const scopeOps = new Set<Clause['op']>(['in', 'course', 'only', 'words', 'except', 'like'])

/** Whether a condition says what was wanted, and so doesn't hold for another course. */
function isWanted(clause: Clause): boolean {
  if (scopeOps.has(clause.op)) return true
  // An allergen may have been avoided in words that were misread.
  if (clause.op === 'with' || clause.op === 'with_any') {
    return clause.of.every(({ kind }) => kind === 'food')
  }
  return clause.op === 'is' || clause.op === 'cooked'
}

/** Keeps clauses of the last query: "and for dessert?", "cheaper ones?", "without the hot ones". */
export function earlierClauses(
  newClauses: readonly Clause[],
  intent: QuestionIntent,
  { queries, lastParts, listed }: ConversationState,
): readonly Clause[] {
  const lastQuery = [...queries.values()].at(-1)
  if (!lastQuery || !lastParts.some((part) => 'query' in part)) return []
  if (newClauses.some(({ op }) => scopeOps.has(op))) {
    return isFollowUp(intent) ? lastQuery.clauses.filter((clause) => !isWanted(clause)) : []
  }
  if (intent.ordinals.length > 0) {
    const namedDishes = intent.ordinals.flatMap((index) => listed.at(index) ?? [])
    return [...lastQuery.clauses, { op: 'except', of: namedDishes }]
  }
  if (intent.modifiers.includes('other'))
    return [...lastQuery.clauses, { op: 'except', of: listed }]
  const narrows =
    newClauses.length > 0 ||
    asksForAny(intent, 'compare', 'cheapest', 'lightest') ||
    narrowsList(intent)
  return narrows ? lastQuery.clauses : []
}

/** Whether a question sets a new condition for the last list: "and without nuts?". */
const narrowsList = (intent: QuestionIntent) =>
  !intent.asksIfSafe &&
  intent.foods.length + intent.diets.length > 0 &&
  (intent.modifiers.includes('it') || isFollowUp(intent))

/** Whether a question is too short to make sense without the one before. */
const isFollowUp = (intent: QuestionIntent) =>
  intent.asks.length + intent.foods.length + intent.amounts.length + intent.diets.length <= 1
