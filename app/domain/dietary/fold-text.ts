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

/** Whether a folded word is a form of a folded English stem. */
export function isEnglishForm(word: string, stem: string): boolean {
  if (word === stem) return true
  if (stem.endsWith('y') && word === `${stem.slice(0, -1)}ies`) return true
  return word.startsWith(stem) && englishEndings.has(word.slice(stem.length))
}
