/** A dish on the sample menu. */
export interface DemoDish {
  readonly name: string
  readonly description: string
  readonly ingredients: readonly string[]
  readonly tags: readonly string[]
  /** Kilocalories, or null if not specified. */
  readonly calories: number | null
  /** In kuruş. */
  readonly priceMinor: number
  /** A file in `pictures/`, or null. */
  readonly picture: string | null
  readonly isActive: boolean
  readonly aiInstructions: string
}

/** A main category on the sample menu, with its dishes and sub-categories. */
export interface DemoCategory {
  readonly name: string
  readonly dishes: readonly DemoDish[]
  readonly sections: readonly { readonly name: string; readonly dishes: readonly DemoDish[] }[]
}
