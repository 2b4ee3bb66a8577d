const begin = '<!-- written by `npm run bench`, up to the other mark -->'
const end = '<!-- end of what `npm run bench` writes -->'

/**
 * Replaces the figures between the marks; what people wrote before and after them stays.
 * @throws unless each mark occurs once, and in order
 */
export function replaceFigures(page: string, figures: string): string {
  const [before, rest, ...moreBegins] = page.split(begin)
  const [, after, ...moreEnds] = (rest ?? '').split(end)
  const isMarked =
    rest !== undefined &&
    after !== undefined &&
    moreBegins.length + moreEnds.length === 0 &&
    !before?.includes(end)
  if (!isMarked)
    throw new Error(`The page of figures must contain "${begin}" and "${end}" once each`)
  if (figures.includes(begin) || figures.includes(end)) {
    throw new Error('The figures contain a mark of their page')
  }
  return `${before}${begin}\n\n${figures.trim()}\n\n${end}${after}`
}
