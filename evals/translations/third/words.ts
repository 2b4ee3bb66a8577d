/** The words of a language that mutations write; `{}` stands for a food. */
export interface MutationWords {
  readonly contains: string
  readonly mayContain: string
  readonly free: string
  readonly with: string
  readonly fresh: string
  readonly glutenFree: string
  readonly vegan: string
  readonly order: string
  readonly separator: string
  /** Swapped in either direction. */
  readonly opposites: readonly (readonly [string, string])[]
  /** Units that can stand for each other in a sentence. */
  readonly units: readonly (readonly [string, string])[]
  /** In the order of `allergens`, after "contains"; where "free of" needs another form, after a slash. */
  readonly foods: readonly string[]
}
