/** A line of a reply, as it is to be read. */
export interface PlainLine {
  /** Without Markdown: a row of a table is an entry that names its columns. */
  readonly text: string
  /** Names columns, and says nothing before the rows are there. */
  readonly isLabels: boolean
}

const ofDishes =
  /^(dish|dishes|item|items|name|option|options|meal|menu item|starter|starters|main|mains|dessert|desserts|drink|drinks|soup|soups|salad|salads|burger|burgers|kebab|kebabs|yemek|yemekler|ürün|ad|adı|isim|seçenek|tatlı|tatlılar|içecek|başlangıç|çorba|çorbalar|salata|salatalar|kebap|kebaplar|meze|mezeler)$/iu
const yes = /^(yes|evet|✓|✔️?|✅)$/iu
const mostWords = 5

/** Reads a reply's lines in their order, for the tables among them. */
export function createLineReader(): (line: string) => PlainLine {
  let labels: readonly string[] = []
  return (line) => {
    const text = line.replace(/^(\s*)>\s/, '$1')
    if (!/^\s*\|/.test(text)) {
      labels = []
      return { text, isLabels: false }
    }
    const cells = cellsOf(text)
    const [first = ''] = cells
    if (labels.length > 0) return { text: rowOf(cells, labels), isLabels: false }
    labels = cells
    const isShort = cells.every((cell) => cell.split(/\s+/).length <= mostWords)
    const isLabels = cells.length > 1 && isShort && ofDishes.test(first)
    return { text: cells.join(', '), isLabels }
  }
}

const cellsOf = (row: string) =>
  row
    .trim()
    .replaceAll(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.replaceAll('*', '').trim())

/** "• Muhammara: Nuts: walnuts; Price: 205 ₺": what each column says of the dish. */
function rowOf([first = '', ...cells]: readonly string[], labels: readonly string[]): string {
  const [heading = ''] = labels
  const told = cells.flatMap((cell, place) => {
    const label = (labels[place + 1] ?? '').replace(/\?$/, '')
    if (cell === '') return []
    return yes.test(cell) ? [label] : [`${label}: ${cell}`]
  })
  const all = ofDishes.test(heading) ? told : [heading, ...told]
  return `\n• ${first}: ${all.join('; ')}`
}
