import { finish, finishInSlices } from '#app/domain/in-slices.ts'
import { phraseLanguages, type PhraseLanguage } from '../../render/phrases/words.ts'
import { compilePhrases, type PhraseIndex } from '../phrase-index.ts'
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
import { subjectWords } from './subjects.ts'

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

let compiled: PhraseIndex | undefined
let compiling: Promise<PhraseIndex> | undefined

/** The phrases of all languages, compiled once a process, with its first message. */
export function phraseIndex(): PhraseIndex {
  compiled ??= finish(compilePhrases(languageWords, subjectWords, phraseLanguages))
  return compiled
}

/** Compiles the phrases of all languages in slices. */
export async function preparePhrases(): Promise<void> {
  compiling ??= finishInSlices(compilePhrases(languageWords, subjectWords, phraseLanguages))
  compiled ??= await compiling
}
