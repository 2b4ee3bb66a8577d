/** One dish of the sample menu, in the owner's words. */
export interface DemoDish {
  readonly name: string
  readonly description: string
  readonly ingredients: readonly string[]
  readonly tags: readonly string[]
  /** Kilocalories, or null where the owner gives none. */
  readonly calories: number | null
  /** In kuruş. */
  readonly priceMinor: number
  /** A file in `pictures/`, or null. */
  readonly picture: string | null
  readonly isActive: boolean
  readonly aiInstructions: string
}

/** A heading of the sample menu with what stands below it. */
export interface DemoCategory {
  readonly name: string
  readonly dishes: readonly DemoDish[]
  readonly sections: readonly { readonly name: string; readonly dishes: readonly DemoDish[] }[]
}
