/** Formats a share in percent with one decimal, or a dash if the whole is 0. */
export const percent = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`

type Row = readonly (string | number)[]

/**
 * Renders a Markdown table that is also readable in a terminal. All columns but the first are
 * right-aligned.
 */
export function markdownTable(header: Row, rows: readonly Row[]): string {
  const all = [header, ...rows].map((row) => row.map(String))
  const widths = header.map((_, index) => Math.max(...all.map((row) => row[index]?.length ?? 0), 3))
  const line = (row: readonly string[]) => {
    const cells = widths.map((width, index) => {
      const cell = row[index] ?? ''
      return index === 0 ? cell.padEnd(width) : cell.padStart(width)
    })
    return `| ${cells.join(' | ')} |`
  }
  const rule = widths.map((width, index) =>
    index === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  )
  const [first = [], ...others] = all
  return [line(first), line(rule), ...others.map(line)].join('\n')
}
