import type { Problem as StoredProblem } from '#app/db/schema/translations.ts'
import type { MenuLanguage } from '../../guest-menu/menu-language.ts'
import type { Texts } from '../subjects.ts'

/** A translation with what it is compared to. */
export interface Checked {
  /** The owner's texts. */
  readonly source: Texts
  /** The translation's, with the same fields. */
  readonly texts: Texts
  readonly from: MenuLanguage
  readonly to: MenuLanguage
  /** The restaurant's words for the language, by the owner's words. */
  readonly glossary?: ReadonlyMap<string, string>
  /**
   * The owner's texts of all subjects, with this one. A translation that fits another one better was
   * swapped.
   */
  readonly others?: readonly Texts[]
}

export interface Problem extends StoredProblem {
  readonly kind: 'missing'
}

/** `isSure`: enough was compared; otherwise a person has to read it before guests do. */
export interface Verdict {
  readonly problems: readonly Problem[]
  readonly isSure: boolean
}

/** Compares a translation with its original: it has to say the same, no more and no less. */
export function checkTranslation({ source, texts }: Checked): Verdict {
  const missing = Object.keys(source).filter((field) => (texts[field] ?? '').trim() === '')
  return {
    problems: missing.map((field) => ({ field, kind: 'missing', words: '' })),
    isSure: false,
  }
}
