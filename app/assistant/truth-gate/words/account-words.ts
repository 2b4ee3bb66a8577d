import { foldedWords, isEnglishForm, isTurkishForm } from '#app/domain/dietary/fold-text.ts'
import { findTerms } from '#app/domain/dietary/lexicon.ts'
import type { GuestDish, GuestMenu } from '#app/domain/menus/guest-menu.ts'
import { findDiets, findFoods } from './find-foods.ts'
import { englishKitchen, englishTalk } from './neutral-english.ts'
import { turkishForms, turkishStems } from './neutral-turkish.ts'
import { moneyWord, valuesOf } from './number-words.ts'
import { isTurkishVerb } from './turkish-verbs.ts'
import { deniesBefore, deniesNext, isTurkishDenial } from './vocabulary.ts'

const signs =
  /^x(comma|colon|semi|open|close|dash|bullet|stop|bang|question|void|label|d\d+x|n.*x)$/

/** Whether a word denies, of which someone has to say what. */
export const isDenial = (word: string) =>
  deniesNext.has(word) || deniesBefore.has(word) || isTurkishDenial(word)

/**
 * The words of a sentence that nobody has thought of: neither food nor dish, nor of the closed
 * lists, nor the owner's own about these dishes. Denials are left out: they are read.
 */
export function strangeWords(
  words: readonly string[],
  dishes: readonly GuestDish[],
  menu: GuestMenu,
): string[] {
  const text = words.join(' ')
  const taken = new Set([
    ...findDiets(words).map(({ position }) => position),
    ...[...findTerms(text), ...findFoods(words)].flatMap(({ position, length }) =>
      Array.from({ length }, (_, at) => position + at),
    ),
  ])
  const open = words.filter(
    (word, place) =>
      !taken.has(place) &&
      !isDenial(word) &&
      (!isNeutral(word) || (lessens(word) && taken.has(place - 1))) &&
      !isEnding(words, place, taken) &&
      !isShaping(words, place),
  )
  if (open.length === 0) return open
  const house = housesWords(menu)
  return open.filter((word) => !house.has(word) && !dishes.some((dish) => isOwners(word, dish)))
}

/** "Wheat-light." */
const lessens = (word: string) => /^(light|low|thin|short)$/.test(word)

/** "Rolled out by hand." */
const isShaping = (words: readonly string[], place: number) =>
  words[place] === 'out' && /^(roll|spread|stretch|laid)\w*$/.test(words[place - 1] ?? '')

const ending =
  /^[nys]?(i|u|a|e|in|un|da|de|ta|te|dan|den|tan|ten|na|ne|nda|nde|ndan|nden|la|le|si|su|nin|nun)(ki(l[ae]r)?)?$/

/** "Humus'ta", "buttermilk'li": what stands behind the apostrophe. */
const isEnding = (words: readonly string[], place: number, foods: ReadonlySet<number>) =>
  (/^xd\d+x$/.test(words[place - 1] ?? '') && ending.test(words[place] ?? '')) ||
  (foods.has(place - 1) && /^l[iu]$/.test(words[place] ?? ''))

/** Whether a word can neither deny nor assure. */
export function isNeutral(word: string): boolean {
  if (signs.test(word) || valuesOf(word).length > 0 || moneyWord.test(word) || /^\d+$/.test(word))
    return true
  if (englishTalk.has(word) || englishKitchen.has(word) || turkishForms.has(word)) return true
  return isTurkishNoun(word) || isTurkishVerb(word)
}

const stemsByStart = Map.groupBy(turkishStems, (stem) => stem.slice(0, 2))
const nouns = new Map<string, boolean>()

function isTurkishNoun(word: string): boolean {
  const known = nouns.get(word)
  if (known !== undefined) return known
  const stems = stemsByStart.get(word.slice(0, 2)) ?? []
  const isNoun = stems.some((stem) => isTurkishForm(word, stem) || isDoubleForm(word, stem))
  if (nouns.size > 5_000) nouns.clear()
  nouns.set(word, isNoun)
  return isNoun
}

/** "Yemeklerinde", "menümüzdeki": an ending on an ending. */
function isDoubleForm(word: string, stem: string): boolean {
  const rest = word.slice(stem.length)
  return (
    word.startsWith(stem) &&
    /^(s?[iu]|l[ae]r|l[iu]|l[iu]k|[iu]?m[iu]z|[iu]?n[iu]z|d[ae]|n)(l[ae]r)?(s?[iu]|[iu]?m[iu]z|[iu]?n[iu]z)?n?([iuae]|[dt][ae]n?|[iu]n|l[ae]|yl[ae])?(ki)?(l[ae]r)?([iu]|[dt][iu]r)?$/.test(
      rest,
    )
  )
}

/** Whether the owner says so much, and more words than the dish's name. */
export const areOwners = (words: readonly string[], dishes: readonly GuestDish[]) => {
  const spoken = words.filter((word) => !signs.test(word))
  return spoken.length > 0 && spoken.every((word) => dishes.some((dish) => isOwners(word, dish)))
}

const ownWords = new WeakMap<GuestDish, readonly string[]>()

/** Whether the owner uses a word of this dish; what is said of it in other words is not. */
export function isOwners(word: string, dish: GuestDish): boolean {
  let words = ownWords.get(dish)
  if (!words) {
    words = [
      ...new Set(
        foldedWords(
          [
            dish.name,
            dish.description,
            dish.aiInstructions,
            ...dish.ingredients,
            ...dish.tags,
          ].join(' '),
        ),
      ),
    ]
    ownWords.set(dish, words)
  }
  return words.some(
    (own) =>
      own === word || isEnglishForm(word, own) || isTurkishForm(word, own) || isOfStem(word, own),
  )
}

/** "Açılıp" and "açılır", "simmers" and "simmered". */
const isOfStem = (word: string, own: string) =>
  Math.min(word.length, own.length) > 3 && word.slice(0, stem) === own.slice(0, stem)
const stem = 5

const houses = new WeakMap<GuestMenu, ReadonlySet<string>>()

function housesWords(menu: GuestMenu): ReadonlySet<string> {
  const known = houses.get(menu)
  if (known) return known
  const headings = menu.categories.flatMap(({ name, sections }) => [
    name,
    ...sections.map((section) => section.name),
  ])
  const words = new Set(
    foldedWords([menu.restaurant.name, menu.restaurant.location, ...headings].join(' ')),
  )
  houses.set(menu, words)
  return words
}
