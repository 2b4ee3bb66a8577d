import type { Report, Row } from './bench.ts'

/** A report as text. */
export function asTable({ columns, rows, hasRatio = columns.length === 2 }: Report): string {
  const head = ['', ...columns, ...(hasRatio ? ['ratio'] : [])]
  const lines = [head, ...rows.map((row) => [row.label, ...cells(row, hasRatio)])]
  const widths = head.map((_, index) =>
    Math.max(3, ...lines.map((line) => line[index]?.length ?? 0)),
  )
  return lines.map((line) => padded(line, widths).join('  ')).join('\n')
}

/** A value with its unit, rounded; values below ten have one decimal. */
export function asText(value: number, unit: string): string {
  return `${value.toFixed(Math.abs(value) < 10 ? 1 : 0)} ${unit}`.trim()
}

const padded = (line: readonly string[], widths: readonly number[]) =>
  line.map((cell, index) =>
    index === 0 ? cell.padEnd(widths[index] ?? 0) : cell.padStart(widths[index] ?? 0),
  )

function cells({ values, unit }: Row, hasRatio: boolean): string[] {
  const texts = values.map((value) => (Number.isNaN(value) ? '' : asText(value, unit)))
  if (!hasRatio) return texts
  const ratio = (values.at(-1) ?? Number.NaN) / (values[0] ?? Number.NaN)
  return [...texts, Number.isFinite(ratio) ? ratio.toFixed(2) : '']
}
