// What a formula begins with, or its full-width twin, where a cell begins to a spreadsheet: at the
// start of ours, and, as Excel splits by the separator of its language (`;` in Turkish and German),
// after any separator inside of it. Spaces and quotes may stand between. Looks back from each such
// character, so that a long run of spaces is read once.
const formula = /(?<=(?:^|[;,|\t\r\n])[\s"]*)[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/g

/** One line of a CSV file (RFC 4180); a spreadsheet takes no cell of it for a formula. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(asCell).join(',')}\r\n`
}

/** Quoted, with an apostrophe before all that could be a formula: a spreadsheet then shows text. */
function asCell(text: string): string {
  return `"${text.replaceAll(formula, "'$&").replaceAll('"', '""')}"`
}
