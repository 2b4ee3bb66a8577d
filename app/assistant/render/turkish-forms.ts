import type { Values } from './phrases/words.ts'

const backVowels = 'aıouâû'
const roundVowels = 'oöuüû'
const vowels = 'aeıioöuüâîû'
const hardConsonants = 'fstkçşhp'
// "Mercimek Çorbası", "Sigara Böreği": the soup of lentils, with an n before its case. Not what ends
// in -lı or in a verb ("İmam Bayıldı"), nor a foreign -i.
const compound = /\p{L} .*(?:[^dtl\s][ıü]|[sğbvy][iu])$/u

/**
 * The cases of the dishes that a Turkish phrase names, behind an apostrophe as names take them:
 * `dishDe` is "Fava’da", `dishDen` "Fava’dan", `dishIn` "Fava’nın", `dishI` "Fava’yı", `dishE`
 * "Fava’ya"; `otherDe` and so on likewise.
 */
export function turkishForms(values: Values): Values {
  const forms: Record<string, string> = {}
  for (const key of ['dish', 'other']) {
    const name = values[key]
    if (typeof name !== 'string') continue
    const { last, isBack, isRound, endsInVowel, isHard, isCompound } = soundOf(name)
    const joint = isCompound ? 'n' : ''
    const high = isBack ? (isRound ? 'u' : 'ı') : isRound ? 'ü' : 'i'
    const low = isBack ? 'a' : 'e'
    const stop = isHard ? 't' : 'd'
    const after = (suffix: string) => (last === '' ? name : `${name}’${suffix}`)
    forms[`${key}De`] = after(`${joint}${stop}${low}`)
    forms[`${key}Den`] = after(`${joint}${stop}${low}n`)
    forms[`${key}In`] = after(`${endsInVowel ? 'n' : ''}${high}n`)
    forms[`${key}I`] = after(`${joint || (endsInVowel ? 'y' : '')}${high}`)
    forms[`${key}E`] = after(`${joint || (endsInVowel ? 'y' : '')}${low}`)
  }
  return forms
}

function soundOf(name: string) {
  const letters = name.toLocaleLowerCase('tr').replaceAll(/[^\p{L}]+$/gu, '')
  const last = letters.at(-1) ?? ''
  const vowel = [...letters].findLast((letter) => vowels.includes(letter)) ?? 'e'
  return {
    last,
    isBack: backVowels.includes(vowel),
    isRound: roundVowels.includes(vowel),
    endsInVowel: vowels.includes(last),
    isHard: hardConsonants.includes(last),
    isCompound: compound.test(letters),
  }
}
