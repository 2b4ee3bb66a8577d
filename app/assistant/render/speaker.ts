import { IntlMessageFormat } from 'intl-messageformat'
import { conceptName } from '#app/domain/dietary/lexicon.ts'
import { formatPrice } from '#app/domain/money/price.ts'
import { isolate, isRightToLeft } from '#app/i18n/direction.ts'
import type { DietaryTarget } from '#app/domain/guest-menu/dietary-target.ts'
import { untranslated, type OwnerTexts } from './owner-texts.ts'
import type { PhraseBook, PhraseKey } from './phrases/book.ts'
import { phraseBooks } from './phrases/index.ts'
import type { NameForms, Phrase, PhraseLanguage, Values } from './phrases/phrase-types.ts'
import { turkishForms } from './turkish-forms.ts'

/** Formats the phrases of one language for one reply. */
export interface Speaker {
  readonly language: PhraseLanguage
  readonly book: PhraseBook
  say(key: PhraseKey, values?: Values): string
  /** Formats a phrase that a reply uses only once; empty the second time. */
  sayOnce(key: PhraseKey): string[]
  /** "bread, tomato and garlic". */
  list(names: readonly string[]): string
  /** "halal or kosher". */
  anyOf(names: readonly string[]): string
  /** Formats minor units as the menu shows prices. */
  price(minor: number): string
  /** Used by `say`, `list` and `anyOf` for values that are an owner's whole text. */
  readonly owner: OwnerTexts
  /** Returns the name of an allergen, a food or a diet. */
  nameForms(target: DietaryTarget): NameForms
}

const formats = new Map<string, IntlMessageFormat>()

function compileFormat(language: PhraseLanguage, phrase: string): IntlMessageFormat {
  const key = `${language} ${phrase}`
  const cached = formats.get(key)
  if (cached) return cached
  const message = isRightToLeft(language) ? phrase.replaceAll(/\{[A-Za-z]+\}/g, isolate) : phrase
  const format = new IntlMessageFormat(message, `${language}-u-nu-latn`, undefined, {
    ignoreTag: true,
  })
  formats.set(key, format)
  return format
}

/**
 * Creates the speaker of one reply.
 * @param seed the message's id, which chooses among equivalent phrases, always the same ones
 * @param currency ISO 4217 code of the menu
 * @param owner the owner's texts in this language
 */
export function createSpeaker(
  language: PhraseLanguage,
  seed: string,
  currency: string,
  owner: OwnerTexts = untranslated,
): Speaker {
  const book = phraseBooks[language]
  const createLister = (type: 'conjunction' | 'disjunction') => {
    const format = new Intl.ListFormat(language, { type })
    return (names: readonly string[]) => {
      const shown = names.map(owner.translate)
      return format.format(isRightToLeft(language) ? shown.map(isolate) : shown)
    }
  }
  const said = new Set<PhraseKey>()
  const say = (key: PhraseKey, values: Values = {}) => {
    const ownValues = translateValues(values, owner)
    const allValues = language === 'tr' ? { ...ownValues, ...turkishForms(ownValues) } : ownValues
    return String(
      compileFormat(language, choose(book.say[key], `${seed} ${key}`)).format(allValues),
    )
  }
  return {
    language,
    book,
    owner,
    say,
    sayOnce(key) {
      if (said.has(key)) return []
      said.add(key)
      return [say(key)]
    },
    list: createLister('conjunction'),
    anyOf: createLister('disjunction'),
    price: (minor) => formatPrice(minor, currency, language),
    nameForms: (target) => nameForms(target, book, language),
  }
}

const translateValues = (values: Values, { translate }: OwnerTexts): Values =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      typeof value === 'string' ? translate(value) : value,
    ]),
  )

function choose(phrase: Phrase, seed: string): string {
  if (typeof phrase === 'string') return phrase
  let hash = 0
  for (const char of seed) hash = (hash * 31 + (char.codePointAt(0) ?? 0)) % 1_000_003
  return phrase[hash % phrase.length] ?? ''
}

function nameForms(target: DietaryTarget, book: PhraseBook, language: PhraseLanguage): NameForms {
  if (target.kind === 'fact') return book.facts[target.fact]
  if (target.kind === 'diet') return sameForms(book.diets[target.diet])
  return sameForms(conceptName(target.concept, language))
}

const sameForms = (name: string): NameForms => ({ name, has: name, without: name, free: name })
