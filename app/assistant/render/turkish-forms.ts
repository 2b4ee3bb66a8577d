import type { Values } from './phrases/phrase-types.ts'

const backVowels = 'aıouâû'
const roundVowels = 'oöuüû'
const vowels = 'aeıioöuüâîû'
const hardConsonants = 'fstkçşhp'
// Compounds such as "Mercimek Çorbası" and "Sigara Böreği" take an n before the case ending. Names
// that end in -lı, a verb ("İmam Bayıldı") or a foreign -i don't.
const compound = /\p{L} .*(?:[^dtl\s][ıü]|[sğbvy][iu])$/u

/**
 * Returns the Turkish case forms of a phrase's dish, with an apostrophe as for proper names: `dishDe`
 * is "Fava’da", `dishIn` "Fava’nın" and `dishI` "Fava’yı".
 */
export function turkishForms({ dish }: Values): Values {
  if (typeof dish !== 'string') return {}
  const letters = dish.toLocaleLowerCase('tr').replaceAll(/[^\p{L}]+$/gu, '')
  const last = letters.at(-1)
  if (last === undefined) return { dishDe: dish, dishIn: dish, dishI: dish }
  const vowel = [...letters].findLast((letter) => vowels.includes(letter)) ?? 'e'
  const isBack = backVowels.includes(vowel)
  const isRound = roundVowels.includes(vowel)
  const endsInVowel = vowels.includes(last)
  const isCompound = compound.test(letters)
  const [unrounded, rounded] = isBack ? ['ı', 'u'] : ['i', 'ü']
  const high = isRound ? rounded : unrounded
  const low = isBack ? 'a' : 'e'
  const stop = hardConsonants.includes(last) ? 't' : 'd'
  const vowelBuffer = endsInVowel ? 'y' : ''
  const buffer = isCompound ? 'n' : vowelBuffer
  return {
    dishDe: `${dish}’${isCompound ? 'n' : ''}${stop}${low}`,
    dishIn: `${dish}’${endsInVowel ? 'n' : ''}${high}n`,
    dishI: `${dish}’${buffer}${high}`,
  }
}
