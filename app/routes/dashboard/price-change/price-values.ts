/** A price change's fields as typed, by name. */
export type PriceValues = Readonly<Record<string, string>>
