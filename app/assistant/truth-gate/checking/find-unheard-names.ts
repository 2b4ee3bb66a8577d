import { foldedWords } from '#app/domain/dietary/fold-text.ts'
import { findTerms, isDishConcept, isKindConcept } from '#app/domain/dietary/lexicon.ts'
import type { GuestMenu } from '#app/domain/menus/guest-menu.ts'
import { isCommonWord } from '../../providers/offline/language.ts'
import type { MenuIndex } from '../../providers/offline/menu-index.ts'
import { isNeutral } from '../words/account-words.ts'
import { isOnMenu } from '../reading/read-presence.ts'
import { nameDishes } from '../reading/name-dishes.ts'
import { readWords } from '../words/read-words.ts'
import { isSameWord } from '../../providers/offline/same-word.ts'

// Two words or more with capitals, behind words that offer something.
const offered =
  /(?:\b(?:recommend|suggest|try|order|our|famous|signature|have|serve|offer|love|the|a|an|meşhur|ünlü|şefimizin|menümüzde|bizim|yemeğimiz|tatlımız|lezzetimiz|spesiyalimiz|çorbamız|besides|is))\s+((?:\p{Lu}[\p{L}’'-]+[ ]?){2,5})/gu
// One word is enough where nothing but a dish can follow.
const offeredInTurkish =
  /(?:(?:yemeğimiz|tatlımız|lezzetimiz|spesiyalimiz|çorbamız|içeceğimiz|yanında)\s+)((?:\p{Lu}[\p{L}’'-]+ ?){1,4})(?=[.!]|$|[dt][ae] (?:sunuyoruz|sunarız|var|öner))/gu
const offering =
  /\b(recommend|suggest|try|order|our|famous|signature|we have|we serve|we offer|on the menu|menüde|menümüzde|öner|deneyin|tavsiye|meşhur|ünlü|yemeğimiz|tatlımız|lezzetimiz|spesiyalimiz|popular dish|besides|sunuyoruz|sunarız|yanında)/iu

/** Names that a sentence offers like dishes, and that have no word in common with the menu. */
export function findUnheardNames(sentence: string, menu: GuestMenu, index: MenuIndex): string[] {
  if (!offering.test(sentence) && !listing.test(sentence)) return []
  const house = foldedWords(
    [
      menu.restaurant.name,
      menu.restaurant.location,
      menu.menu.aiContext,
      menu.restaurant.aiInstructions,
    ].join(' '),
  )
  const isKnown = (word: string) =>
    word.length < 3 ||
    isCommonWord(word) ||
    house.includes(word) ||
    [...(index.words.get(word.slice(0, 2)) ?? [])].some(([name]) => isSameWord(word, name)) ||
    index.headings.some(({ words }) => words.some((one) => isSameWord(word, one)))
  const isUnheard = (word: string) => !isKnown(word) && !isNeutral(word)
  // "Hamsi Tava is Black Sea anchovies": a dish of the menu is described.
  const isDescribed = ({ 0: found, index: at }: RegExpExecArray) =>
    found.startsWith('is ') &&
    /^xd\d+x$/.test(nameDishes(readWords(sentence.slice(0, at)).words, index).words.at(-1) ?? '')
  const named = [...sentence.matchAll(offered)]
    .filter((match) => !isDescribed(match))
    .map(([, name = '']) => foldedWords(name))
    // "Key Lime Pie": a pie there is, and no such one.
    .filter(
      (words) =>
        words.every((word) => !isKnown(word)) ||
        (words.length > 2 && words.slice(0, 2).every(isUnheard)),
    )
  const told = [...sentence.matchAll(offeredInTurkish)]
    .map(([, name = '']) => foldedWords(name))
    .filter(([first = '']) => isUnheard(first))
  return [
    ...named,
    ...told,
    ...inventedKinds(sentence, isUnheard).filter((words) => !isIngredient(words, index)),
    ...inventedEntries(sentence, { isUnheard, isKnown, index }),
  ].map((words) => words.join(' '))
}

/** "Worcestershire sauce", which a dish of the menu is made with. */
function isIngredient(words: readonly string[], index: MenuIndex): boolean {
  const [term, ...others] = findTerms(words.join(' '))
  return (
    term !== undefined &&
    others.length === 0 &&
    term.length === words.length &&
    !isDishConcept(term.concept) &&
    !isKindConcept(term.concept) &&
    isOnMenu(term.concept, { index })
  )
}

const capitals = /((?:\p{Lu}[\p{L}’'-]+ ){1,3})(\p{L}+)/gu
const denied = /\b(no|not|n't|don't|isn't|without|yok|değil|bulunmuyor|bulamad)\b|n['’]t\b/iu

// "The Künefe and a lovely Apple Crumble": three entries, or two behind a comma.
const listing = /,.*\s(?:and|or|ve|veya|ile)\s+(?:\p{Ll}+ ){0,2}\p{Lu}/u
const entryEnd = /\s*(?:,|\s(?:and|or|ve|veya|ile)\s|&|[.!:;]|$)\s*/u
const entry = /^(?:\p{Ll}+ ){0,3}((?:\p{Lu}[\p{L}’'-]+ ?){1,3})$/u

interface Heard {
  readonly isUnheard: (word: string) => boolean
  readonly isKnown: (word: string) => boolean
  readonly index: MenuIndex
}

/** In a list of dishes, an entry that begins with a word that nobody has heard. */
function inventedEntries(sentence: string, { isUnheard, isKnown, index }: Heard): string[][] {
  if (denied.test(sentence) || !listing.test(sentence) || sentence.includes('?')) return []
  const entries = sentence
    .trim()
    .split(entryEnd)
    .map((one) => foldedWords(entry.exec(one)?.[1] ?? ''))
    .filter((words) => words.length > 0)
  const isOfDishes = entries.filter((words) => words.every(isKnown)).length > 0
  return isOfDishes
    ? entries.filter(
        ([first = '', ...rest]) =>
          (isUnheard(first) && (rest.length > 0 || findTerms(first).length === 0)) ||
          isMissing([first, ...rest], index),
      )
    : []
}

/** "Sıcak Çikolata", "Grilled Salmon", between dishes of a menu that has none. */
function isMissing(words: readonly string[], index: MenuIndex): boolean {
  const [term, ...others] = findTerms(words.join(' '))
  if (term === undefined || others.length > 0 || isOnMenu(term.concept, { index })) return false
  const { position, length } = term
  return words.every((word, at) => (at >= position && at < position + length) || isNeutral(word))
}

/** "San Sebastian cheesecake": a known kind under a name that nobody on the menu bears. */
function inventedKinds(sentence: string, isUnheard: (word: string) => boolean): string[][] {
  if (denied.test(sentence)) return []
  return [...sentence.matchAll(capitals)].flatMap(([, own = '', kind = '']) => {
    const words = foldedWords(own)
    const isKind = findTerms(kind).some(
      ({ concept }) => isDishConcept(concept) || isKindConcept(concept),
    )
    return isKind && words.length > 0 && words.every(isUnheard)
      ? [[...words, ...foldedWords(kind)]]
      : []
  })
}
