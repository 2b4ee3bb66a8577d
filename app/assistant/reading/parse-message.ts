import { splitHan } from '#app/domain/dietary/fold-text.ts'
import { findTerms, type FoundTerm } from '#app/domain/dietary/lexicon.ts'
import type { PhraseLanguage } from '../render/phrases/phrase-types.ts'
import { findCues, matchPhrases, type PhraseMatches } from './cues.ts'
import { detectLanguages } from './detect-languages.ts'
import { readOtherLanguage, type OtherLanguageReading } from './read-other-language.ts'
import { tokenIndexes } from './span.ts'
import { tokenize, type Token } from './tokens.ts'

/** A guest's message with its phrases and foods, found once however often it is read. */
export interface Message {
  readonly text: string
  readonly tokens: readonly Token[]
  readonly phrases: PhraseMatches
  /** The terms that the lexicon finds; positions are token indexes. */
  readonly terms: readonly FoundTerm[]
  /** Undefined if it is unclear, as in the name of a dish. */
  readonly language: PhraseLanguage | undefined
  /** All languages that the message may be written in. */
  readonly languages: readonly PhraseLanguage[]
  /** Set if its language has no phrase book; the reply is then in English. */
  readonly otherLanguage: OtherLanguageReading | undefined
}

/** Finds the phrases of all languages, and the lexicon's foods, in a message. */
export function parseMessage(text: string): Message {
  const tokens = tokenize(text)
  const phrases = matchPhrases(tokens)
  const languages = detectLanguages(text, phrases)
  const terms = findTerms(splitHan(text), languages.length > 0 ? languages : undefined)
  const otherLanguage = readOtherLanguage(text, tokens, () =>
    countUnderstood(phrases, languages.slice(0, 1)),
  )
  const clear = languages.length === 1 ? languages[0] : undefined
  const language = otherLanguage ? 'en' : clear
  return { text, tokens, phrases, terms, language, languages, otherLanguage }
}

/** Returns the languages whose words a message may contain: its own, the screen's, and English. */
export const possibleLanguages = (
  { languages }: Message,
  screen: PhraseLanguage,
): PhraseLanguage[] => [...new Set([...languages, screen, 'en' as const])]

/**
 * Returns everything that the phrases beginning at a token may mean, in English and all languages
 * that the message may be written in, such as "emergency body".
 */
export function possibleMeanings({ phrases, languages }: Message, index: number): string[] {
  const entries = (phrases.startingAt[index] ?? []).filter(
    ({ language }) => languages.length === 0 || language === 'en' || languages.includes(language),
  )
  return [...new Set(entries.map(({ meaning }) => `${meaning.kind} ${meaning.value}`))]
}

const countUnderstood = (phrases: PhraseMatches, languages: readonly PhraseLanguage[]) =>
  tokenIndexes(findCues(phrases, languages)).size

/** In characters: the beginning of a message is enough to detect its language. */
const maxLength = 500

const sharedScripts: readonly (readonly PhraseLanguage[])[] = [
  ['en', 'tr', 'de', 'fr', 'es', 'it', 'nl'],
  ['ru', 'uk'],
  ['ar', 'fa'],
]
const maxFewTokens = 3

/**
 * Chooses the language to answer a message in; undefined if neither it nor an earlier message shows
 * one. A single word doesn't change the language within a script: "ok pizza instead", after
 * questions in English, isn't Italian.
 * @param earlier the guest's messages before it, oldest first
 */
export function chooseLanguage(
  { language, tokens, phrases }: Message,
  earlier: readonly string[],
): PhraseLanguage | undefined {
  const before = lastLanguage(earlier)
  if (!language || !before) return language ?? before
  const isSameScript = sharedScripts.some(
    (script) => script.includes(language) && script.includes(before),
  )
  const isWeak = tokens.length <= maxFewTokens && countUnderstood(phrases, [language]) <= 1
  return isSameScript && isWeak ? before : language
}

/** Returns the language of the latest message that shows one. */
function lastLanguage(messages: readonly string[]): PhraseLanguage | undefined {
  for (const message of messages.toReversed()) {
    const { language } = parseMessage(message.slice(0, maxLength))
    if (language) return language
  }
  return undefined
}
