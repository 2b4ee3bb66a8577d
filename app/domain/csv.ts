// The first character of a formula, or its full-width variant, wherever a spreadsheet may start a
// cell: at the start of our cell and, because Excel splits by the separator of its locale (`;` in
// Turkish and German), after any separator inside it, with optional spaces and quotes in between.
// The lookbehind starts at such a character, so that a long run of spaces is scanned only once.
const formula = /(?<=(?:^|[;,|\t\r\n])[\s"]*)[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/g

/** An apostrophe that `asCell` has added. */
const marked = /(?<=(?:^|[;,|\t\r\n])[\s"]*)'([=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g

/** Starts a CSV file, so that Excel reads it as UTF-8 and not in its legacy encoding. */
export const byteOrderMark = '\uFEFF'

/** Renders one line of a CSV file (RFC 4180), safe from formula injection. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(asCell).join(',')}\r\n`
}

/**
 * Quotes the cell and puts an apostrophe before anything that could be a formula, so that
 * spreadsheets show it as text.
 */
function asCell(text: string): string {
  return `"${text.replaceAll(formula, "'$&").replaceAll('"', '""')}"`
}

/** Returns a cell's text as it was before `csvLine` made it safe. */
export const withoutFormulaMarks = (cell: string): string => cell.replaceAll(marked, '$1')
