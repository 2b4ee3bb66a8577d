import { IntlMessageFormat } from 'intl-messageformat'
import type { Diet } from '#app/domain/guest-menu/facts.ts'
import { conceptName } from '#app/domain/dietary/lexicon.ts'
import { formatPrice } from '#app/domain/money/price.ts'
import type { About } from '../plan/part.ts'
import { isRightToLeft } from './direction.ts'
import type { PhraseBook, PhraseKey } from './phrases/book.ts'
import { phraseBooks } from './phrases/index.ts'
import type { FactWords, Phrase, PhraseLanguage, Values } from './phrases/words.ts'
import { turkishForms } from './turkish-forms.ts'

/** Says phrases of one language for one reply. */
export interface Speaker {
  readonly language: PhraseLanguage
  readonly book: PhraseBook
  say(key: PhraseKey, values?: Values): string
  /** A phrase that one reply says once; nothing the second time. */
  sayOnce(key: PhraseKey): string[]
  /** "bread, tomato and garlic". */
  list(names: readonly string[]): string
  /** "halal or kosher". */
  anyOf(names: readonly string[]): string
  /** Minor units, as the menu shows prices. */
  price(minor: number): string
  /** How an allergen, a food or a diet is said. */
  wordsOf(about: About): FactWords
}

const formats = new Map<string, IntlMessageFormat>()

/** In Unicode's isolates, what is written in another direction keeps its punctuation to itself. */
const isolated = (words: string) => `\u2068${words}\u2069`

function formatOf(language: PhraseLanguage, phrase: string): IntlMessageFormat {
  const key = `${language} ${phrase}`
  const known = formats.get(key)
  if (known) return known
  const written = isRightToLeft(language) ? phrase.replaceAll(/\{[A-Za-z]+\}/g, isolated) : phrase
  const format = new IntlMessageFormat(written, language, undefined, { ignoreTag: true })
  formats.set(key, format)
  return format
}

/**
 * @param seed chooses among phrases that say the same: the message's id, so that a replay reads the
 *   same
 * @param currency ISO 4217 code of the menu
 */
export function createSpeaker(language: PhraseLanguage, seed: string, currency: string): Speaker {
  const book = phraseBooks[language]
  const listing = (type: 'conjunction' | 'disjunction') => {
    const format = new Intl.ListFormat(language, { type })
    return (names: readonly string[]) =>
      format.format(isRightToLeft(language) ? names.map(isolated) : names)
  }
  const said = new Set<PhraseKey>()
  const say = (key: PhraseKey, values: Values = {}) => {
    const filled = language === 'tr' ? { ...values, ...turkishForms(values) } : values
    return String(formatOf(language, choose(book.say[key], `${seed} ${key}`)).format(filled))
  }
  return {
    language,
    book,
    say,
    sayOnce(key) {
      if (said.has(key)) return []
      said.add(key)
      return [say(key)]
    },
    list: listing('conjunction'),
    anyOf: listing('disjunction'),
    price: (minor) => formatPrice(minor, currency, language),
    wordsOf: (about) => wordsOf(about, book, language),
  }
}

function choose(phrase: Phrase, seed: string): string {
  if (typeof phrase === 'string') return phrase
  let hash = 0
  for (const sign of seed) hash = (hash * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003
  return phrase[hash % phrase.length] ?? ''
}

function wordsOf(about: About, book: PhraseBook, language: PhraseLanguage): FactWords {
  if (about.kind === 'fact') return book.facts[about.fact]
  if (about.kind === 'diet') return sameWord(dietName(about.diet, book))
  return sameWord(conceptName(about.concept, language))
}

const dietName = (diet: Diet, book: PhraseBook) => book.diets[diet].name
const sameWord = (name: string): FactWords => ({ name, has: name, without: name, free: name })
