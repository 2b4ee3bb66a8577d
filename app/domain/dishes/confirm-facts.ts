import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { dishes, dishFacts, owners } from '#app/db/schema/index.ts'
import { excludedBy } from '../dietary/facts.ts'
import { deriveState } from '../dietary/dish-state.ts'
import { statedFacts, type StatedFact, type StatedState } from '../dietary/statements.ts'
import { asDish, findContradictions } from '../dietary/voiding.ts'
import { InvalidFields, type FieldError } from '../errors.ts'
import { returnedRow } from '../returned-row.ts'
import type { StoredStatement } from './dish-statements.ts'
import { factField, type FactChoices } from './fact-choices.ts'
import type { Dish } from './lock-dish.ts'

/**
 * Stores what a dish's form states of it, over the words that were saved with it. A choice that
 * was there before is no new statement: it keeps its date, or stays voided by the new words.
 * "Confirm all" states everything anew, as chosen, or else as the words say.
 * @param dish locked, and as it is after the save
 * @param before what was stated when the form was read
 * @throws {InvalidFields} naming the words that a statement contradicts
 */
export async function confirmFacts(
  transaction: Transaction,
  dish: Dish,
  { choices, confirmsAll }: FactChoices,
  before: ReadonlyMap<string, StoredStatement>,
): Promise<Dish> {
  const isStanding = (fact: StatedFact, state?: StatedState) => {
    const said = before.get(fact)
    return said?.voidedAt === null && (state === undefined || said.state === state)
  }
  const wanted = new Map<StatedFact, StatedState>()
  const withdrawn: StatedFact[] = []
  for (const fact of statedFacts) {
    const choice = choices.get(fact)
    if (choice === undefined) continue
    const state = choice ?? (confirmsAll ? derived(dish, fact) : null)
    if (state !== null) {
      if (confirmsAll || !isStanding(fact, state)) wanted.set(fact, state)
    } else if (confirmsAll || isStanding(fact)) withdrawn.push(fact)
  }
  assertNoContradiction(dish, wanted, choices)
  const isChanged = wanted.size > 0 || withdrawn.some((fact) => before.has(fact))
  if (!isChanged) return dish
  await transaction
    .delete(dishFacts)
    .where(
      and(eq(dishFacts.dishId, dish.id), inArray(dishFacts.fact, [...wanted.keys(), ...withdrawn])),
    )
  if (wanted.size > 0) await insertStatements(transaction, dish, wanted)
  return returnedRow(
    await transaction
      .update(dishes)
      .set({ factsVersion: sql`${dishes.factsVersion} + 1` })
      .where(eq(dishes.id, dish.id))
      .returning(),
  )
}

function derived(dish: Dish, fact: StatedFact): StatedState | null {
  const { state } = deriveState(asDish(dish), fact)
  return state === 'not_recorded' ? null : state
}

async function insertStatements(
  transaction: Transaction,
  { id: dishId, ownerId, ingredients }: Dish,
  wanted: ReadonlyMap<StatedFact, StatedState>,
): Promise<void> {
  const [owner] = await transaction
    .select({ name: sql<string>`trim(${owners.firstName} || ' ' || ${owners.lastName})` })
    .from(owners)
    .where(eq(owners.id, ownerId))
  const said = { dishId, ownerId, ingredients, confirmedBy: owner?.name ?? '' }
  await transaction
    .insert(dishFacts)
    .values([...wanted].map(([fact, state]) => ({ ...said, fact, state })))
}

/** @throws {InvalidFields} at the choice of each fact that cannot be so */
function assertNoContradiction(
  dish: Dish,
  wanted: ReadonlyMap<StatedFact, StatedState>,
  choices: FactChoices['choices'],
): void {
  const refused: Record<string, FieldError> = {}
  for (const { fact, words } of findContradictions(dish, wanted)) {
    const messageKey = isDiet(fact) ? 'diet_contradicted' : 'fact_contradicted'
    refused[factField(fact)] = { messageKey, values: { words: words.join(', ') } }
  }
  const stated = (fact: StatedFact) => wanted.get(fact) ?? choices.get(fact)
  for (const diet of ['vegetarian', 'vegan'] as const) {
    const left: readonly string[] =
      diet === 'vegan' ? ['vegetarian', ...excludedBy.vegan] : excludedBy.vegetarian
    const isDenied = statedFacts.some(
      (fact) => left.includes(fact) && ['contains', 'may_contain'].includes(stated(fact) ?? ''),
    )
    if (wanted.get(diet) === 'free' && isDenied) {
      refused[factField(diet)] ??= { messageKey: 'diet_denied', values: {} }
    }
  }
  if (Object.keys(refused).length > 0) throw new InvalidFields(refused)
}

const isDiet = (fact: StatedFact) => fact === 'vegetarian' || fact === 'vegan'
