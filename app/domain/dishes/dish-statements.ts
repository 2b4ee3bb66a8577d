import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { dishFacts } from '#app/db/schema/index.ts'
import { isStatedFact, type Statements } from '../guest-menu/statements.ts'
import { isStillValid } from '../dietary/is-still-valid.ts'
import type { DishTexts } from '../dietary/dish-texts.ts'
import { inSlices } from '../in-slices.ts'

type Row = typeof dishFacts.$inferSelect

/** An owner's statement about a dish, with the details that only the owner sees. */
export type StoredStatement = Pick<Row, 'state' | 'confirmedAt' | 'confirmedBy' | 'voidedAt'>

/** Reads all statements about a dish by fact, including voided ones. */
export async function readStatements(
  transaction: Transaction,
  dishId: string,
): Promise<Map<string, StoredStatement>> {
  const rows = await transaction
    .select({
      fact: dishFacts.fact,
      state: dishFacts.state,
      confirmedAt: dishFacts.confirmedAt,
      confirmedBy: dishFacts.confirmedBy,
      voidedAt: dishFacts.voidedAt,
    })
    .from(dishFacts)
    .where(eq(dishFacts.dishId, dishId))
  return new Map(rows.map(({ fact, ...statement }) => [fact, statement]))
}

/** Reads the valid statements about these dishes, by dish. */
export async function readValidStatements(
  transaction: Transaction,
  dishIds: readonly string[],
): Promise<Map<string, Statements>> {
  if (dishIds.length === 0) return new Map()
  const rows = await transaction
    .select({
      dishId: dishFacts.dishId,
      fact: dishFacts.fact,
      state: dishFacts.state,
      confirmedAt: dishFacts.confirmedAt,
    })
    .from(dishFacts)
    .where(and(inArray(dishFacts.dishId, [...dishIds]), isNull(dishFacts.voidedAt)))
  const byDish = Map.groupBy(rows, ({ dishId }) => dishId)
  return new Map(
    [...byDish].map(([dishId, statements]) => [
      dishId,
      Object.fromEntries(
        statements.flatMap(({ fact, state, confirmedAt }) =>
          isStatedFact(fact) ? [[fact, { state, confirmedAt }]] : [],
        ),
      ),
    ]),
  )
}

/** A change of a dish's text. */
export interface TextChange {
  readonly dishId: string
  readonly before: DishTexts
  readonly after: DishTexts
}

/**
 * Voids the statements that changes of dishes' texts invalidate, in the same transaction. The rows
 * remain, so that the owner sees them.
 * @returns the ids of dishes with statements that are now void
 */
export async function voidStatements(
  transaction: Transaction,
  changes: readonly TextChange[],
): Promise<ReadonlySet<string>> {
  const byDish = new Map(changes.map((change) => [change.dishId, change]))
  const dishIds = sql.param([...byDish.keys()])
  const valid = await transaction
    .select({ dishId: dishFacts.dishId, fact: dishFacts.fact, state: dishFacts.state })
    .from(dishFacts)
    .where(and(sql`${dishFacts.dishId} = any(${dishIds}::uuid[])`, isNull(dishFacts.voidedAt)))
  const judged = await inSlices(valid, ({ dishId, fact, state }) => {
    const change = byDish.get(dishId)
    const isValid =
      !change || !isStatedFact(fact) || isStillValid({ fact, state }, change.before, change.after)
    return isValid ? [] : [{ dishId, fact }]
  })
  const voided = judged.flat()
  if (voided.length === 0) return new Set()
  await transaction
    .update(dishFacts)
    .set({ voidedAt: sql`now()` })
    .from(
      sql`unnest(
        ${sql.param(voided.map(({ dishId }) => dishId))}::uuid[],
        ${sql.param(voided.map(({ fact }) => fact))}::text[]
      ) as voided (dish_id, fact)`,
    )
    .where(sql`${dishFacts.dishId} = voided.dish_id and ${dishFacts.fact} = voided.fact`)
  return new Set(voided.map(({ dishId }) => dishId))
}
