/** What a word does to the foods around it. */
export const markers = [
  /** "without", "contains no": denies the foods after it. */
  'without',
  /** "içermez": denies the foods before it. */
  'lacks',
  /** "-free": denies the food directly before it. */
  'free',
  /** "may contain", "traces of": the foods after it are possible. */
  'may',
  /** "içerebilir": the foods before it are possible. */
  'mayAfter',
  /** "with", "contains", "in": ends a denial. */
  'includes',
  'joins',
  /** "not": denies what follows directly. */
  'negates',
  /** "instead of": like `without`, or like `lacks` in Turkish. */
  'instead',
  /** "not possible": what the dish can't be made without is in it. */
  'impossible',
] as const
export type Marker = (typeof markers)[number]

/** What a text can claim of a dish beyond its foods; `plant` is "plant-based", which is no diet. */
export const claims = ['vegan', 'vegetarian', 'halal', 'kosher', 'plant'] as const
export type Claim = (typeof claims)[number]

/**
 * The words by which the check understands a menu in one language: comma-separated lists, in which
 * case and accents don't matter.
 */
export interface CheckWords {
  /**
   * Names of the lexicon's concepts, besides those that the lexicon has. A name may stand for several
   * concepts: "noix" is a walnut and any nut.
   */
  readonly foods: Readonly<Record<string, string>>
  /**
   * What menus say about foods besides their names, such as `grilled`, by sense. Each is the beginning
   * of a word; with `=`, a whole word.
   */
  readonly senses: Readonly<Record<string, string>>
  /** A star matches any ending. */
  readonly markers: Readonly<Record<Marker, string>>
  readonly claims: Readonly<Record<Claim, string>>
  /** Words that carry no meaning, such as articles. */
  readonly ordinary: string
  /** Number words from two to twelve; forms of the same number are separated by slashes. */
  readonly numbers: string
}
