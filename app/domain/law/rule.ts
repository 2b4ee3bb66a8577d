import type { Locale } from '#app/i18n/locales.ts'

/** The regions whose rules a menu can be checked against. */
export const lawRegions = ['TR', 'EU', 'DE', 'FR', 'GB', 'US', 'US-CA'] as const
export type LawRegion = (typeof lawRegions)[number]

export const isLawRegion = (text: string): text is LawRegion =>
  lawRegions.some((region) => region === text)

/** What can be checked in a restaurant's records. */
export const checkNames = [
  'grams',
  'allergens',
  'us_allergens',
  'contradictions',
  'alcohol_and_pork',
  'prices',
  'lira',
  'european_currency',
  'pounds',
  'dollars',
  'fees_banned',
  'service_banned',
  'fees_shown',
  'drink_volumes',
  'wine_volumes',
  'meat_origin',
  'calories',
  'alcohol_free_calories',
  'calorie_statement',
  'turkish',
  'german',
  'french',
] as const
export type CheckName = (typeof checkNames)[number]

/** A text in the dashboard's languages. */
export type LawText = Readonly<Record<Locale, string>>

/**
 * Where we know a rule from: its text with the authority that publishes it, its text as others quote
 * it, what others write about it, or none of these.
 */
export type Source =
  | { readonly read: 'authority' | 'quoted' | 'reported'; readonly url: string }
  | { readonly read: 'unread' }

/** A rule of law about menus. */
export interface Rule {
  readonly id: string
  readonly region: LawRegion
  /** The law's own name. */
  readonly law: string
  /** Null if we don't know it for certain. */
  readonly article: string | null
  /** The date since which it applies, or else the date of the law, as YYYY-MM-DD. */
  readonly since: string
  readonly requirement: LawText
  readonly level: 'must' | 'recommended'
  /** Null if nothing in a restaurant's records can show whether it is met. */
  readonly check: CheckName | null
  /** Whom it applies to, if not to every restaurant; we can't see who that is. */
  readonly onlyFor?: LawText
  /** What the check can't see. */
  readonly unseen?: LawText
  /** Whether paper from the print page helps to meet it. */
  readonly needsPaper?: boolean
  readonly source: Source
}

/** When the rules were last compared with their sources, as YYYY-MM-DD. */
export const rulesCheckedOn = '2026-11-28'
