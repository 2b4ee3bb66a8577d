import { isVisible } from '../field-schemas.ts'

// What a comma may not cut: brackets, and the decimals of "%3,5 yağlı süt".
const entries = /(?:\([^()\n]*\)|\d,\d|[^,;\n\r\t•])+/g

/**
 * Reads a list as it is typed or pasted: by commas, semicolons, tabs, bullets or lines.
 * Blank entries are left out, and of equal ones all but the first; "Irmik", "irmik" and
 * "İrmik" are equal whether read in Turkish or in English.
 */
export function parseList(text: string): string[] {
  const seen = new Set<string>()
  const tidy = (text.normalize('NFC').match(entries) ?? [])
    .map((entry) => entry.replaceAll(/\s+/g, ' ').trim().replace(/^- /, ''))
    .filter(isVisible)
  return tidy.filter((entry) => {
    const readings = ['tr', 'en'].map(
      (language) => `${language}:${entry.toLocaleLowerCase(language)}`,
    )
    const isNew = readings.every((reading) => !seen.has(reading))
    for (const reading of readings) seen.add(reading)
    return isNew
  })
}
