/** The result of a change to selected dishes. */
export interface SelectionResult {
  /** The number of dishes that are now as chosen; of prices and tags, those that have changed. */
  readonly count: number
  /** The selected ids that aren't dishes of the menu, such as those deleted in the meantime. */
  readonly missing: readonly string[]
}
