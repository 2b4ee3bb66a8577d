import {
  afterFood,
  assures,
  deniesBefore,
  deniesNext,
  holds,
  isTurkishDenial,
  joins,
  replaces,
  subject,
  suits,
  turkishVerb,
} from '../words/vocabulary.ts'

/** A place in a clause that a denial may reach. */
export interface Item {
  readonly position: number
  readonly length: number
  /** A way to eat: no dish is free of it. */
  readonly isDiet?: boolean
}

/**
 * How often each item of a clause is denied: an odd count denies it, an even one affirms it in a
 * roundabout way. A denial that reaches nothing ahead is taken to mean what stands before it.
 * @param isVoid tells words that deny nothing
 */
export function countDenials(
  words: readonly string[],
  items: readonly Item[],
  isVoid: (position: number) => boolean,
): number[] {
  const counts = items.map(() => 0)
  const isTwofold = words.filter((word) => word === 'ne').length > 1
  for (const [place, word] of words.entries()) {
    if (isVoid(place)) continue
    const rest = words.slice(place, place + 3).join(' ')
    let reached: readonly number[] = []
    if (deniesBefore.has(word) && !replaces.test(rest)) reached = chainBefore(words, items, place)
    else if (deniesNext.has(word) || replaces.test(rest)) {
      reached = ahead(words, items, place)
      if (reached.length === 0 && !tasteless.test(rest)) reached = behind(words, items, place)
    } else if (isTurkishDenial(word)) {
      // "Uygun değil" denies that it suits, and nothing that is in it.
      const isOfFit = suiting.test(words[place - 1] ?? '') && words[place - 1] !== 'mumkun'
      reached = backwards(words, items, place).filter((item) => !isOfFit || items[item]?.isDiet)
      if (isOfFit && reached.length === 0) continue
      if (reached.length === 0) reached = ahead(words, items, place)
    } else if (isTwofold && word === 'ne') reached = ahead(words, items, place).slice(0, 1)
    for (const item of reached) counts[item] = (counts[item] ?? 0) + 1
  }
  return counts
}

/** "Cooked over charcoal and not spicy": of how it tastes, and of nothing that is in it. */
const tasteless = /^not (spicy|hot|mild|sweet)\b/

const suiting = new RegExp(`^(?:${assures.source}|${suits.source})$`)

const itemAt = (items: readonly Item[], place: number) =>
  items.findIndex(({ position }) => position === place)

function ahead(words: readonly string[], items: readonly Item[], from: number): number[] {
  const reached: number[] = []
  for (let place = from + 1; place < words.length; place++) {
    const word = words[place] ?? ''
    const item = itemAt(items, place)
    if (item !== -1) {
      reached.push(item)
      place += (items[item]?.length ?? 1) - 1
      continue
    }
    const isNext = deniesNext.has(word) && reached.length > 0
    const isAnew = /^(and|xcomma|xcolon|xdash)$/.test(word) && subject.test(words[place + 1] ?? '')
    const isOver = reached.length > 0 && afterFood.test(word)
    const isBeside = word === 'xcomma' && words[place + 1] === 'with'
    if (isNext || isOver || isAnew || isBeside) break
  }
  return reached
}

/** "Nuts: none", "nuts are not used"; not "it contains nuts and is not spicy". */
function behind(words: readonly string[], items: readonly Item[], from: number): number[] {
  return items.flatMap(({ position }, item) => {
    if (position >= from) return []
    const isSaid = words[from] === 'not' && holds.test(words.slice(0, position).join(' '))
    return isSaid ? [] : [item]
  })
}

/** "Gluten-, dairy- and nut-free": the list that ends right before the denial. */
function chainBefore(words: readonly string[], items: readonly Item[], from: number): number[] {
  const reached: number[] = []
  const ending = (place: number) =>
    items.findIndex(({ position, length }) => position + length === place)
  let place = from
  while (place > 0) {
    const item = ending(place)
    if (item === -1) {
      const mayJoin =
        joins.has(words[place - 1] ?? '') ||
        (reached.length === 0 && deniesBefore.has(words[place - 1] ?? ''))
      const isNear = reached.length === 0 && from - place < 2
      if (!mayJoin && !isNear) break
      place--
    } else if (items[item]?.isDiet) break
    else {
      // Behind another denial a new list begins, unless it is joined.
      reached.push(item)
      place = items[item]?.position ?? 0
      if (deniesBefore.has(words[place - 1] ?? '')) break
    }
  }
  return reached
}

/** Turkish: back to the verb, the dish or the denial before. */
function backwards(words: readonly string[], items: readonly Item[], from: number): number[] {
  const reached: number[] = []
  for (let place = from - 1; place >= 0; place--) {
    const word = words[place] ?? ''
    const item = items.findIndex(
      (one) => place >= one.position && place < one.position + one.length,
    )
    if (item !== -1) {
      if (!reached.includes(item)) reached.push(item)
      continue
    }
    if (turkishVerb.test(word) && word !== 'var') break
    if (isTurkishDenial(word) && reached.length > 0) break
    if (reached.length > 0 && /^(xd\d+x|xcolon|xopen|xclose|xdash)$/.test(word)) break
  }
  return reached
}
