/** Tables that grow with the number of guests. Scanning or locking one takes long. */
const bigTables = 'conversations|messages|insights|reply_evidence|usage_records'

/**
 * A statement that records the oldest version of Chefin that works after the migration. Older
 * versions then fail to start.
 */
const contracts = /comment on schema "?drizzle"? is 'Chefin \d+\.\d+\.\d+ or newer'/i

/** A comment that states why a big table is locked only briefly. */
const holdsBriefly = /^-- holds briefly: \S/m

interface Rule {
  readonly name: string
  readonly pattern: RegExp
}

// Expand in one release, contract in a later one.
const contractions: readonly Rule[] = [
  { name: 'drops a table', pattern: /^drop table/i },
  {
    name: 'drops a column',
    pattern: /^alter table .*\bdrop (?:column|(?!default|expression|identity)"?\w+"?$)/i,
  },
  { name: 'renames', pattern: /^alter \w+ .*\brename\b/i },
  {
    name: 'changes a type',
    pattern: /^alter table .*\balter (?:column )?"?\w+"? (?:set data )?type/i,
  },
  { name: 'sets not null', pattern: /^alter table .*\bset not null/i },
  { name: 'drops a default', pattern: /^alter table .*\bdrop default/i },
  {
    name: 'adds a column that older versions do not fill',
    pattern: /^alter table .*\badd column(?!.*\b(?:default|generated)\b).*\bnot null/i,
  },
  { name: 'revokes rights', pattern: /^revoke/i },
]

const longLocks: readonly Rule[] = [
  {
    name: 'blocks writes to a big table while building an index',
    pattern: new RegExp(`^create (?:unique )?index .*\\bon (?:only )?"?(?:${bigTables})\\b`, 'i'),
  },
  {
    name: 'blocks writes to a big table while checking all rows',
    pattern: new RegExp(
      `^alter table (?:only )?"?(?:${bigTables})"? .*\\badd constraint(?!.*not valid)`,
      'i',
    ),
  },
]

const unsupported: readonly Rule[] = [
  { name: 'cannot run in a transaction', pattern: /\bconcurrently\b|^vacuum|^create database/i },
]

/**
 * Finds statements that break the previous version of Chefin, which is still running during an
 * update, or that make guests wait.
 * @returns one line per violation
 */
export function findViolations(sql: string): string[] {
  const commands = sql.replaceAll(/--.*$/gm, '')
  const statements = commands
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim())
  const isContraction = contracts.test(commands)
  const rules = [
    ...(isContraction ? [] : contractions),
    ...(holdsBriefly.test(sql) ? [] : longLocks),
    ...unsupported,
  ]
  const violations = statements.flatMap((statement) =>
    rules
      .filter(({ pattern }) => pattern.test(statement))
      .map(({ name }) => `${name}: ${statement}`),
  )
  return isContraction ? violations : [...violations, ...findLostPolicies(statements)]
}

/**
 * Finds policies that are dropped and not recreated. Without its policy, a table appears empty;
 * changing a policy means dropping and creating it.
 */
function findLostPolicies(statements: readonly string[]): string[] {
  const namesAfter = (pattern: RegExp) =>
    statements.flatMap((statement) => pattern.exec(statement)?.[1] ?? [])
  const created = namesAfter(/^create policy "?(\w+)/i)
  return namesAfter(/^drop policy (?:if exists )?"?(\w+)/i)
    .filter((name) => !created.includes(name))
    .map((name) => `drops policy ${name}`)
}
