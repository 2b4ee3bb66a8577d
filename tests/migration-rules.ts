/** Tables that grow with guests: reading or locking a whole one takes long. */
const bigTables = 'conversations|messages|insights|reply_evidence|usage_records'

/**
 * Records in the database the oldest Chefin version that works without what the file removes; older
 * versions refuse to start.
 */
const contracts = /comment on schema "?drizzle"? is 'Chefin \d+\.\d+\.\d+ or newer'/i

/** States why a big table is locked only briefly. */
const holdsBriefly = /^-- holds briefly: \S/m

interface Rule {
  readonly name: string
  readonly form: RegExp
}

// Expand in one release, contract in a later one.
const contractions: readonly Rule[] = [
  { name: 'drops a table', form: /^drop table/i },
  {
    name: 'drops a column',
    form: /^alter table .*\bdrop (?:column|(?!default|expression|identity)"?\w+"?$)/i,
  },
  { name: 'renames', form: /^alter \w+ .*\brename\b/i },
  {
    name: 'changes a type',
    form: /^alter table .*\balter (?:column )?"?\w+"? (?:set data )?type/i,
  },
  { name: 'sets not null', form: /^alter table .*\bset not null/i },
  { name: 'drops a default', form: /^alter table .*\bdrop default/i },
  {
    name: 'adds a column that older versions do not fill',
    form: /^alter table .*\badd column(?!.*\b(?:default|generated)\b).*\bnot null/i,
  },
  { name: 'takes rights away', form: /^revoke/i },
]

const longHolds: readonly Rule[] = [
  {
    name: 'builds an index of a big table, which nobody can write meanwhile',
    form: new RegExp(`^create (?:unique )?index .*\\bon (?:only )?"?(?:${bigTables})\\b`, 'i'),
  },
  {
    name: 'checks all rows of a big table, which nobody can write meanwhile',
    form: new RegExp(
      `^alter table (?:only )?"?(?:${bigTables})"? .*\\badd constraint(?!.*not valid)`,
      'i',
    ),
  },
]

const impossible: readonly Rule[] = [
  { name: 'cannot run in a transaction', form: /\bconcurrently\b|^vacuum|^create database/i },
]

/**
 * Statements of a migration that break the previous, still running version of Chefin, or that make
 * guests wait; one line each.
 */
export function findViolations(sql: string): string[] {
  const commands = sql.replaceAll(/--.*$/gm, '')
  const statements = commands
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim())
  const isContraction = contracts.test(commands)
  const held = [
    ...(isContraction ? [] : contractions),
    ...(holdsBriefly.test(sql) ? [] : longHolds),
    ...impossible,
  ]
  const broken = statements.flatMap((statement) =>
    held.filter(({ form }) => form.test(statement)).map(({ name }) => `${name}: ${statement}`),
  )
  return isContraction ? broken : [...broken, ...findLostPolicies(statements)]
}

/** Without its policy a table is empty; changing a policy means dropping and creating it. */
function findLostPolicies(statements: readonly string[]): string[] {
  const namesAfter = (form: RegExp) => statements.flatMap((one) => form.exec(one)?.[1] ?? [])
  const made = namesAfter(/^create policy "?(\w+)/i)
  return namesAfter(/^drop policy (?:if exists )?"?(\w+)/i)
    .filter((name) => !made.includes(name))
    .map((name) => `drops policy ${name}`)
}
