/** The contents of an imported file: a text, or the cells of a table. */
export type ImportSource =
  | {
      readonly kind: 'text'
      readonly text: string
      /** Where the text is on the pages, for a PDF or a picture. */
      readonly layout?: SourceLayout
    }
  | {
      readonly kind: 'table'
      readonly cells: readonly (readonly string[])[]
      /** Cells that are formulas, as `row:column`: what they show depends on others. */
      readonly formulas: readonly string[]
    }

/** Where the characters of a text stand on its pages. */
export interface SourceLayout {
  readonly pages: readonly { readonly width: number; readonly height: number }[]
  /** Whether the pages are pictures, kept in the image store. */
  readonly arePictures: boolean
  /** The boxes in the text's order. */
  readonly boxes: readonly SourceBox[]
}

/**
 * A word or a run of words: characters [start, end), the index of its page, and its rectangle from the top
 * left in the page's unit; for a picture also how sure its reader is, from 0 to 100.
 */
export type SourceBox = readonly [
  start: number,
  end: number,
  page: number,
  x: number,
  y: number,
  width: number,
  height: number,
  confidence?: number,
]

/** Characters [start, end) of a text, or of a cell; rows and columns count from 0. */
export interface ImportSpan {
  readonly cell?: readonly [row: number, column: number]
  readonly start: number
  readonly end: number
}

/** A value of a draft: its place in the source, or what the owner typed. */
export type ImportValue = { readonly at: ImportSpan } | { readonly typed: string }
