import type { PhraseLanguage } from '../../render/phrases/phrase-types.ts'
import { arabic } from './ar.ts'
import { german } from './de.ts'
import { english } from './en.ts'
import { spanish } from './es.ts'
import { persian } from './fa.ts'
import { french } from './fr.ts'
import { italian } from './it.ts'
import { dutch } from './nl.ts'
import { russian } from './ru.ts'
import { turkish } from './tr.ts'
import { ukrainian } from './uk.ts'
import { chinese } from './zh.ts'
import type { LanguageWords } from './language-words.ts'

/** The word table of each language. */
export const languageWords: Readonly<Record<PhraseLanguage, LanguageWords>> = {
  en: english,
  tr: turkish,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  nl: dutch,
  ru: russian,
  uk: ukrainian,
  ar: arabic,
  fa: persian,
  zh: chinese,
}
