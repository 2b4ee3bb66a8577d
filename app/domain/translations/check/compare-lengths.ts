import type { MenuLanguage } from '../../guest-menu/menu-language.ts'
import { nothingFound, type Findings } from './problem.ts'
import { splitSentences } from './tokens.ts'

/** The typical length of a text relative to the same text in English, in letters. */
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

// Lengths are in letters of the English text; ratios are of a translation's length to its original's.

/** The lengths of shorter texts vary too much for finding a problem. */
const minCompared = 30
/** The same for being sure of a text that isn't a name. */
const minComparedText = 12
/** A smaller ratio is a problem. */
const tooShort = 0.56
/** A smaller ratio is unusual, and a problem if there are also fewer sentences. */
const ratherShort = 0.64
/** A larger ratio is unusual. */
const ratherLong = 1.75
/** A larger ratio is a problem. */
const tooLong = 2.4
/** How much longer a translation may be in addition: names are translated with an explanation. */
const extraLength = 30

/** Estimates how long a text would be in English. In Chinese texts, Latin letters count as they are. */
function lengthOf({ text, language }: { readonly text: string; readonly language: MenuLanguage }) {
  const letters = text.match(/[\p{L}\p{N}]/gu) ?? []
  if (language !== 'zh') return letters.length / lengths[language]
  const characters = letters.filter((letter) => /\p{Script=Han}/u.test(letter)).length
  return characters / lengths.zh + letters.length - characters
}

/** Counts the sentences of a text; a translator may join two with a semicolon. */
const countSentences = (text: string) => splitSentences(text.replaceAll(/[;；؛]/g, ',')).length

/** Finds out whether a translation is much shorter or longer than the original, or has fewer sentences. */
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
  const sentences = countSentences(source.text)
  const others = countSentences(translated.text)
  if (sentences > others && expected >= minCompared && ratio < ratherShort) return problem
  const isUsual =
    (ratio >= ratherShort || expected < (isName ? minCompared : minComparedText)) &&
    found <= expected * ratherLong + extraLength &&
    // A short sentence may be a warning: "not in pregnancy".
    sentences <= others
  return isUsual ? nothingFound : { findings: [], isSure: false }
}
