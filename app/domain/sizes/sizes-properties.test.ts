import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changeSizes } from '../dishes/calculate-prices.ts'
import { movedPrices } from './move-restaurant-prices.ts'
import { priceColumns, replacePrices } from './size-prices.ts'
import { sizesOf, type SizeColumns } from './sizes-of.ts'
import { sourcesOf, storedSizes } from './stored-sizes.ts'
import type { TypedSize } from './sizes-schema.ts'
import { caseCount } from '../../../tests/case-count.ts'

const numRuns = caseCount(100_000)

const price = fc.option(fc.integer({ min: 1, max: 900_000 }), { nil: null, freq: 4 })
const figures = fc.record({ priceMinor: price, calories: fc.constant(null) })

/** A stored dish with up to eight sizes: x0, x1 … An only size may have had others, or not. */
const dish = fc
  .tuple(fc.array(figures, { minLength: 1, maxLength: 8 }), fc.boolean())
  .map(([[first, ...more], hadOthers]): SizeColumns & { name: string } => ({
    id: 'dish',
    name: 'Dish',
    sizeId: more.length > 0 || hadOthers ? 'x0' : null,
    sizeName: more.length > 0 ? 'Size 0' : null,
    priceMinor: first?.priceMinor ?? null,
    calories: null,
    portion: null,
    moreSizes: more.map((one, index) => ({
      ...one,
      id: `x${index + 1}`,
      name: `Size ${index + 1}`,
    })),
  }))

/** Prices that replace those of some sizes, in the order of the sizes; 0 hides a price. */
const replacing = fc.array(fc.option(fc.integer({ min: 0, max: 9_999 }), { nil: null }), {
  minLength: 8,
  maxLength: 8,
})

/** Reads the sizes from the columns independently of `sizesOf`, as an oracle. */
const storedPrices = ({ priceMinor, moreSizes }: SizeColumns) => [
  priceMinor,
  ...moreSizes.map((size) => size.priceMinor),
]

test('a change of prices changes each size’s as exact fractions say', () => {
  fc.assert(
    fc.property(dish, fc.integer({ min: -90_000, max: 300_000 }), (row, by) => {
      const changedSizes = changeSizes(row, { unit: 'percent', by, ending: 'exact' }, 'TRY')
      const bySize = new Map(changedSizes.map(({ id, after }) => [id, after]))
      const sizes = replacePrices(sizesOf(row), priceColumns(sizesOf(row), bySize))
      const expected = storedPrices(row).map((before) => {
        if (before === null) return null
        const hundredThousandths = BigInt(before) * BigInt(100_000 + by)
        const [whole, rest] = [hundredThousandths / 100_000n, hundredThousandths % 100_000n]
        // Nothing is hidden by rounding: the change would be rejected.
        return Number(rest >= 50_000n ? whole + 1n : whole) || before
      })
      const withoutHidden = sizes.map(
        ({ priceMinor }, index) => priceMinor ?? storedPrices(row)[index] ?? null,
      )
      expect(withoutHidden).toEqual(expected)
    }),
    { numRuns },
  )
})

test('prices of a restaurant or a date replace exactly those of the sizes they are for', () => {
  fc.assert(
    fc.property(dish, replacing, (row, prices) => {
      const sizes = sizesOf(row)
      const bySize = new Map(sizes.map(({ id }, index) => [id, prices[index] ?? null]))
      const columns = priceColumns(sizes, bySize)
      const unknown = { ...columns, morePrices: { ...columns.morePrices, gone: 5 } }
      const expected = storedPrices(row).map((own, index) => {
        const replacingPrice = prices[index] ?? null
        return replacingPrice === null ? own : replacingPrice === 0 ? null : replacingPrice
      })
      expect(replacePrices(sizes, unknown).map(({ priceMinor }) => priceMinor)).toEqual(expected)
    }),
    { numRuns },
  )
})

test('prices of a restaurant follow their sizes when a form adds, removes and moves some', () => {
  const form = fc.array(fc.oneof(fc.integer({ min: 0, max: 7 }), fc.constant('new')), {
    minLength: 1,
    maxLength: 8,
  })
  fc.assert(
    fc.property(dish, replacing, form, (row, prices, rows) => {
      const before = sizesOf(row)
      const typedSizes = rows.map((index): TypedSize => {
        const id = typeof index === 'number' ? before[index]?.id : undefined
        return { id: id ?? '', name: `Typed ${String(index)}`, priceMinor: 7, calories: null }
      })
      const after = sizesOf({ ...row, ...storedSizes(typedSizes, row) })
      expect(new Set(after.map(({ id }) => id)).size).toBe(after.length)
      const bySize = new Map(before.map(({ id }, index) => [id, prices[index] ?? null]))
      const columns = priceColumns(before, bySize)
      const movedColumns = movedPrices(columns, sourcesOf(typedSizes, before), { before, after })
      // A size named twice is the first of both; the other one is new.
      const seenIds = new Set<string>()
      const expected = typedSizes.map(({ id = '' }) => {
        const own = seenIds.has(id) ? null : (bySize.get(id) ?? null)
        seenIds.add(id)
        return own === null ? 7 : own === 0 ? null : own
      })
      expect(replacePrices(after, movedColumns).map(({ priceMinor }) => priceMinor)).toEqual(
        expected,
      )
      const keptIds = after.map(({ id }) => id).filter((id) => bySize.has(id))
      const source = new Set(typedSizes.map(({ id = '' }) => id))
      const namedIds = before.map(({ id }) => id).filter((id) => source.has(id))
      // The dish's id stands for the size of a dish that never had several.
      const stays = row.sizeId !== null || typedSizes.length === 1
      if (namedIds.length > 0) expect(keptIds.toSorted()).toEqual(stays ? namedIds.toSorted() : [])
    }),
    { numRuns },
  )
})
