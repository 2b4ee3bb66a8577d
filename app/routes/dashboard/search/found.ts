/** Where an item leads: a page, or a form that is sent at once. */
export type Target =
  | { readonly to: string; readonly opensTab?: boolean }
  | { readonly action: string; readonly fields: Readonly<Record<string, string>> }

export interface FoundItem {
  /** Unique among all items. */
  readonly id: string
  readonly label: string
  /** Distinguishes items with the same label, such as the menu's name; may be empty. */
  readonly note: string
  readonly target: Target
}

export type GroupKind = 'actions' | 'pages' | 'dishes' | 'conversations'

/** What a search has found of one kind, best first; never empty. */
export interface FoundGroup {
  readonly kind: GroupKind
  readonly title: string
  readonly items: readonly FoundItem[]
}

/** The maximum length of a search. */
export const maxQueryLength = 200
