import type { MenuLanguage } from '../../guest-menu/menu-language.ts'
import { nothingFound, type Findings } from './problem.ts'
import { splitSentences } from './tokens.ts'

/** How long the same text is in a language, compared to English, in letters. */
const lengths: Readonly<Record<MenuLanguage, number>> = {
  en: 1,
  tr: 0.95,
  ar: 0.78,
  de: 1.1,
  es: 1.12,
  fr: 1.15,
  it: 1.1,
  nl: 1.08,
  ru: 1.03,
  uk: 1.0,
  fa: 0.82,
  zh: 0.29,
}

/** In letters of English: shorter texts vary too much. */
const minCompared = 30
const minShort = 12
const tooShort = 0.56
const rather = 0.64
const ratherLong = 1.75
const tooLong = 2.4
/** In letters of English: how much longer a short text may be, such as a name with an explanation. */
const extraLength = 30

/** How long a text would be in English; names in Latin letters within Chinese count as they are. */
function lengthOf({ text, language }: { readonly text: string; readonly language: MenuLanguage }) {
  const letters = text.match(/[\p{L}\p{N}]/gu) ?? []
  if (language !== 'zh') return letters.length / lengths[language]
  const characters = letters.filter((letter) => /\p{Script=Han}/u.test(letter)).length
  return characters / lengths.zh + letters.length - characters
}

/** Finds whether a translation is much shorter or longer than the original, or lacks sentences. */
export function compareLengths(
  source: { readonly text: string; readonly language: MenuLanguage },
  translated: { readonly text: string; readonly language: MenuLanguage },
  isName: boolean,
): Findings {
  const expected = lengthOf(source)
  const found = lengthOf(translated)
  const ratio = found / Math.max(expected, 1)
  const problem: Findings = { findings: [{ kind: 'length', words: '' }], isSure: false }
  if (found > expected * tooLong + extraLength) return problem
  if (expected >= minCompared && ratio < tooShort) return problem
  const sentences = splitSentences(source.text).length
  const others = splitSentences(translated.text).length
  if (sentences > others && expected >= minCompared && ratio < rather) return problem
  const isUsual =
    (ratio >= rather || expected < (isName ? minCompared : minShort)) &&
    found <= expected * ratherLong + extraLength &&
    (sentences <= others || ratio >= 0.8)
  return isUsual ? nothingFound : { findings: [], isSure: false }
}
