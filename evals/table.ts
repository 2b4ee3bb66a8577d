/** A share in percent with one decimal; a dash where there is nothing to share. */
export const percent = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`

type Row = readonly (string | number)[]

/** A Markdown table that is as well read in a terminal: figures at the right of their columns. */
export function tableOf(heads: Row, rows: readonly Row[]): string {
  const all = [heads, ...rows].map((row) => row.map(String))
  const widths = heads.map((_, place) => Math.max(...all.map((row) => row[place]?.length ?? 0), 3))
  const line = (row: readonly string[]) => {
    const cells = widths.map((width, place) => {
      const cell = row[place] ?? ''
      return place === 0 ? cell.padEnd(width) : cell.padStart(width)
    })
    return `| ${cells.join(' | ')} |`
  }
  const rule = widths.map((width, place) =>
    place === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  )
  const [first = [], ...others] = all
  return [line(first), line(rule), ...others.map(line)].join('\n')
}
