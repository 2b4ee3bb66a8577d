import { surroundingRegion, isUnclear, regionsOf, sourceLayoutOf, type Region } from './layout.ts'
import type { ImportRow } from './resolve-row.ts'
import type { ImportSource, SourceLayout } from './source.ts'

/** A part of a page on which values of a dish stand. */
export interface PageView extends Region {
  readonly pageWidth: number
  readonly pageHeight: number
  readonly isPicture: boolean
  readonly marks: readonly PageMark[]
  /** What stands there, to draw a page that is no picture. */
  readonly words: readonly PageText[]
}

/** A value's place on its page. */
export interface PageMark extends Region {
  readonly field: string
  readonly isUnclear: boolean
}

export interface PageText extends Region {
  readonly text: string
}

/** Around the values, in heights of their lines. */
const margin = 1.8
/** Shares of the page's width: narrower parts show no surroundings. */
const minWidth = 0.45
const maxWords = 200

/** Values that stand elsewhere: a heading is the first of many dishes'. */
const isElsewhere = (field: string) => /^(?:category|subCategory|sizeName\d*)$/.test(field)

/**
 * Returns the parts of the pages from which a dish was read: first that with the dish itself, then those
 * with its headings. None if the source has no pages.
 */
export function pageViewsOf(source: ImportSource, { values }: ImportRow): readonly PageView[] {
  const layout = sourceLayoutOf(source)
  if (!layout || source.kind !== 'text') return []
  const marks = Object.entries(values).flatMap(([field, value]) =>
    'at' in value
      ? regionsOf(layout, value.at).map((region) => ({
          ...region,
          field,
          isUnclear: layout.arePictures && isUnclear(layout, source.text, value.at),
        }))
      : [],
  )
  const page = marks.find(({ field }) => field === 'name')?.page ?? marks[0]?.page
  const marksOfPage = marks.filter((mark) => mark.page === page && !isElsewhere(mark.field))
  const views = marksOfPage.length > 0 ? [viewOf(layout, source.text, marksOfPage, marks)] : []
  for (const mark of marks) {
    if (views.some((view) => view.marks.includes(mark))) continue
    views.push(viewOf(layout, source.text, [mark], marks))
  }
  return views
}

function viewOf(
  layout: SourceLayout,
  text: string,
  shownMarks: readonly PageMark[],
  marks: readonly PageMark[],
): PageView {
  const { page, x, y, width, height } = surroundingRegion(shownMarks)
  const { width: pageWidth, height: pageHeight } = layout.pages[page] ?? { width: 1, height: 1 }
  const space = margin * Math.max(...shownMarks.map((mark) => mark.height))
  const wide = Math.min(pageWidth, Math.max(width + 2 * space, pageWidth * minWidth))
  const left = Math.min(Math.max(0, x + width / 2 - wide / 2), pageWidth - wide)
  const top = Math.max(0, y - space)
  const bottom = Math.min(pageHeight, y + height + space)
  const view = { page, x: left, y: top, width: wide, height: bottom - top }
  return {
    ...view,
    pageWidth,
    pageHeight,
    isPicture: layout.arePictures,
    marks: marks.filter((mark) => isInside(view, mark)),
    words: layout.arePictures ? [] : wordsIn(layout, text, view),
  }
}

const isInside = (view: Region, { page, x, y, width, height }: Region) =>
  page === view.page &&
  x >= view.x - 1 &&
  y >= view.y - 1 &&
  x + width <= view.x + view.width + 1 &&
  y + height <= view.y + view.height + 1

function wordsIn({ boxes }: SourceLayout, text: string, view: Region): PageText[] {
  const words: PageText[] = []
  for (const [start, end, page, x, y, width, height] of boxes) {
    if (page !== view.page || words.length >= maxWords) continue
    const isShown =
      x < view.x + view.width &&
      x + width > view.x &&
      y < view.y + view.height &&
      y + height > view.y
    if (isShown) words.push({ text: text.slice(start, end), page, x, y, width, height })
  }
  return words
}
