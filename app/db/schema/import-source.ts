/** The contents of an imported file: a text, or the cells of a table. */
export type ImportSource =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'table'
      readonly cells: readonly (readonly string[])[]
      /** Cells that are formulas, as `row:column`: what they show depends on others. */
      readonly formulas: readonly string[]
    }

/** Characters [start, end) of a text, or of a cell; rows and columns count from 0. */
export interface ImportSpan {
  readonly cell?: readonly [row: number, column: number]
  readonly start: number
  readonly end: number
}

/** A value of a draft: its place in the source, or what the owner typed. */
export type ImportValue = { readonly at: ImportSpan } | { readonly typed: string }
