import { phraseLanguages, type PhraseLanguage } from '../render/phrases/words.ts'
import { signsOf, findSigns, type FoundPhrases, type Sign } from './signs.ts'

// Scripts, and letters that only one language of a script has; the more common language comes first.
const scripts: readonly (readonly [RegExp, readonly PhraseLanguage[]])[] = [
  [/\p{Script=Han}/u, ['zh']],
  [/[پچژگ]|[کی]/u, ['fa']],
  [/\p{Script=Arabic}/u, ['ar', 'fa']],
  [/[іїєґ]/iu, ['uk']],
  [/\p{Script=Cyrillic}/u, ['ru', 'uk']],
]

// Letters that one language has, of those that share the Latin script. Dishes keep theirs in other
// languages, so that they count for little.
const letters: readonly (readonly [RegExp, PhraseLanguage])[] = [
  [/[ğışİ]|[^\s\d]{2}s[ıiuü]z(?!\p{L})/u, 'tr'],
  [/[ßä]/iu, 'de'],
  [/[ñ¿¡]/iu, 'es'],
  [/[êèœ]|\p{L}[’'](?=\p{L}{2})/iu, 'fr'],
]

// A language shows within a few sentences, and each vocabulary reads them.
const mostTokens = 100

/**
 * The language that a message is written in, of those that have a word table; several where it may
 * be any of them, and none where nothing shows it, such as in a dish's name alone. The words count that a vocabulary knows, and of those
 * most the ones that only join others.
 */
export function languagesOf(text: string, phrases: FoundPhrases): readonly PhraseLanguage[] {
  const ofScript = scripts.find(([own]) => own.test(text))?.[1]
  if (ofScript?.length === 1) return ofScript
  const beginning = { ...phrases, tokens: phrases.tokens.slice(0, mostTokens) }
  const hinted = letters.flatMap(([own, language]) => (own.test(text) ? [language] : []))
  const scored = (ofScript ?? phraseLanguages).map((language) => {
    const signs = findSigns(beginning, [language])
    const known = 2 * covered(signs) + covered(signsOf(signs, 'common'))
    return { language, score: known > 0 && hinted.includes(language) ? known + 2 : known }
  })
  const best = Math.max(...scored.map(({ score }) => score))
  if (ofScript)
    return scored
      .filter(({ score }) => score === best)
      .map(({ language }) => language)
      .slice(0, 1)
  return scored.flatMap(({ score, language }) => (score > 0 && score === best ? [language] : []))
}

/** How many tokens signs take: a long phrase is stronger evidence of a language than a word. */
const covered = (signs: readonly Sign[]) =>
  signs.reduce((sum, { start, end }) => sum + end - start, 0)
