import { isDishConcept, isKindConcept } from '#app/domain/dietary/lexicon.ts'
import { currencyOf } from './amounts.ts'
import type { Found } from './find-all.ts'
import { placesOf, range } from './span.ts'
import type { Token } from './tokens.ts'

/** Rows of words that nothing knows, as they are written. */
export function unknownRows({ tokens, isKnown }: Found, isIn: (at: number) => boolean) {
  return rowsOf(tokens, (place) => {
    const { text = '', sentence = 0 } = tokens[place] ?? {}
    const isStrange = !isKnown(place) && currencyOf(text) === undefined
    return isIn(sentence) && isStrange && text.length > 2 && !/^\d+$/.test(text)
  })
}

/** A dish that the guest named and the menu has not. */
export interface DishElsewhere {
  /** As the guest wrote it. */
  readonly said: string
  /** Dishes of its kind. */
  readonly near: readonly string[]
}

/** Dishes that the lexicon knows and the menu has not. */
export function dishesElsewhere(
  { tokens, terms, mentions }: Found,
  isIn: (at: number) => boolean,
): DishElsewhere[] {
  const named = placesOf(mentions)
  const places = new Set(
    terms
      .filter(({ concept }) => isDishConcept(concept) && !isKindConcept(concept))
      .flatMap(({ position, length }) => range(position, position + length)),
  )
  const isElsewhere = (place: number) => places.has(place) && !named.has(place)
  const unknown = rowsOf(tokens, (at) => isElsewhere(at) && isIn(tokens[at]?.sentence ?? 0))
  const longer = mentions.filter((one) => one.isElsewhere && isIn(one.sentence))
  return [
    ...longer.map(({ start, end, dishIds }) => ({
      said: tokens
        .slice(start, end)
        .map(({ written }) => written)
        .join(' '),
      near: dishIds,
    })),
    ...unknown.map((said) => ({ said, near: [] })),
  ]
}

function rowsOf(tokens: readonly Token[], isMeant: (place: number) => boolean) {
  const rows: string[][] = []
  let last = -2
  for (const [place, { written }] of tokens.entries()) {
    if (!isMeant(place)) continue
    if (place === last + 1) rows.at(-1)?.push(written)
    else rows.push([written])
    last = place
  }
  return rows.map((row) => row.join(' '))
}
