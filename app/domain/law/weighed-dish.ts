import { gatherEvidence } from '../dietary/dish-evidence.ts'
import { factInText } from '../dietary/dish-facts.ts'
import { determineState } from '../dietary/dish-state.ts'
import { foldedWords, foldText } from '../dietary/fold-text.ts'
import { isTurkishForm, withoutPossessive } from '../dietary/inflection.ts'
import { factsContainedIn, findTerms, isDishConcept, turkishNames } from '../dietary/lexicon.ts'
import type { GuestDish } from '../guest-menu/guest-menu.ts'
import { recipeOf } from './false-claims.ts'

const weighedNames = ['doner', 'iskender', 'burger']
const plantBased = /^(?:veg|vejet|bitkisel)/
const meatless =
  /^(?:mantar|mushroom|nohut|falafel|balik|fish|karides|shrimp|sebze)(?!\p{L}*s[iu]z)/u
// A city, which would else be the genitive of "İskender"; and who sells döner.
const otherWord = /^(?:iskenderun|(?:doner|burger)c[iu])/

/**
 * Whether a dish is a döner, an İskender or a hamburger of meat; undefined if it isn't. "Hamburger
 * ekmeği" and "burger sauce" go with one: the head of the name is the bread or the sauce.
 */
export function findWeighed(dish: GuestDish): { readonly isProven: boolean } | undefined {
  if (determineState(dish, 'vegetarian').state === 'free') return undefined
  const words = foldedWords(dish.name)
  const heads = partsOf(dish.name).flatMap(findHeads)
  const isOfMeatWithout = isOfMeat(dish)
  const isNamed = heads.includes('weighed') || (heads.includes('juxtaposed') && isOfMeatWithout)
  if (!isNamed || words.some((word) => plantBased.test(word))) return undefined
  const isCalledMeatless = words.some((word) => meatless.test(word))
  const isProven = isOfMeatWithout && !isCalledMeatless && heads.includes('weighed')
  return isOfMeatWithout || !isCalledMeatless ? { isProven } : undefined
}

/** Whether the ingredients prove that a dish is of meat, and nothing says the contrary. */
const isOfMeat = (dish: GuestDish): boolean =>
  factInText(recipeOf(dish), 'meat').status === 'contains' &&
  gatherEvidence(dish).dietTags.size === 0

/** Names end where something else begins: "Burger, Pommes", "Döner (ekmek arası)". */
const partsOf = (name: string) =>
  foldText(name)
    .split(/[^\p{L}\p{N}'’ -]|\s[-–]\s/u)
    .map(foldedWords)

/**
 * `weighed` if the dish is what it is named after, `juxtaposed` if it is so unless two nouns stand
 * side by side, as in "Burger Pommes", and `other` for what goes with it.
 */
type Head = 'weighed' | 'juxtaposed' | 'other'

const findHeads = (words: readonly string[]): readonly Head[] =>
  words.flatMap((word, index) => {
    const tail = tailOf(word)
    if (tail === undefined || otherWord.test(word)) return []
    // In German, the compound is one word, and its end is the head: "Burgersauce", "Dönerteller".
    return [
      tail === '' ? headBefore(words.slice(index + 1)) : isPlainFood(tail) ? 'other' : 'weighed',
    ]
  })

/** What follows a weighed dish's name in a word, other than an ending; undefined in other words. */
function tailOf(word: string): string | undefined {
  for (const name of weighedNames) {
    // English and German put the kind before it: "Smashburger", "Rindsburger".
    const at = word.lastIndexOf(name)
    if (at === -1 || (at > 0 && name !== 'burger')) continue
    const rest = word.slice(at)
    if (isTurkishForm(rest, name) || rest === `${name}s`) return ''
    return rest.slice(name.length)
  }
  return undefined
}

/**
 * Turkish marks the head of a compound by its possessive, "burger sosu". What only stands behind
 * the name ("döner ekmek") or is an adjective ("hamburger peynirli") is no head, but what follows
 * the adjective is: "döner baharatlı patates". English and German need no mark: "burger sauce".
 */
function headBefore([next, afterNext]: readonly string[]): Head {
  if (next === undefined) return 'weighed'
  if (/l[iu]$/.test(next)) {
    return afterNext !== undefined && isPlainFood(afterNext) ? 'other' : 'weighed'
  }
  // "Sosu" is "sos" with -u, although it ends like "su" after a vowel.
  const stems = /[iu]$/.test(next) ? [withoutPossessive(next) ?? '', next.slice(0, -1)] : []
  if (stems.some(isPlainFood)) return 'other'
  if (sauce.test(next)) return 'other'
  return !isPlainFood(next) || isTurkish(next) ? 'weighed' : 'juxtaposed'
}

const conceptOf = (word: string): string | undefined => {
  const [term, ...others] = findTerms(word)
  return others.length === 0 ? term?.concept : undefined
}

// The lexicon has single sauces only, as the word alone says nothing of allergens.
const sauce = /^(?:sos|sauces?|sosse)$/

/** Whether a word is a food that is no meat, and no dish into which döner may go: "sandviç". */
function isPlainFood(word: string): boolean {
  if (sauce.test(word)) return true
  if (wrap.test(word)) return false
  const concept = conceptOf(word)
  return (
    concept !== undefined && !isDishConcept(concept) && !factsContainedIn(concept).includes('meat')
  )
}

// Folded, "dürüm" is also the wheat.
const wrap = /^(?:durum|wrap)$/

/** Whether a food's word is Turkish, also as an adjective: "peynirli". */
const isTurkish = (word: string) =>
  turkishNames(conceptOf(word) ?? '').some((name) => isTurkishForm(word, foldText(name)))
