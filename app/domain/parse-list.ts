import { isVisible } from './field-schemas.ts'

// Entries may contain commas within brackets and in decimals such as "%3,5 yağlı süt".
const entries = /(?:\([^()\n]*\)|\d,\d|[^,;\n\r\t•])+/g

/**
 * Parses a typed or pasted list, separated by commas, semicolons, tabs, bullets or lines. Drops
 * blank entries and duplicates. "Irmik", "irmik" and "İrmik" are duplicates, because either the
 * Turkish or the English lower case matches.
 */
export function parseList(text: string): string[] {
  const seen = new Set<string>()
  const tidy = (text.normalize('NFC').match(entries) ?? [])
    .map((entry) => entry.replaceAll(/\s+/g, ' ').trim().replace(/^- /, ''))
    .filter(isVisible)
  return tidy.filter((entry) => {
    const keys = keysOf(entry)
    const isNew = keys.every((key) => !seen.has(key))
    for (const key of keys) seen.add(key)
    return isNew
  })
}

/** Returns a list without the entries that a second list has too. */
export function withoutEntries(list: readonly string[], removed: readonly string[]): string[] {
  const keys = new Set(removed.flatMap(keysOf))
  return list.filter((entry) => !keysOf(entry).some((key) => keys.has(key)))
}

/** Two entries are the same if they have any key in common. */
function keysOf(entry: string): string[] {
  return ['tr', 'en'].map((language) => `${language}:${entry.toLocaleLowerCase(language)}`)
}
