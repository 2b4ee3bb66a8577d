import { phraseLanguages, type PhraseLanguage } from '../render/phrases/phrase-types.ts'
import { filterCues, findCues, type Cue, type PhraseMatches } from './cues.ts'
import { countConceptTokens } from './find-concepts.ts'

// Scripts, and letters that only one language of a script has; the most specific first.
const scripts: readonly (readonly [RegExp, readonly PhraseLanguage[]])[] = [
  [/\p{Script=Han}/u, ['zh']],
  [/[پچژگ]|[کی]/u, ['fa']],
  [/\p{Script=Arabic}/u, ['ar', 'fa']],
  [/[іїєґ]/iu, ['uk']],
  [/\p{Script=Cyrillic}/u, ['ru', 'uk']],
]

// Letters and words that, among the languages of a script, only one has. They are weak evidence,
// because dishes keep their spelling in other languages, and people mix Ukrainian with Russian.
const letters: readonly (readonly [RegExp, PhraseLanguage])[] = [
  [/[ğışİ]|[^\s\d]{2}s[ıiuü]z(?!\p{L})/u, 'tr'],
  [/[ßä]/iu, 'de'],
  [/[ñ¿¡]/iu, 'es'],
  [/[êèœ]|\p{L}[’'](?=\p{L}{2})/iu, 'fr'],
  // Persian writes it only in Arabic words.
  [/ة/u, 'ar'],
  [/[ёъыэ]|(?<!\p{L})(?:что|как|мне|меня|очень)(?!\p{L})/iu, 'ru'],
]

// A few sentences are enough to detect a language, and each vocabulary searches them.
const maxTokens = 100

/**
 * Detects which of the languages with a word table a message may be written in: several if it is
 * ambiguous, none if nothing shows it, as in the name of a dish. Each language scores by the words
 * that its vocabulary knows; common words count more. If it knows none, concepts count.
 */
export function detectLanguages(text: string, phrases: PhraseMatches): readonly PhraseLanguage[] {
  const ofScript = scripts.find(([pattern]) => pattern.test(text))?.[1]
  if (ofScript?.length === 1) return ofScript
  const beginning = { ...phrases, tokens: phrases.tokens.slice(0, maxTokens) }
  const hinted = letters.flatMap(([pattern, language]) => (pattern.test(text) ? [language] : []))
  const scored = (ofScript ?? phraseLanguages).map((language) => {
    const cues = findCues(beginning, [language])
    const score = 2 * countTokens(cues) + countTokens(filterCues(cues, 'common'))
    return { language, score: score > 0 && hinted.includes(language) ? score + 2 : score }
  })
  const best = withMostPoints(scored)
  if (ofScript) return best.slice(0, 1)
  if (best.length < scored.length) return best
  const byConcepts = scored.map(({ language }) => ({
    language,
    score: countConceptTokens(beginning.tokens, language),
  }))
  const named = withMostPoints(byConcepts)
  return named.length < scored.length ? named : []
}

interface Scored {
  readonly language: PhraseLanguage
  readonly score: number
}

function withMostPoints(scored: readonly Scored[]): PhraseLanguage[] {
  const max = Math.max(...scored.map(({ score }) => score))
  return scored.flatMap(({ score, language }) => (score === max ? [language] : []))
}

/** Counts the tokens of cues: a long phrase is stronger evidence of a language than a word. */
const countTokens = (cues: readonly Cue[]) =>
  cues.reduce((sum, { start, end }) => sum + end - start, 0)
