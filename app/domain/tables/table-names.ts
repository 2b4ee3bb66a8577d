/** Limits of a restaurant's tables; lengths are in UTF-16 units, like an input's maxlength. */
export const tableLimits = { count: 200, nameLength: 30, textLength: 2_000 } as const

/** The query parameter that names a table, in the address of its code and of a question. */
export const tableParameter = 'table'

/**
 * Lists the tables that an owner's text names, each once: "1-12, Garden 1-2; Bar" are 15. Of a text
 * with more than `tableLimits.count` tables, it may list only some, but always too many.
 */
export function listTables(text: string): readonly string[] {
  const names = text
    .split(/[,;\n]/)
    .map((part) => part.trim().replaceAll(/\s+/g, ' '))
    .filter((part) => part !== '')
    .flatMap(expandRange)
  return [...new Set(names)]
}

/** "Garden 1-3" is three tables; anything else is a name. */
function expandRange(part: string): readonly string[] {
  const [, prefix = '', from = '', to = ''] = /^(.* )?(\d{1,4}) ?[-–] ?(\d{1,4})$/.exec(part) ?? []
  const first = Number(from)
  const count = Number(to) - first + 1
  if (from === '' || count < 1) return [part]
  return Array.from(
    { length: Math.min(count, tableLimits.count + 1) },
    (_, at) => `${prefix}${first + at}`,
  )
}

/** Returns the table that an address names; undefined if it names none or several. */
export function namedTable(parameters: URLSearchParams): string | undefined {
  const [name, ...others] = parameters.getAll(tableParameter)
  return others.length === 0 ? name : undefined
}

/**
 * Finds a named table among those of a restaurant, so that nothing else is shown or stored.
 * @param tables the restaurant's tables, as `listTables` reads them
 */
export function findTable(tables: string, name: string | null | undefined): string | undefined {
  if (name != null && name.length > tableLimits.nameLength) return undefined
  // As the owner's text is normalised.
  const wanted = name?.normalize('NFC')
  return listTables(tables).find((table) => table === wanted)
}
