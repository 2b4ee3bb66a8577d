/** Limits of the tables for which cards are printed. */
export const tableLimits = { count: 100, length: 30 } as const

/**
 * Reads names of tables: "1-12, Garden 1, Bar" are 14 tables.
 * @returns undefined if there are too many, or a name is too long
 */
export function parseTableNames(text: string): readonly string[] | undefined {
  const names = text
    .split(/[,;\n]/)
    .map((part) => part.trim().replaceAll(/\s+/g, ' '))
    .filter((part) => part !== '')
    .flatMap(expandRange)
  const unique = [...new Set(names)]
  const isValid =
    unique.length <= tableLimits.count && unique.every((name) => name.length <= tableLimits.length)
  return isValid ? unique : undefined
}

/** "1-12" is twelve tables; anything else is a name. A range that is too long stays too long. */
function expandRange(part: string): readonly string[] {
  const [, from = '', to = ''] = /^(\d{1,4}) ?[-–] ?(\d{1,4})$/.exec(part) ?? []
  const first = Number(from)
  const count = Number(to) - first + 1
  if (from === '' || count < 1) return [part]
  return Array.from({ length: Math.min(count, tableLimits.count + 1) }, (_, at) =>
    String(first + at),
  )
}
