import { escapeIdentifier, escapeLiteral } from 'pg'
import type { TestDatabase } from '../database.ts'

/** Rows by table. */
export type Rows = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>

/** Columns that may differ between equivalent rows. */
const ignoredColumns = new Set(['id', 'created_at', 'updated_at'])

/** Saves and restores the rows of some tables. */
export class SavedRows {
  readonly #database: TestDatabase
  readonly #tables: readonly string[]
  #columns: readonly Readonly<Record<string, unknown>>[] | undefined

  constructor(database: TestDatabase, tables: readonly string[]) {
    this.#database = database
    this.#tables = tables
  }

  async save(): Promise<Rows> {
    const columns = this.#tables.map(
      (table) =>
        `(select coalesce(json_agg(t order by t), '[]') from ${table} t) as ${escapeIdentifier(table)}`,
    )
    const [rows] = await this.#database.query(`select ${columns.join(', ')}`)
    return JSON.parse(JSON.stringify(rows))
  }

  async restore(rows: Rows): Promise<void> {
    const written = await this.#writtenColumns()
    const statements = this.#tables.map((table) => {
      const json = escapeLiteral(JSON.stringify(rows[table] ?? []))
      const columns = (written.get(table) ?? []).map(escapeIdentifier).join(', ')
      return `delete from ${table};
        insert into ${table} (${columns})
        select ${columns} from json_populate_recordset(null::${table}, ${json})`
    })
    await this.#database.query(`begin; ${statements.join('; ')}; commit`)
  }

  /** Returns the columns of each table that aren't generated. */
  async #writtenColumns(): Promise<ReadonlyMap<string, readonly string[]>> {
    this.#columns ??= await this.#database.query(
      `select table_name, column_name from information_schema.columns
       where table_schema = 'public' and is_generated = 'NEVER'`,
    )
    const byTable = Map.groupBy(this.#columns, ({ table_name: table }) => String(table))
    return new Map(
      [...byTable].map(([table, columns]) => [
        table,
        columns.map(({ column_name: column }) => String(column)),
      ]),
    )
  }

  /**
   * Serializes rows for comparison, without our ids and timestamps. Ids in the event ledger are
   * Stripe's, so they are included.
   */
  comparable(rows: Rows): string {
    return JSON.stringify(
      Object.entries(rows).map(([table, tableRows]) => [
        table,
        tableRows
          .map((row) =>
            Object.entries(row).filter(
              ([column]) =>
                !ignoredColumns.has(column) || (table === 'stripe_events' && column === 'id'),
            ),
          )
          .map((row) => JSON.stringify(row))
          .toSorted(),
      ]),
    )
  }
}
