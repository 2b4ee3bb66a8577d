import type { MenuLanguage } from '#app/domain/guest-menu/menu-language.ts'
import { arabic } from './ar.ts'
import type { CheckWords } from './check-words.ts'
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

export const checkWords: Readonly<Record<MenuLanguage, CheckWords>> = {
  en: english,
  tr: turkish,
  ar: arabic,
  de: german,
  es: spanish,
  fr: french,
  it: italian,
  nl: dutch,
  ru: russian,
  uk: ukrainian,
  fa: persian,
  zh: chinese,
}
