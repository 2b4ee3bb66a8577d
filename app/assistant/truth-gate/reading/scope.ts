import type { GuestDish } from '#app/domain/menus/guest-menu.ts'

import type { Scope } from './claim.ts'
import type { Topic } from './topic.ts'
import { deniesNext, everything, isTurkishDenial, pointsAtAll, some } from '../words/vocabulary.ts'

interface Place {
  readonly topic: Topic
  /** By the number of a dish's word. */
  readonly named: readonly (readonly GuestDish[])[]
  /** The dishes that the whole sentence names. */
  readonly own: readonly GuestDish[]
  /** What the clause before is about. */
  readonly before?: readonly GuestDish[]
}

const others =
  /\b(other (dish|dishes|items|options|desserts)|(the )?others|rest of the (menu|dishes)|diger(leri\w*)?( yemekler\w*)?)\b/
const pointing =
  /^(it|this|that|bu|bunlar|these|they) |\b(marks?|lists?|labels?|tags?) (it|this|that|them|these|both)\b|\brestoran(imiz)? (bunu|bunlari)\b/
/** "That one doesn't have any": of one dish, whatever its "any" sounds like. */
const ofOne = /^(it|(this|that)( one)?) (is|has|does|do|contains|holds|comes|will|would)\b/
const ofSeveral = /\bhepsi\w*\b|\ball of (them|these|those)\b/
const isMarked = /^(isaretlenen|isaretli|isaretlenmis|etiketli|etiketlenen)$/
const onMenu =
  /\b(the|our|this) (menu|restaurant|owner)(?= (also |has |have )*(mark|list|label|tag|record|describ)\w*)|\b(restaurant|restoran\w*|(on|from|in|by) (our|the|this) menu|menude|menumuzde)\b/g

/** Of which dishes a clause speaks. Too many are safer than too few. */
export function scopeOf(
  words: readonly string[],
  { topic, named, own, before = [] }: Place,
): Scope {
  // "Alkolsüz olarak işaretlenen Virgin Mary": of no other dish of the clause.
  const marked = words.findIndex(
    (word, place) => isMarked.test(word) && /^xd\d+x$/.test(words[place + 1] ?? ''),
  )
  const spoken = marked === -1 ? words : words.slice(marked)
  const here = spoken.flatMap((word) => dishesAt(word, named))
  const text = words.join(' ')
  // "Sucuk, kıyma, füme, hepsi domuzsuz": more are meant than the one dish of that name.
  const spokenOf = new Set([...here, ...own, ...topic.named])
  if (spokenOf.size === 1 && ofSeveral.test(text)) return { dishes: [], reach: 'menu' }
  if (here.length > 0) return { dishes: [...new Set(here)], reach: 'all' }
  if (pointsAtAll.test(text) && topic.named.length + own.length > 0) {
    return { dishes: [...new Set([...topic.named, ...own])], reach: 'all' }
  }
  if (others.test(text) && topic.named.length + own.length > 0) {
    const known = new Set([...topic.named, ...own])
    return {
      dishes: topic.index.dishes.map(({ dish }) => dish).filter((dish) => !known.has(dish)),
      reach: 'all',
    }
  }
  const isBack = pointing.test(text)
  const whole = isBack ? text.replaceAll(onMenu, '') : text
  const isOfOne = ofOne.test(text) && [...topic.last, ...topic.asked.dishes].length > 0
  if (everything.test(whole) && own.length === 0 && !isOfOne) {
    const isSome =
      some.test(text) &&
      !/\b(all|every\w*|each|nothing|none|no|hepsi|tum|butun|her|hicbir\w*|kitchen|mutfa\w*|rest|most|majority|cogu\w*|others?|diger\w*)\b/.test(
        text,
      )
    return { dishes: [], reach: isSome ? 'some' : 'menu' }
  }
  for (const dishes of [before, own, topic.last, topic.asked.dishes]) {
    if (dishes.length > 0) return { dishes, reach: 'all' }
  }
  return { dishes: [], reach: isOfSome(words) ? 'some' : 'menu' }
}

/** The dishes of a word such as `xd0x`. */
export function dishesAt(
  word: string,
  named: readonly (readonly GuestDish[])[],
): readonly GuestDish[] {
  const number = /^xd(\d+)x$/.exec(word)?.[1]
  return number === undefined ? [] : (named[Number(number)] ?? [])
}

/** "We have desserts without nuts" speaks of some, "we have no nuts" of all. */
const isOfSome = (words: readonly string[]) =>
  some.test(words.join(' ')) &&
  !words.some(
    (word) =>
      (deniesNext.has(word) && word !== 'without' && word !== 'non') ||
      (isTurkishDenial(word) && !/[ae]y[ae]n\w*$|^olmadan$/.test(word)),
  )
