const plainLetters: Readonly<Record<string, string>> = { ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o' }

// oxlint-disable-next-line no-control-regex -- all of ASCII is meant, and needs no folding
const onlyAscii = /^[\0-\x7f]*$/

/**
 * Normalises a text for comparison: lower case without accents, so that "CORBA", "çorba" and
 * "Çorba" are equal. Both dotted and dotless i become i, in every language.
 */
export function foldText(text: string): string {
  if (onlyAscii.test(text)) return text.toLowerCase()
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[ıßæœø]/g, (letter) => plainLetters[letter] ?? letter)
}

const sameLetters: Readonly<Record<string, string>> = { ى: 'ي', ی: 'ي', ک: 'ك', ة: 'ه', ـ: '' }

/**
 * Folds a word like `foldText`, and also unifies letters that Arabic and Persian encode
 * differently.
 */
export const foldLetters = (word: string): string =>
  foldText(word).replaceAll(/[ىیکةـ]/g, (letter) => sameLetters[letter] ?? letter)

/** Puts spaces around each Chinese character, because Chinese is written without spaces. */
export const splitHan = (text: string): string =>
  text.normalize('NFC').replaceAll(/\p{Script=Han}/gu, ' $& ')

/** Returns the words and numbers of a text as written, one for each of its folded words. */
export function writtenWords(text: string): string[] {
  return text.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}

