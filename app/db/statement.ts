import { fillPlaceholders, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { QueryResultRow } from 'pg'

/** A statement with its values. Postgres plans it once per connection, by name. */
export interface Statement<Row extends QueryResultRow> {
  readonly name: string
  readonly text: string
  readonly values: unknown[]
  /** Never set: carries the type of the returned rows. */
  readonly row?: Row
}

const dialect = new PgDialect({ casing: 'snake_case' })

/**
 * Prepares the SQL of a statement that runs often, with `sql.placeholder(name)` for each value.
 * @param name unique among all statements
 */
export function statement<Values extends Record<string, unknown>, Row extends QueryResultRow>(
  name: string,
  query: SQL,
): (values: Values) => Statement<Row> {
  const { sql: text, params } = dialect.sqlToQuery(query)
  return (values) => ({ name, text, values: fillPlaceholders(params, values) })
}
