import type { dishFacts } from '../schema/index.ts'
import type { DishOption, OptionGroup } from '../schema/option-group.ts'
import type { Size } from '../schema/size.ts'
import type { Visit } from '../schema/visit.ts'

/** A sample restaurant with its menu. */
export interface DemoRestaurant {
  /** The name of the folder beside this file that contains the restaurant's `translations/`. */
  readonly folder: string
  /** The language of the restaurant's texts. */
  readonly locale: 'en' | 'tr'
  readonly restaurant: {
    readonly slug: string
    readonly name: string
    readonly location: string
    readonly aiInstructions: string
    /** The text that guests confirm before they chat; null for the usual one. */
    readonly chatStartWarningMessage: string | null
    /** A file in `pictures/`. */
    readonly logo: string
  }
  readonly visit: Visit
  /** Texts by topic. */
  readonly house: Readonly<Record<string, string>>
  readonly menu: {
    readonly name: string
    readonly currency: string
    readonly aiContext: string
    readonly aiInstructions: string
  }
  readonly categories: readonly DemoCategory[]
  /** The owner's statements, by dish name. Other dishes have none. */
  readonly statements: Readonly<Record<string, DemoStatements>>
}

type State = (typeof dishFacts.$inferInsert)['state']

/** An owner's statements about a dish, by fact. */
export type DemoStatements = Readonly<Record<string, State>>

/** Returns statements that a dish is free of each of these facts, separated by spaces. */
export const freeOf = (facts: string): DemoStatements =>
  Object.fromEntries(facts.split(' ').map((fact) => [fact, 'free' as const]))

interface DemoOption {
  readonly ingredients?: readonly string[]
  /** A fact that the owner says the whole dish is free of with it. */
  readonly removes?: string
}

/** Creates an option; its id is its name. */
export const option = (
  name: string,
  extraMinor: number,
  { ingredients = [], removes }: DemoOption = {},
): DishOption => ({
  id: name,
  name,
  extraMinor,
  ingredients,
  stated:
    removes === undefined
      ? {}
      : { [removes]: { state: 'removes', confirmedAt: '2026-11-01T09:00:00.000Z' } },
})

/** A dish on a sample menu. */
export interface DemoDish {
  readonly name: string
  readonly description: string
  readonly ingredients: readonly string[]
  readonly tags: readonly string[]
  /** Kilocalories, or null if not specified. */
  readonly calories: number | null
  /** The price in kuruş or pence. */
  readonly priceMinor: number
  /**
   * Omitted for a single size. Otherwise, the price and calories above are those of the first size.
   */
  readonly sizes?: { readonly first: string; readonly more: readonly Omit<Size, 'id'>[] }
  /** The ids are arbitrary. */
  readonly optionGroups?: readonly OptionGroup[]
  /** A file in `pictures/`, or null. */
  readonly picture: string | null
  readonly isActive: boolean
  readonly aiInstructions: string
}

/** A main category on a sample menu, with its dishes and sub-categories. */
export interface DemoCategory {
  readonly name: string
  readonly dishes: readonly DemoDish[]
  readonly sections: readonly { readonly name: string; readonly dishes: readonly DemoDish[] }[]
}
