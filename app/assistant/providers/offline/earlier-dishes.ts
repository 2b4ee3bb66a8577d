import type { Turn } from '../../port.ts'
import { findMentions } from './find-dishes.ts'
import type { IndexedDish, MenuIndex } from './menu-index.ts'

// How far back "it" may point, in turns.
const farthest = 6

/**
 * The dishes that were spoken of last: of the latest exchange, what the guest named, or else
 * what the reply was about. A long list points at nothing in particular.
 */
export function findEarlierDishes(history: readonly Turn[], index: MenuIndex): IndexedDish[] {
  const turns = history.slice(-farthest)
  while (turns.length > 0) {
    const last = turns.pop()
    const asked = last?.role === 'assistant' && turns.at(-1)?.role === 'user' ? turns.pop() : last
    for (const turn of [asked, last]) {
      const named = turn ? dishesOfTurn(turn, index) : []
      if (named.length > 0) return named
    }
  }
  return []
}

/** The dishes that one message is about; none where it goes through many. */
export function dishesOfTurn({ role, text }: Turn, index: MenuIndex): IndexedDish[] {
  // A reply gives dishes their full names; an excerpt of one is enough.
  const dishes =
    role === 'assistant'
      ? index.dishes.filter(({ dish }) => text.slice(0, 1_000).includes(dish.name))
      : [...new Set(findMentions(text.slice(0, 500), index).flat())]
  return dishes.length > 3 ? [] : dishes
}

/** Whether folded words point back at something: "does it…", "peki …", "bunun …". */
export function pointsBack(text: string): boolean {
  return (
    /\b(it|its|this|that|this one|that one|those|these|them|they|bu|bunun|bunda|bunlar|icinde|onun|onda|onlar|o|peki|ikisi\w*)\b/.test(
      text,
    ) || /^(ya|and|icinde|what about|how about)\b/.test(text)
  )
}
