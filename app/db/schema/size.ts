/** The units of a portion: of weight, then of volume. */
export const portionUnits = ['g', 'kg', 'ml', 'cl', 'l'] as const

/** How much of a dish is served, by weight or volume. */
export interface Portion {
  readonly amount: number
  readonly unit: (typeof portionUnits)[number]
}

/** A size in which a dish is served, such as a half portion. */
export interface Size {
  /** Stays the same as long as the size exists; the dish's own id if the dish never had several. */
  readonly id: string
  /** The size's name in the owner's wording; empty if it is the dish's only size. */
  readonly name: string
  /** Integer minor units of the menu's currency, or null if not given. */
  readonly priceMinor: number | null
  /** Kilocalories, or null if not given. */
  readonly calories: number | null
  /** Omitted if not recorded. */
  readonly portion?: Portion
}

/** The sizes of a dish, in the owner's order. */
export type Sizes = readonly [Size, ...Size[]]

/** Prices of sizes by their ids, in minor units. */
export type SizePrices = Readonly<Record<string, number>>
