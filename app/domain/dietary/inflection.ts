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
