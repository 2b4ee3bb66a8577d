/** A menu as a restaurant would print or write it, from which a file and what it says are made. */
export interface DrawnMenu {
  /** The file's name without its ending. */
  readonly file: string
  /** `photo` is taken by hand at an angle, `scan` a PDF that only has a picture. */
  readonly as: 'pdf' | 'photo' | 'picture' | 'scan'
  /** CSS of the page, whose width is 800 px. */
  readonly style: string
  readonly title: string
  /** Lines below the title. */
  readonly intro?: readonly string[]
  readonly sections: readonly DrawnSection[]
  readonly footer?: readonly string[]
}

export interface DrawnSection {
  readonly heading: string
  /** The names of the sizes, above their prices. */
  readonly sizes?: readonly string[]
  readonly dishes: readonly DrawnDish[]
}

/** A dish; its prices as printed. */
export type DrawnDish = readonly [name: string, prices: readonly string[], description?: string]
