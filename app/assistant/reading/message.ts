import { splitHan } from '#app/domain/dietary/fold-text.ts'
import { findTerms, type FoundTerm } from '#app/domain/dietary/lexicon.ts'
import type { PhraseLanguage } from '../render/phrases/words.ts'
import { languagesOf } from './language.ts'
import { hearElsewhere, type HeardElsewhere } from './other-language.ts'
import { findPhrases, findSigns, type FoundPhrases } from './signs.ts'
import { placesOf } from './span.ts'
import { readTokens, type Token } from './tokens.ts'
import { phraseIndex } from './words/index.ts'

/** A guest's message, looked up once, however much is then read in it. */
export interface Message {
  readonly text: string
  readonly tokens: readonly Token[]
  readonly phrases: FoundPhrases
  /** What the lexicon finds; positions are places of tokens. */
  readonly terms: readonly FoundTerm[]
  /** Undefined where it is unclear, such as in a dish's name alone. */
  readonly language: PhraseLanguage | undefined
  /** All that it may be written in. */
  readonly languages: readonly PhraseLanguage[]
  /** Of a language without a phrase book, which is answered in English. */
  readonly elsewhere: HeardElsewhere | undefined
}

/** Looks a message up in the vocabularies of all languages and in the lexicon. */
export function openMessage(text: string): Message {
  const tokens = readTokens(text)
  const phrases = findPhrases(tokens, phraseIndex())
  const languages = languagesOf(text, phrases)
  const terms = findTerms(splitHan(text), languages.length > 0 ? languages : undefined)
  const elsewhere = hearElsewhere(
    text,
    tokens,
    () => placesOf(findSigns(phrases, languages.slice(0, 1))).size,
  )
  const own = languages.length === 1 ? languages[0] : undefined
  return { text, tokens, phrases, terms, language: elsewhere ? 'en' : own, languages, elsewhere }
}

// A language shows within a few sentences.
const mostForLanguage = 500

const scriptsWithSeveral: readonly (readonly PhraseLanguage[])[] = [
  ['en', 'tr', 'de', 'fr', 'es', 'it', 'nl'],
  ['ru', 'uk'],
  ['ar', 'fa'],
]
const fewWords = 3

/**
 * The language to answer a message in, where it shows one. "Ok pizza instead", after questions in
 * English, is no Italian: a single word changes no language within a script.
 * @param earlier the guest's messages before it, oldest first
 */
export function languageFor(
  { language, tokens, phrases }: Message,
  earlier: readonly string[],
): PhraseLanguage | undefined {
  const before = lastLanguage(earlier)
  if (!language || !before) return language ?? before
  const isSameScript = scriptsWithSeveral.some(
    (script) => script.includes(language) && script.includes(before),
  )
  const isShown = placesOf(findSigns(phrases, [language])).size > 1
  return isSameScript && tokens.length <= fewWords && !isShown ? before : language
}

/** The language of the latest message that shows one. */
function lastLanguage(messages: readonly string[]): PhraseLanguage | undefined {
  for (const message of messages.toReversed()) {
    const { language } = openMessage(message.slice(0, mostForLanguage))
    if (language) return language
  }
  return undefined
}
