import { boxesIn } from '../layout.ts'
import type { ImportSource } from '../source.ts'
import type { Line } from './classify-lines.ts'

type Text = Extract<ImportSource, { kind: 'text' }>

/** How much larger the title is than what stands below it. */
const titleFactor = 1.35

/**
 * Adds to lines how large they are printed, if the text has a layout. The restaurant's name at the top, in
 * the largest letters, is the heading of nothing.
 */
export function withPrintSizes({ layout }: Text, lines: readonly Line[]): readonly Line[] {
  if (!layout) return lines
  const sized = lines.map((line) => {
    const span = { start: line.offset, end: line.offset + line.text.length }
    const heights = boxesIn(layout, span).map(([, , , , , , height]) => height)
    return { ...line, printSize: heights.length > 0 ? Math.max(...heights) : undefined }
  })
  const [first, ...others] = sized
  const rest = Math.max(0, ...others.map(({ printSize = 0 }) => printSize))
  const isTitle = first?.kind === 'words' && (first.printSize ?? 0) > rest * titleFactor
  return first && isTitle ? [{ ...first, kind: 'other' }, ...others] : sized
}
