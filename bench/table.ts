import type { Report, Row } from './bench.ts'

/** A report as text. With two columns a third says how many times the first the second is. */
export function asTable({ columns, rows }: Report): string {
  const hasRatio = columns.length === 2
  const head = ['', ...columns, ...(hasRatio ? ['ratio'] : [])]
  const lines = [head, ...rows.map((row) => [row.what, ...cells(row, hasRatio)])]
  const widths = head.map((_, index) => Math.max(...lines.map((line) => line[index]?.length ?? 0)))
  const asLine = (line: readonly string[]) =>
    line
      .map((cell, index) =>
        index === 0 ? cell.padEnd(widths[index] ?? 0) : cell.padStart(widths[index] ?? 0),
      )
      .join('  ')
  return lines.map(asLine).join('\n')
}

function cells({ values, unit }: Row, hasRatio: boolean): string[] {
  const shown = values.map((value) =>
    Number.isNaN(value) ? '' : `${value.toFixed(Math.abs(value) < 10 ? 1 : 0)} ${unit}`.trim(),
  )
  const [first = Number.NaN, second = Number.NaN] = values
  return hasRatio
    ? [...shown, Number.isNaN(second / first) ? '' : (second / first).toFixed(2)]
    : shown
}
