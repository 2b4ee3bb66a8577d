import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { dishFacts } from '#app/db/schema/index.ts'
import { isStatedFact, type Statements } from '../dietary/statements.ts'
import { stillHolds, type DishWords } from '../dietary/voiding.ts'

type Row = typeof dishFacts.$inferSelect

/** An owner's statement on a dish, with what only the owner is told of it. */
export type StoredStatement = Pick<Row, 'state' | 'confirmedAt' | 'confirmedBy' | 'voidedAt'>

/** All statements on a dish, those that hold no more among them, by their facts. */
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
  return new Map(rows.map(({ fact, ...said }) => [fact, said]))
}

/** The statements that hold on some dishes, by their dishes. */
export async function readStandingStatements(
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
    [...byDish].map(([dishId, said]) => [
      dishId,
      Object.fromEntries(
        said.flatMap(({ fact, state, confirmedAt }) =>
          isStatedFact(fact) ? [[fact, { state, confirmedAt }]] : [],
        ),
      ),
    ]),
  )
}

/**
 * Voids what a change of a dish's words leaves without ground, in the transaction that changes
 * them. The rows stay, so that the owner is told.
 */
export async function voidStatements(
  transaction: Transaction,
  dishId: string,
  before: DishWords,
  after: DishWords,
): Promise<void> {
  const stored = await readStatements(transaction, dishId)
  const voided = [...stored].flatMap(([fact, { state, voidedAt }]) =>
    voidedAt === null && isStatedFact(fact) && !stillHolds({ fact, state }, before, after)
      ? [fact]
      : [],
  )
  if (voided.length === 0) return
  await transaction
    .update(dishFacts)
    .set({ voidedAt: sql`now()` })
    .where(and(eq(dishFacts.dishId, dishId), inArray(dishFacts.fact, voided)))
}
