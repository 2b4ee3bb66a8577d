export type MenuLanguage =
  | 'en'
  | 'tr'
  | 'ar'
  | 'de'
  | 'es'
  | 'fr'
  | 'it'
  | 'nl'
  | 'ru'
  | 'uk'
  | 'fa'
  | 'zh'

/** The words of a subject by field: `name`, `description`, `option.<id>`, or `text`. */
export type Texts = Readonly<Record<string, string>>

export interface Checked {
  /** The original's. */
  readonly source: Texts
  /** The translation's, the same fields. */
  readonly texts: Texts
  readonly from: MenuLanguage
  readonly to: MenuLanguage
  /** The restaurant's words for the language: original -> translation. */
  readonly glossary?: ReadonlyMap<string, string>
  /** Originals of the other subjects of the same menus: a translation that fits one better was swapped. */
  readonly others?: readonly Texts[]
}

export interface Problem {
  readonly field: string
  readonly kind:
    | 'missing'
    | 'added'
    | 'lost'
    | 'negation'
    | 'possibility'
    | 'number'
    | 'price'
    | 'unit'
    | 'length'
    | 'language'
    | 'markup'
    | 'link'
    | 'swapped'
    | 'glossary'
    | 'instruction'
  /** What the translation says or lacks, in its words; empty if there is nothing to name. */
  readonly words: string
}

/** `isSure`: enough was compared; otherwise a person has to read it before guests do. */
export interface Verdict {
  readonly problems: readonly Problem[]
  readonly isSure: boolean
}

/** Compares nothing yet, and so is sure of nothing. */
export const checkTranslation = (_checked: Checked): Verdict => ({ problems: [], isSure: false })
