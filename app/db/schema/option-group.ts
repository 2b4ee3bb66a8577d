/** What the owner states about a dish's option and a fact. */
export interface OptionStatement {
  /** `free`: the option itself has none of it. `removes`: with it, the whole dish is free of it. */
  readonly state: 'free' | 'removes'
  /** ISO 8601. */
  readonly confirmedAt: string
  /** When it stopped applying because a text of the dish or the option changed. ISO 8601. */
  readonly voidedAt?: string
}

/** One choice in a group of a dish's options, such as "extra cheese". */
export interface DishOption {
  /** Stays the same as long as the option exists. */
  readonly id: string
  readonly name: string
  /** What it costs in addition, in minor units of the menu's currency; 0 for nothing. */
  readonly extraMinor: number
  /** What it adds to the dish, in the owner's wording; empty means not recorded. */
  readonly ingredients: readonly string[]
  /** By fact, one of `optionFacts` in `domain/guest-menu`. */
  readonly stated: Readonly<Record<string, OptionStatement>>
}

/** Options of a dish that guests choose from: "Base: choose one". */
export interface OptionGroup {
  readonly id: string
  readonly name: string
  /** The least number of options to choose; 0 if the group may be ignored. */
  readonly min: number
  /** The greatest number of options to choose, at least 1. */
  readonly max: number
  readonly options: readonly DishOption[]
}
