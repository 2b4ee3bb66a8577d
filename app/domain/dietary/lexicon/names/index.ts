import { arabicNames } from './ar.ts'
import { germanNames } from './de.ts'
import { spanishNames } from './es.ts'
import { persianNames } from './fa.ts'
import { frenchNames } from './fr.ts'
import { italianNames } from './it.ts'
import { namedConcepts, type FoodNames } from './named-concepts.ts'
import { dutchNames } from './nl.ts'
import { russianNames } from './ru.ts'
import { ukrainianNames } from './uk.ts'
import { chineseNames } from './zh.ts'

/** The languages with food names in the lexicon, besides English and Turkish. */
export const foodLanguages = ['de', 'fr', 'es', 'it', 'nl', 'ru', 'uk', 'ar', 'fa', 'zh'] as const

export type FoodLanguage = (typeof foodLanguages)[number]

export const foodNames: Readonly<Record<FoodLanguage, FoodNames>> = {
  de: germanNames,
  fr: frenchNames,
  es: spanishNames,
  it: italianNames,
  nl: dutchNames,
  ru: russianNames,
  uk: ukrainianNames,
  ar: arabicNames,
  fa: persianNames,
  zh: chineseNames,
}

/** Returns the name of a concept in a language, if it has one. */
export function nameIn(language: string, concept: string): string | undefined {
  const namedConcept = namedConcepts.find((one) => one === concept)
  const foodLanguage = foodLanguages.find((one) => one === language)
  return namedConcept && foodLanguage && foodNames[foodLanguage][namedConcept].split(',')[0]
}
