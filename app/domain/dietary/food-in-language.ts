import type { MenuLanguage } from '../guest-menu/menu-language.ts'
import { splitWords } from './fold-text.ts'
import { conceptName, findTerms } from './lexicon.ts'
import { nameIn } from './lexicon/names/index.ts'
import { TextCache } from './text-cache.ts'

/** By language, then by the owner's words; an empty text for words that the lexicon can't name. */
const named = new Map<MenuLanguage, TextCache<string>>()
const maxTextPerLanguage = 500_000

/**
 * Returns what an ingredient or tag is called in a language, if the lexicon knows all of its words:
 * "kuzu eti" is "Lammfleisch", but "közlenmiş biber" is more than a pepper.
 */
export function foodInLanguage(words: string, language: MenuLanguage): string | undefined {
  const cache = named.get(language) ?? new TextCache<string>(maxTextPerLanguage)
  named.set(language, cache)
  return cache.find(words, () => nameOf(words, language)) || undefined
}

function nameOf(words: string, language: MenuLanguage): string {
  const [food, ...others] = findTerms(words)
  if (!food || others.length > 0 || food.length < splitWords(words).length) return ''
  if (language === 'en' || language === 'tr') return conceptName(food.concept, language)
  return nameIn(language, food.concept) ?? ''
}
