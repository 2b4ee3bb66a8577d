import { foldedWords } from '#app/domain/dietary/fold-text.ts'
import type { GuestMenu } from '#app/domain/menus/guest-menu.ts'
import { findMentions } from '../providers/offline/find-dishes.ts'
import { indexMenu } from '../providers/offline/menu-index.ts'

/** Dishes that one part of a message names: several where it fits them equally well. */
export interface DishMention {
  readonly dishIds: readonly string[]
  /** How many words of the message, as they are folded, stand before it; -1 where unknown. */
  readonly place: number
}

/**
 * The dishes that a message names. Names that stand there whole go first, the longest before all:
 * "Miso Ramen" is not the "Vegan Miso Ramen", and takes its words from what else is found.
 */
export function findDishes(text: string, menu: GuestMenu): DishMention[] {
  const words = foldedWords(text)
  const names = indexMenu(menu)
    .dishes.map(({ dish }) => ({ id: dish.id, words: foldedWords(dish.name) }))
    .filter((name) => name.words.length > 0)
    .toSorted((one, other) => other.words.length - one.words.length)
  const taken = new Set<number>()
  const whole: DishMention[] = []
  for (const name of names) {
    const place = placeOf(name.words, words, taken)
    if (place === -1) continue
    for (let offset = 0; offset < name.words.length; offset++) taken.add(place + offset)
    whole.push({ dishIds: [name.id], place })
  }
  const rest = words.filter((_, place) => !taken.has(place)).join(' ')
  const found = whole.toSorted((one, other) => one.place - other.place)
  if (whole.length > 0 && !hasJoiner.test(rest)) return found
  const partly = findMentions(whole.length > 0 ? rest : text, indexMenu(menu)).map((dishes) => ({
    dishIds: dishes.map(({ dish }) => dish.id),
    place: -1,
  }))
  return [...found, ...partly]
}

// Beside a whole name others are looked for only where the message joins or compares.
const hasJoiner = /\b(and|or|than|plus|with|ve|veya|ile|mi|mu|yoksa|und|oder|et|ou|y|o|e|en|of)\b/

function placeOf(name: readonly string[], words: readonly string[], taken: ReadonlySet<number>) {
  return words.findIndex((_, place) =>
    name.every((word, offset) => !taken.has(place + offset) && isSame(words[place + offset], word)),
  )
}

// Turkish endings and English plurals on the last word do not hide a name.
const isSame = (word: string | undefined, name: string) =>
  word === name ||
  (word !== undefined && name.length > 3 && word.startsWith(name) && word.length - name.length <= 4)
