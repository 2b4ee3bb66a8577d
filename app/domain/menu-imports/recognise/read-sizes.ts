import type { ImportSpan, Read } from '../source.ts'
import { maxSizes } from '../../sizes/size.ts'
import { sizeField } from '../../sizes/size-fields.ts'
import type { PriceToken } from './prices.ts'
import { cutPart } from './reading.ts'

/** One of a dish's sizes. */
export interface ReadSize {
  readonly sizeName?: Read | undefined
  readonly price?: Read | undefined
  readonly calories?: Read | undefined
  readonly portion?: Read | undefined
}

/** Returns a dish's sizes as the fields of its form; those without any figure are left out. */
export function sizeValues(sizes: readonly ReadSize[]): Record<string, Read> {
  const filledSizes = sizes
    .filter(({ price, calories, portion }) => price ?? calories ?? portion)
    .slice(0, maxSizes)
  return Object.fromEntries(
    filledSizes.flatMap(({ sizeName, price, calories, portion }, row) => [
      ...(sizeName && filledSizes.length > 1
        ? [[sizeField('sizeName', row), sizeName] as const]
        : []),
      ...(price ? [[sizeField('price', row), price] as const] : []),
      ...(calories ? [[sizeField('calories', row), calories] as const] : []),
      ...(portion ? [[sizeField('portion', row), portion] as const] : []),
    ]),
  )
}

interface Place {
  readonly offset?: number
  readonly cell?: ImportSpan['cell']
}

/** Reads prices that follow each other as sizes: "Small 120 / Large 180", or without names. */
export function readSizes(
  text: string,
  from: number,
  tokens: readonly PriceToken[],
  place: Place = {},
): ReadSize[] {
  return tokens.map(({ start, end }, index) => {
    const before = index === 0 ? from : (tokens[index - 1]?.end ?? from)
    const gap = text.slice(before, start)
    const skip = /^[\s/|,;:.–—-]*/.exec(gap)?.[0].length ?? 0
    const keep = gap.replace(/[\s:.=–—-]+$/, '').length
    return {
      sizeName: keep > skip ? cutPart(text, before + skip, before + keep, place) : undefined,
      price: cutPart(text, start, end, place),
    }
  })
}
