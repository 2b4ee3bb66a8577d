import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { dishFacts } from '#app/db/schema/index.ts'
import { isStatedFact, type Statements } from '../guest-menu/statements.ts'
import { isStillValid, type DishTexts } from '../dietary/voiding.ts'

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

/**
 * Voids the statements that a change of a dish's text invalidates, in the same transaction. The
 * rows remain, so that the owner sees them.
 */
export async function voidStatements(
  transaction: Transaction,
  dishId: string,
  before: DishTexts,
  after: DishTexts,
): Promise<void> {
  const stored = await readStatements(transaction, dishId)
  const voided = [...stored].flatMap(([fact, { state, voidedAt }]) =>
    voidedAt === null && isStatedFact(fact) && !isStillValid({ fact, state }, before, after)
      ? [fact]
      : [],
  )
  if (voided.length === 0) return
  await transaction
    .update(dishFacts)
    .set({ voidedAt: sql`now()` })
    .where(and(eq(dishFacts.dishId, dishId), inArray(dishFacts.fact, voided)))
}
