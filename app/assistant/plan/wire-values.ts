import type { WireClause } from './wire.ts'

/** Keeps the names that are values of an enum, in the plan's order. */
export function keepKnown<Value extends string>(
  names: readonly string[],
  values: readonly Value[],
): Value[] {
  return names.flatMap((name) => values.find((value) => value === name) ?? [])
}

/** Returns the values of all clauses with an operator. */
export const valuesOf = (op: WireClause['op'], where: readonly WireClause[]) =>
  where.flatMap((clause) => (clause.op === op ? clause.of : []))

/** Returns the first value of the first clause with an operator. */
export const valueOf = (op: WireClause['op'], where: readonly WireClause[]) =>
  where.find((clause) => clause.op === op)?.of[0]
