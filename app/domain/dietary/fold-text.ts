const plainLetters: Readonly<Record<string, string>> = { ı: 'i', ß: 'ss', æ: 'ae', ø: 'o' }

/**
 * Text as it is compared: lower case without accents, so that "CORBA", "çorba" and "Çorba"
 * are one. Both dotted and dotless i become i, whatever the language.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[ıßæø]/g, (letter) => plainLetters[letter] ?? letter)
}

/** The words and numbers of a text as they are written, one for each of its folded words. */
export function writtenWords(text: string): string[] {
  return text.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}

/** The folded words and numbers of a text, in order. */
export function foldedWords(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

// Case, possession, plural and "with" on a Turkish noun, folded. "Without" (-siz, -suz) is
// left out on purpose: "sütsüz" holds no milk.
const turkishEndings = new Set(
  (
    'a e i u ya ye yi yu yla yle la le ini unu ina una ine une inin unun in un nin nun si su ' +
    'sini sunu sina sine sinin sunun sinda sinde sindan sinden suyla siyla siyle da de ta te ' +
    'dan den tan ten inda inde unda unde indan inden undan unden li lu lisi lusu lidir ludur ' +
    'lar ler lari leri larin lerin larda lerde lardan lerden larini lerini im um imiz umuz ' +
    'leriniz lariniz iniz unuz niz nuz erimiz lerimiz larimiz leriniz ' +
    'lilar liler lular luler larla lerle lara lere lardaki lerdeki li daki ' +
    'na ne ni nu nda nde ndan nden dir tir mi mu lik luk ligi iyle uyla ile ki daki deki indaki indeki'
  ).split(' '),
)
const englishEndings = new Set(['s', 'es'])

// A Turkish noun's last consonant softens before a vowel: kebap, kebabı; fıstık, fıstığı.
const softened: Readonly<Record<string, string>> = { p: 'b', k: 'g', t: 'd' }

/** Whether a folded word is a form of a folded Turkish stem. */
export function isTurkishForm(word: string, stem: string): boolean {
  if (word === stem) return true
  if (word.startsWith(stem) && turkishEndings.has(word.slice(stem.length))) return true
  const soft = softened[stem.at(-1) ?? '']
  const softStem = soft && stem.slice(0, -1) + soft
  if (!softStem || !word.startsWith(softStem)) return false
  const ending = word.slice(stem.length)
  return /^[aeiu]/.test(ending) && turkishEndings.has(ending)
}

/**
 * A folded compound's last word without its possessive, as it stands before "with":
 * "fistigi" is "fistik" in "fistikli", "sutu" is "sut" in "sutlu".
 */
export function withoutPossessive(word: string): string | undefined {
  if (/[aeiou]s[iu]$/.test(word)) return word.slice(0, -2)
  if (word.length < 3 || !/[^aeiou][iu]$/.test(word)) return undefined
  const stem = word.slice(0, -1)
  const hardened: Readonly<Record<string, string>> = { g: 'k', b: 'p' }
  return stem.slice(0, -1) + (hardened[stem.at(-1) ?? ''] ?? stem.at(-1) ?? '')
}

/** Whether a folded word is a form of a folded English stem. */
export function isEnglishForm(word: string, stem: string): boolean {
  if (word === stem) return true
  if (stem.endsWith('y') && word === `${stem.slice(0, -1)}ies`) return true
  return word.startsWith(stem) && englishEndings.has(word.slice(stem.length))
}

/** Whether a guest's folded word is a name's word but for one slip of the finger. */
export function isMistyped(asked: string, named: string): boolean {
  if (asked.length < 5 || named.length < 5) return false
  // The end of a Turkish word changes with the sentence: only its start is compared.
  const start = asked.slice(0, Math.max(named.length, 5))
  return isOneSlipApart(asked, named) || (named.length > 5 && isOneSlipApart(start, named))
}

/** Whether one letter added, lost, changed or swapped with its neighbour makes one the other. */
function isOneSlipApart(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start++
  const rest = (text: string, from: number) => text.slice(start + from)
  return (
    rest(one, 1) === rest(other, 1) ||
    rest(one, 1) === rest(other, 0) ||
    rest(one, 0) === rest(other, 1) ||
    (one[start] === other[start + 1] &&
      one[start + 1] === other[start] &&
      rest(one, 2) === rest(other, 2))
  )
}
