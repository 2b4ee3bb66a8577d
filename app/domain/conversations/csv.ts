// A cell that begins like this is a formula to a spreadsheet, as are its full-width twins.
const formula = /^[=+\-@\t\r\n＝＋－＠]/

/** One line of a CSV file (RFC 4180); a spreadsheet takes no cell of it for a formula. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(asCell).join(',')}\r\n`
}

function asCell(text: string): string {
  const plain = formula.test(text) ? `'${text}` : text
  return `"${plain.replaceAll('"', '""')}"`
}
