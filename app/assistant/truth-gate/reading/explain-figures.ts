import type { GuestDish } from '#app/domain/menus/guest-menu.ts'
import { numbersByWord } from '../../providers/offline/asked-money.ts'
import { valuesOf } from '../words/number-words.ts'

/** So many of a dish, as a sentence or a question counts them. */
export interface Counted {
  readonly dishes: readonly GuestDish[]
  readonly count: number
}

const counts: Readonly<Record<string, number>> = { ...numbersByWord, double: 2 }
const most = 12

/** A number of things: "three", "3", "üç". */
export const countOf = (word: string): number | undefined =>
  counts[word] ??
  valuesOf(word).find((value) => Number.isInteger(value) && value > 1 && value <= most)

const between =
  /^(x|of|the|our|portions?|glass(es)?|cups?|plates?|pints?|bowls?|porsiyon|tane|adet|bardak|kadeh|kase|dilim|single)$/

/** The dishes of a sentence with how many of each it speaks of, one where it does not say. */
export function countedDishes(
  words: readonly string[],
  named: readonly (readonly GuestDish[])[],
): Counted[] {
  return words.flatMap((word, place) => {
    const number = /^xd(\d+)x$/.exec(word)?.[1]
    const dishes = number === undefined ? undefined : named[Number(number)]
    if (dishes === undefined) return []
    let before = place - 1
    while (before > place - 4 && between.test(words[before] ?? '')) before--
    const said = words[before] ?? ''
    // "£5.80 for two lagers" counts, and "145 TL Ayran" does not.
    return [{ dishes, count: countOf(said) ?? 1 }]
  })
}

const rounded = (value: number) => Math.round(value * 100) / 100

/** What the figures of a sentence may be, by the menu's own and arithmetic over them. */
export interface Explained {
  /** What is recorded of the dishes that are spoken of, each alone. */
  readonly single: readonly number[]
  /** So many of each, in the order in which they were named: by sentence, question and reply. */
  readonly orders: readonly (readonly Counted[])[]
  readonly of: (dish: GuestDish) => number | null
  /** Limits and numbers of the guest's own. */
  readonly asked: readonly number[]
  /** Sums that were told before. */
  readonly told: readonly number[]
  readonly words: readonly string[]
}

const comparing =
  /\b(more|less|fewer|difference|cheaper|dearer|pricier|lighter|heavier|between|extra|another|fark\w*|daha|az|fazla\w*|ucuz\w*|pahali\w*|hafif\w*)\b/
const sharing =
  /\b(half|each|split\w*|shar\w*|apiece|per|person|people|xkisi\w*|basina|basi|yari\w*|bol\w*|dus(er|uyor)\w*)\b/
const leaving =
  /\b(leav\w*|left|over|short|missing|eksi\w*|change|remain\w*|spare|kal(ir|iyor|an|acak)\w*|artar|artan|ust\w*)\b/

/** The totals of an order, where each dish's figure is known: one for each dish a name may mean. */
function totalsOf(order: readonly Counted[], of: Explained['of']): number[] {
  let totals = [0]
  for (const { dishes, count } of order.slice(0, most)) {
    const values = [...new Set(dishes.map(of))].filter((value) => value !== null).slice(0, 3)
    if (values.length === 0) return []
    totals = totals.flatMap((total) => values.map((value) => total + value * count)).slice(0, 64)
  }
  return order.length === 0 ? [] : totals.map(rounded)
}

/** All figures that the menu's own explain: alone, so many times, added up, compared or shared. */
export function explainedBy({ single, orders, of, asked, told, words }: Explained): Set<number> {
  const text = words.join(' ')
  const portions = orders.flat().flatMap((one) => totalsOf([one], of))
  const totals = orders.flatMap((order) => [
    ...totalsOf(order, of),
    // "170 for both": the last ones of those that were named.
    ...order.map((_, place) => order.slice(place)).flatMap((some) => totalsOf(some, of)),
  ])
  const known = [...single, ...portions, ...totals, ...told].map(rounded)
  const figures = new Set(known)
  if (comparing.test(text)) {
    for (const one of [...single, ...portions])
      for (const other of [...single, ...portions]) figures.add(rounded(Math.abs(one - other)))
  }
  if (sharing.test(text) || told.length > 0) {
    const people = [2, ...asked.filter((value) => Number.isInteger(value) && value < most)]
    for (const value of [...known, ...asked])
      for (const count of people) {
        figures.add(rounded(value / count))
        figures.add(rounded(value * count))
      }
  }
  if (leaving.test(text)) {
    for (const budget of asked)
      for (const total of totals) figures.add(rounded(Math.abs(budget - total)))
  }
  for (const value of equationsIn(words, figures)) figures.add(value)
  // What is written out side by side is compared, with or without a word for it.
  const written = words
    .flatMap(valuesOf)
    .filter((value) => single.map(rounded).includes(rounded(value)))
  for (const one of written)
    for (const other of written) figures.add(rounded(Math.abs(one - other)))
  return figures
}

/** "2 x 15 + 2 x 5.80": what comes of the sums that a sentence writes out, where all parts are known. */
export function equationsIn(words: readonly string[], known: ReadonlySet<number>): number[] {
  const terms: number[] = []
  let isKnown = true
  for (let place = 0; place < words.length; place++) {
    const [value] = valuesOf(words[place] ?? '')
    if (value === undefined) continue
    const factor = words.slice(place + 1, place + 3).join(' ')
    const next = words.slice(place + 2, place + 4).find((word) => valuesOf(word).length > 0)
    const [times] = next !== undefined && /^(x|xtimes|times)\b/.test(factor) ? valuesOf(next) : []
    if (times !== undefined && (known.has(rounded(times)) || known.has(rounded(value)))) {
      terms.push(value * times)
      place += 2
    } else if (known.has(rounded(value))) terms.push(value)
    else isKnown = terms.length > 1 && isKnown
  }
  if (terms.length < 2 || terms.length > most || !isKnown) return terms.map(rounded)
  const sum = terms.reduce((all, value) => all + value, 0)
  return [...terms.map(rounded), rounded(sum)]
}

/** Whether a total is told of a counted order, and is another than what its dishes come to. */
export function contradictsOrder(
  totals: readonly number[],
  order: readonly Counted[],
  of: Explained['of'],
): boolean {
  const right = totalsOf(order, of)
  return right.length > 0 && !totals.some((total) => right.includes(rounded(total)))
}
