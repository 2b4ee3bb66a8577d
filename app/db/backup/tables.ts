import { escapeIdentifier, type ClientBase } from 'pg'

/** A column that is written, not derived by the database. */
export interface Column {
  readonly name: string
  readonly type: string
}

/** Where a sequence stands. */
export interface Sequence {
  readonly name: string
  /** As text: a bigint is more than a number holds. */
  readonly lastValue: string
  readonly isCalled: boolean
}

/** The tables of Chefin's own, by name. */
export async function listTables(client: ClientBase): Promise<readonly string[]> {
  const found = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
       and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
     order by relname`,
  )
  return found.rows.map(({ name }) => name)
}

/** The columns of a table that have to be copied. */
export async function listColumns(client: ClientBase, table: string): Promise<readonly Column[]> {
  const found = await client.query<Column>(
    `select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''
     order by attnum`,
    [`public.${escapeIdentifier(table)}`],
  )
  return found.rows
}

/** Where every sequence of the tables stands. */
export async function listSequences(client: ClientBase): Promise<readonly Sequence[]> {
  const found = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname`,
  )
  const sequences: Sequence[] = []
  for (const { name } of found.rows) {
    const state = await client.query<Omit<Sequence, 'name'>>(
      `select last_value::text as "lastValue", is_called as "isCalled"
       from public.${escapeIdentifier(name)}`,
    )
    sequences.push(...state.rows.map((row) => ({ name, ...row })))
  }
  return sequences
}
