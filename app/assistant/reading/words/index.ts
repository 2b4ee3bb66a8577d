import type { PhraseLanguage } from '../../render/phrases/words.ts'
import { compileVocabulary, type Vocabulary } from '../signs.ts'
import { english } from './en.ts'
import type { LanguageWords } from './language-words.ts'
import { turkish } from './tr.ts'

export const languageWords: Readonly<Record<PhraseLanguage, LanguageWords>> = {
  en: english,
  tr: turkish,
}

export const vocabularies: ReadonlyMap<PhraseLanguage, Vocabulary> = new Map([
  ['en', compileVocabulary(english)],
  ['tr', compileVocabulary(turkish)],
])
