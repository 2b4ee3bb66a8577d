import type { PhraseBook } from './book.ts'
import { english } from './en.ts'
import { turkish } from './tr.ts'
import type { PhraseLanguage } from './words.ts'

export const phraseBooks: Readonly<Record<PhraseLanguage, PhraseBook>> = {
  en: english,
  tr: turkish,
}
