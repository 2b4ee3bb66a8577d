import { findTerms, isDishConcept, isKindConcept } from '#app/domain/dietary/lexicon.ts'
import { currencyOf } from './amounts.ts'
import { placesOf, range, type Found } from './find-all.ts'
import { splitHan, type Token } from './tokens.ts'

/** Rows of words that nothing knows, as they are written. */
export function unknownRows({ tokens, isKnown, ...found }: Found, isIn: (at: number) => boolean) {
  return rowsOf(found.text, tokens, (place) => {
    const { text = '', sentence = 0 } = tokens[place] ?? {}
    const isStrange = !isKnown(place) && currencyOf(text) === undefined
    return isIn(sentence) && isStrange && text.length > 2 && !/^\d+$/.test(text)
  })
}

/** Dishes that the lexicon knows and the menu has not, as they are written. */
export function dishesElsewhere({ text, tokens, mentions }: Found, isIn: (at: number) => boolean) {
  const named = placesOf(mentions)
  const places = new Set(
    findTerms(splitHan(text))
      .filter(({ concept }) => isDishConcept(concept) && !isKindConcept(concept))
      .flatMap(({ position, length }) => range(position, position + length)),
  )
  const isElsewhere = (place: number) => places.has(place) && !named.has(place)
  return rowsOf(text, tokens, (at) => isElsewhere(at) && isIn(tokens[at]?.sentence ?? 0))
}

function rowsOf(text: string, tokens: readonly Token[], isMeant: (place: number) => boolean) {
  const written = splitHan(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const rows: string[][] = []
  let last = -2
  for (const place of tokens.keys()) {
    if (!isMeant(place)) continue
    if (place === last + 1) rows.at(-1)?.push(written[place] ?? '')
    else rows.push([written[place] ?? ''])
    last = place
  }
  return rows.map((row) => row.join(' '))
}
