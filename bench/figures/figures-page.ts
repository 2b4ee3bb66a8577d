const begin = '<!-- written by `npm run bench`, up to the other mark -->'
const end = '<!-- end of what `npm run bench` writes -->'

/**
 * Puts new figures in the old ones' place; what people wrote before and after them stays.
 * @throws if the marks are not there, once each and in order: nothing is guessed
 */
export function replaceFigures(page: string, figures: string): string {
  const [before, rest, ...moreBegins] = page.split(begin)
  const [, after, ...moreEnds] = (rest ?? '').split(end)
  const isMarked =
    rest !== undefined &&
    after !== undefined &&
    moreBegins.length + moreEnds.length === 0 &&
    !before?.includes(end)
  if (!isMarked) throw new Error(`The page of figures needs "${begin}" and "${end}", once each`)
  if (figures.includes(begin) || figures.includes(end)) {
    throw new Error('Figures hold a mark of their own page')
  }
  return `${before}${begin}\n\n${figures.trim()}\n\n${end}${after}`
}
