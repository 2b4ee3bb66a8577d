import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { dishes, dishFacts } from '#app/db/schema/index.ts'
import { excludedBy } from '../guest-menu/facts.ts'
import { deriveState } from '../dietary/state-without-options.ts'
import {
  isStatedDiet,
  statedFacts,
  type StatedFact,
  type StatedState,
} from '../guest-menu/statements.ts'
import { findContradictions } from '../dietary/contradictions.ts'
import { asDish } from '../dietary/dish-texts.ts'
import { InvalidFieldsError, type FieldError } from '../errors.ts'
import { returnedRow } from '../returned-row.ts'
import { nextFacts } from './change-dish.ts'
import type { StoredStatement } from './dish-statements.ts'
import { factField, type FactChoices } from './fact-choices.ts'
import type { Dish } from '../locks/lock-dish.ts'

/** What a dish's form changes about the statements. */
export interface StatementChanges {
  readonly newStates: ReadonlyMap<StatedFact, StatedState>
  readonly withdrawn: readonly StatedFact[]
}

/**
 * Determines the new and withdrawn statements of a dish's form, based on the text saved with it. An
 * unchanged choice isn't a new statement: it keeps its date, or stays voided by the new text.
 * "Confirm all" renews every statement, as chosen or else as derived from the text.
 * @param dish as of after the save
 * @param before the statements when the form was loaded
 * @throws {InvalidFieldsError} with the words that contradict a statement
 */
export function changeStatements(
  dish: Dish,
  { choices, confirmsAll }: FactChoices,
  before: ReadonlyMap<string, StoredStatement>,
): StatementChanges {
  const isCurrent = (fact: StatedFact, state?: StatedState) => {
    const previous = before.get(fact)
    return previous?.voidedAt === null && (state === undefined || previous.state === state)
  }
  const newStates = new Map<StatedFact, StatedState>()
  const withdrawn: StatedFact[] = []
  for (const fact of statedFacts) {
    const choice = choices.get(fact)
    if (choice === undefined) continue
    const state = choice ?? (confirmsAll ? deriveStatement(dish, fact) : null)
    if (state !== null) {
      if (confirmsAll || !isCurrent(fact, state)) newStates.set(fact, state)
    } else if (confirmsAll || isCurrent(fact)) withdrawn.push(fact)
  }
  assertNoContradiction(dish, newStates, choices)
  return { newStates, withdrawn }
}

/**
 * Stores the statements of a dish's form.
 * @param dish locked, as of after the save
 * @param before the statements when the form was loaded
 * @param confirmedBy the member's name
 * @throws {InvalidFieldsError} with the words that contradict a statement
 */
export async function confirmFacts(
  transaction: Transaction,
  dish: Dish,
  choices: FactChoices,
  before: ReadonlyMap<string, StoredStatement>,
  confirmedBy: string,
): Promise<Dish> {
  const { newStates, withdrawn } = changeStatements(dish, choices, before)
  const isChanged = newStates.size > 0 || withdrawn.some((fact) => before.has(fact))
  if (!isChanged) return dish
  await transaction
    .delete(dishFacts)
    .where(and(eq(dishFacts.dishId, dish.id), inArray(dishFacts.fact, withdrawn)))
  if (newStates.size > 0) await storeStatements(transaction, dish, newStates, confirmedBy)
  return returnedRow(
    await transaction.update(dishes).set(nextFacts).where(eq(dishes.id, dish.id)).returning(),
  )
}

function deriveStatement(dish: Dish, fact: StatedFact): StatedState | null {
  const { state } = deriveState(asDish(dish), fact)
  return state === 'not_recorded' ? null : state
}

async function storeStatements(
  transaction: Transaction,
  { id: dishId, ownerId, ingredients }: Dish,
  newStates: ReadonlyMap<StatedFact, StatedState>,
  confirmedBy: string,
): Promise<void> {
  const common = { dishId, ownerId, ingredients, confirmedBy }
  await transaction
    .insert(dishFacts)
    .values([...newStates].map(([fact, state]) => ({ ...common, fact, state })))
    .onConflictDoUpdate({
      target: [dishFacts.dishId, dishFacts.fact],
      set: {
        state: sql`excluded.state`,
        ingredients: sql`excluded.ingredients`,
        confirmedBy: sql`excluded.confirmed_by`,
        confirmedAt: sql`now()`,
        voidedAt: null,
      },
    })
}

/**
 * Checks that neither the text nor another statement contradicts a new one.
 * @throws {InvalidFieldsError} with an error for each contradicted field
 */
function assertNoContradiction(
  dish: Dish,
  newStates: ReadonlyMap<StatedFact, StatedState>,
  choices: FactChoices['choices'],
): void {
  const errors: Record<string, FieldError> = {}
  for (const { fact, words } of findContradictions(dish, newStates)) {
    const messageKey = isStatedDiet(fact) ? 'diet_contradicted' : 'fact_contradicted'
    errors[factField(fact)] = { messageKey, values: { words: words.join(', ') } }
  }
  const stated = (fact: StatedFact) => newStates.get(fact) ?? choices.get(fact)
  for (const diet of ['vegetarian', 'vegan'] as const) {
    const excluded: readonly string[] =
      diet === 'vegan' ? ['vegetarian', ...excludedBy.vegan] : excludedBy.vegetarian
    const isDenied = statedFacts.some(
      (fact) => excluded.includes(fact) && ['contains', 'may_contain'].includes(stated(fact) ?? ''),
    )
    if (newStates.get(diet) === 'free' && isDenied) {
      errors[factField(diet)] ??= { messageKey: 'diet_denied', values: {} }
    }
  }
  if (Object.keys(errors).length > 0) throw new InvalidFieldsError(errors)
}
