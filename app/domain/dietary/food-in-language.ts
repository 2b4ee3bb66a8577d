import type { MenuLanguage } from '../guest-menu/menu-language.ts'
import { foldedWords } from './fold-text.ts'
import { isEnglishForm, isTurkishForm } from './inflection.ts'
import { foreignStemsOf, stemOfName } from './foreign-names.ts'
import { conceptName, findTerms } from './lexicon.ts'
import { foodLanguages, nameIn } from './lexicon/names/index.ts'
import { TextCache } from './text-cache.ts'

/** By language, then by the owner's words; an empty text for words that the lexicon can't name. */
const caches = new Map<MenuLanguage, TextCache<string>>()
const maxTextPerLanguage = 500_000

/**
 * Concepts whose names in other languages mean something more or less: "turşu" is more than a
 * gherkin, "et suyu" needn't be of beef, and "deniz ürünü" may be fish.
 */
const looselyNamed: ReadonlySet<string> = new Set([
  'anchovy',
  'bacon',
  'cabbage',
  'celery',
  'chili',
  'corn_flour',
  'crostini',
  'glass_noodle',
  'gruyere',
  'haddock',
  'latte',
  'meat_stock',
  'pate',
  'pickle',
  'pudding',
  'raisin',
  'ramen_dish',
  'seafood',
  'soda',
  'sparkling_wine',
  'spritz',
])

/**
 * Returns the name of an ingredient or tag in a language, if all of its words are the lexicon's first
 * name of a food: "kuzu eti" is "Lammfleisch", but "közlenmiş biber" is more than a pepper. Other names
 * of a concept don't count: they have the same facts but may be different foods, such as mace and
 * nutmeg.
 */
export function foodInLanguage(words: string, language: MenuLanguage): string | undefined {
  const cache = caches.get(language) ?? new TextCache<string>(maxTextPerLanguage)
  caches.set(language, cache)
  return cache.find(words, () => nameOf(words, language)) || undefined
}

function nameOf(words: string, language: MenuLanguage): string {
  const [food, ...others] = findTerms(words)
  if (!food || others.length > 0 || looselyNamed.has(food.concept)) return ''
  const isFirstName = ['en', 'tr', ...foodLanguages].some((one) =>
    isFormOf(words, conceptName(food.concept, one)),
  )
  if (!isFirstName) return ''
  if (language === 'en' || language === 'tr') return conceptName(food.concept, language)
  return nameIn(language, food.concept) ?? ''
}

function isFormOf(words: string, name: string): boolean {
  const writtenWords = foldedWords(words)
  const nameWords = foldedWords(name)
  return (
    writtenWords.length === nameWords.length &&
    writtenWords.every((word, index) => {
      const stem = nameWords[index] ?? ''
      return (
        isEnglishForm(word, stem) ||
        isTurkishForm(word, stem) ||
        foreignStemsOf(word).includes(stemOfName(stem))
      )
    })
  )
}
