import { phraseLanguages, type PhraseLanguage } from '../render/phrases/phrase-types.ts'
import { findPhrases } from './cues.ts'
import { addPhrase, parsePhrases, PhraseNode } from './phrase-index.ts'
import type { Span } from './span.ts'
import type { Token } from './tokens.ts'
import { conceptWords } from './words/concepts/index.ts'

/** Words that name a concept, or several if they are ambiguous. */
export interface ConceptMention extends Span {
  readonly concepts: readonly string[]
}

/** A text, and the languages that it may be written in. */
interface TextWithLanguages {
  readonly tokens: readonly Token[]
  readonly languages: readonly PhraseLanguage[]
}

const tries = new Map<PhraseLanguage, PhraseNode<string>>()

/** Returns the phrases of a language's concepts, compiled when they are first needed. */
function conceptTrie(language: PhraseLanguage): PhraseNode<string> {
  const compiled = tries.get(language)
  if (compiled) return compiled
  const trie = new PhraseNode<string>()
  for (const [concept, text] of Object.entries(conceptWords[language])) {
    for (const phrase of parsePhrases(text)) addPhrase(trie, phrase, concept)
  }
  tries.set(language, trie)
  return trie
}

/** Counts the tokens of a text that name concepts in a language, as evidence that it is written in it. */
export const countConceptTokens = (tokens: readonly Token[], language: PhraseLanguage): number =>
  mentionsIn(tokens, [language]).reduce((sum, { start, end }) => sum + end - start, 0)

/**
 * Finds the everyday concepts that a text names: by the longest phrases of its languages and of
 * English, or of all languages if nothing shows its own.
 */
export function findConcepts({ tokens, languages }: TextWithLanguages): ConceptMention[] {
  const spoken =
    languages.length > 0 ? [...new Set([...languages, 'en' as const])] : phraseLanguages
  return mentionsIn(tokens, spoken)
}

function mentionsIn(
  tokens: readonly Token[],
  languages: readonly PhraseLanguage[],
): ConceptMention[] {
  const startingAt = findPhrases(tokens, languages.map(conceptTrie))
  const mentions: ConceptMention[] = []
  for (let start = 0; start < tokens.length;) {
    const found = startingAt[start] ?? []
    const length = found.reduce((max, phrase) => Math.max(max, phrase.length), 1)
    const longest = found.filter((phrase) => phrase.length === length)
    const concepts = [...new Set(longest.map(({ ending }) => ending))]
    if (concepts.length > 0) mentions.push({ start, end: start + length, concepts })
    start += length
  }
  return mentions
}