/** Returns the folded words and numbers of a text, in order. */
export function foldedWords(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

// Case, possessive, plural and "with" suffixes of Turkish nouns, folded. "Without" (-siz, -suz) is
// omitted on purpose: "sütsüz" contains no milk.
const turkishEndings = new Set(
  (
    'a e i u ya ye yi yu yla yle la le ini unu ina una ine une inin unun in un nin nun si su ' +
    'sini sunu sina sine sinin sunun sinda sinde sindan sinden suyla siyla siyle da de ta te ' +
    'dan den tan ten inda inde unda unde indan inden undan unden li lu lisi lusu lidir ludur ' +
    'lar ler lari leri larin lerin larda lerde lardan lerden larini lerini im um imiz umuz miz muz mizi mizde mizden ' +
    'leriniz lariniz iniz unuz niz nuz erimiz lerimiz larimiz leriniz ' +
    'lilar liler lular luler larla lerle lara lere lardaki lerdeki li daki ' +
    'na ne ni nu nda nde ndan nden dir tir mi mu lik luk ligi iyle uyla ile daki deki indaki indeki'
  ).split(' '),
)

const maxEndingLength = Math.max(...[...turkishEndings].map(({ length }) => length))

// A Turkish noun's final consonant softens before a vowel: kebap, kebabı; fıstık, fıstığı.
const softened: Readonly<Record<string, string>> = { p: 'b', k: 'g', t: 'd' }
const hardened: Readonly<Record<string, string>> = { b: 'p', g: 'k', d: 't' }
// English plurals, and how the stem ends without them: loaf, loaves; knife, knives; anchovy,
// anchovies.
const englishEndings = [
  ['s', ['']],
  ['es', ['']],
  ['ies', ['y']],
  ['ves', ['f', 'fe']],
] as const

const vowels = /[aeiou]/g
const questionSuffix = /^m[iu]s[iu]n([iu]z)?$/
// "Et" becomes "eti": few nouns of one syllable soften, and the lexicon lists those that do.
const canSoften = (stem: string) => (stem.match(vowels) ?? []).length > 1

/** Returns how a folded Turkish stem may start before a vowel: "fistik", and "fistig" of "fıstığı". */
export function softenedForms(stem: string): readonly string[] {
  const soft = softened[stem.at(-1) ?? '']
  return soft !== undefined && canSoften(stem) ? [stem, stem.slice(0, -1) + soft] : [stem]
}

/** Whether a folded word is an inflected form of a folded Turkish stem. */
export function isTurkishForm(word: string, stem: string): boolean {
  if (word === stem) return true
  const ending = word.slice(stem.length)
  if (!turkishEndings.has(ending)) return false
  if (word.startsWith(stem)) return fitsAfter(stem, ending)
  const soft = softened[stem.at(-1) ?? '']
  const isSoft = soft !== undefined && word.startsWith(stem.slice(0, -1) + soft)
  return isSoft && canSoften(stem) && /^[aeiu]/.test(ending)
}

// A suffix that starts with y, s or n follows a vowel, and one that starts with a vowel follows a
// consonant: "suyu" and "eti", whereas "etki" and "sutun" are unrelated words. Not checked for
// stems of more than three letters, because loanwords vary.
function fitsAfter(stem: string, ending: string): boolean {
  if (stem.length > 3) return true
  return /[aeiou]$/.test(stem) ? !/^[aeiu]/.test(ending) : !/^(y|s[iu]|n)/.test(ending)
}

/**
 * Returns the folded stems that a folded word may be derived from, in either language; the word
 * itself is first.
 */
export function stemsOf(word: string): readonly string[] {
  const stems = [word]
  // "Yapıyor musunuz" is a question and doesn't mention mousse.
  if (questionSuffix.test(word)) return stems
  const minStemLength = Math.max(2, word.length - maxEndingLength)
  for (let end = word.length - 1; end >= minStemLength; end--) {
    if (turkishEndings.has(word.slice(end))) {
      const start = word.slice(0, end)
      stems.push(start)
      const hard = hardened[start.at(-1) ?? '']
      if (hard) stems.push(start.slice(0, -1) + hard)
    }
  }
  for (const [ending, before] of englishEndings) {
    if (!word.endsWith(ending)) continue
    for (const last of before) stems.push(word.slice(0, -ending.length) + last)
  }
  return stems
}

/**
 * Removes the possessive from the last word of a folded compound, as happens before "with":
 * "fistigi" is "fistik" in "fistikli", "sutu" is "sut" in "sutlu".
 */
export function withoutPossessive(word: string): string | undefined {
  if (/[aeiou]s[iu]$/.test(word)) return word.slice(0, -2)
  if (word.length < 3 || !/[^aeiou][iu]$/.test(word)) return undefined
  const stem = word.slice(0, -1)
  const last = stem.at(-1) ?? ''
  return stem.slice(0, -1) + (last === 'd' ? last : (hardened[last] ?? last))
}

/** Whether a folded word is an inflected form of a folded English stem. */
export function isEnglishForm(word: string, stem: string): boolean {
  if (word === stem) return true
  return englishEndings.some(
    ([ending, before]) =>
      word.endsWith(ending) && before.some((last) => word.slice(0, -ending.length) + last === stem),
  )
}

/** A word of a text, folded and as written. */
export interface TextWord {
  readonly folded: string
  readonly written: string
  /**
   * Index of the part of the text that contains it; a comma, bracket or full stop starts a new
   * part.
   */
  readonly part: number
  /** Whether an opening bracket directly precedes it. */
  readonly opensBracket: boolean
}

const partEnd = /[,;:/()[\]+&|•·–—!?\n]|[.-]\s|\s-/

/** Splits a text into words with their parts. A name of several words must lie within one part. */
export function splitWords(text: string): TextWord[] {
  const words: TextWord[] = []
  const plain = text.normalize('NFC')
  let end = 0
  let part = 0
  for (const match of plain.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    const [written] = match
    const gap = plain.slice(end, match.index)
    if (gap !== ' ' && words.length > 0 && partEnd.test(gap)) part++
    const folded = foldText(written)
    if (folded !== '') words.push({ folded, written, part, opensBracket: gap.endsWith('(') })
    end = match.index + written.length
  }
  return words
}

/** Whether a guest's folded word is a name's word with one typing error. */
export function isMistyped(typed: string, named: string): boolean {
  if (typed.length < 5 || named.length < 5) return false
  // Suffixes change the end of a Turkish word, so only its start is compared.
  const start = typed.slice(0, Math.max(named.length, 5))
  return isOneEditApart(typed, named) || (named.length > 5 && isOneEditApart(start, named))
}

const minLengthForTwoEdits = 9

/**
 * Whether an owner's folded word may be a misspelling of a name's word, with any ending: one error
 * in words of six letters or more, two in words of nine or more.
 */
export function isMisspelt(written: string, named: string): boolean {
  if (written === named || written.length < 6 || named.length < 6) return false
  if (isMistyped(written, named)) return true
  const isLong = Math.min(named.length, written.length + 1) >= minLengthForTwoEdits
  return isLong && prefixDistance(written, named) <= 2
}

/**
 * Returns the minimum number of letters to add, remove or change to make one word a prefix of the
 * other.
 */
function prefixDistance(written: string, named: string): number {
  let previous = Array.from({ length: named.length + 1 }, (_, index) => index)
  let fewest = named.length
  for (const [row, letter] of Array.from(written.slice(0, named.length + 2)).entries()) {
    const current = [row + 1]
    for (let column = 0; column < named.length; column++) {
      const changed = (previous[column] ?? 0) + (letter === named[column] ? 0 : 1)
      current.push(Math.min((previous[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1, changed))
    }
    fewest = Math.min(fewest, current.at(-1) ?? fewest)
    previous = current
  }
  return fewest
}

/**
 * Whether two words differ by one added, removed or changed letter, or by two swapped neighbours.
 */
function isOneEditApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  const rest = (text: string, from: number) => text.slice(start + from)
  return (
    rest(a, 1) === rest(b, 1) ||
    rest(a, 1) === rest(b, 0) ||
    rest(a, 0) === rest(b, 1) ||
    (a[start] === b[start + 1] && a[start + 1] === b[start] && rest(a, 2) === rest(b, 2))
  )
}
