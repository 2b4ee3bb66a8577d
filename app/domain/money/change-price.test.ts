import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { currencies } from '../menus/schemas.ts'
import { changePrice, endingsOf, type PriceEnding } from './change-price.ts'
import { maxPriceMinor } from './parse-price.ts'
import { maxPercentage } from './parse-percentage.ts'
import { minorDigits } from './price.ts'
import { caseCount } from '../../../tests/case-count.ts'

const percent = (by: number, ending: PriceEnding = 'exact') =>
  ({ unit: 'percent', by: by * 1_000, ending }) as const
const amount = (by: number, ending: PriceEnding = 'exact') =>
  ({ unit: 'amount', by, ending }) as const

describe('a changed price', () => {
  test.each([
    [10_000, percent(10), 'TRY', 11_000],
    [10_000, percent(-10), 'TRY', 9_000],
    [999, percent(12.345), 'TRY', 1_122],
    [5, percent(10), 'TRY', 6],
    [1_250, amount(-300), 'TRY', 950],
    [1_000, percent(12), 'JPY', 1_120],
    [5, percent(10), 'JPY', 6],
    [1_505, percent(10), 'KWD', 1_656],
    [1_249, amount(0), 'TRY', 1_249],
    [1_249, amount(1, '00'), 'TRY', 1_300],
    [1_249, amount(-1, '00'), 'TRY', 1_200],
    [1_249, amount(1, '50'), 'TRY', 1_250],
    [1_199, amount(1, '50'), 'TRY', 1_250],
    [1_200, amount(-1, '50'), 'TRY', 1_150],
    [1_239, amount(1, '90'), 'TRY', 1_290],
    [1_239, amount(-1, '90'), 'TRY', 1_190],
    [1_600, amount(10, '90'), 'KWD', 1_900],
    [maxPriceMinor, percent(maxPercentage), 'TRY', 11 * maxPriceMinor],
  ] as const)('%j by %j in %s is %j', (minor, change, currency, expected) => {
    expect(changePrice(minor, change, currency)).toBe(expected)
  })

  test('is rounded once: 12.4996 is nearer to 12 than to 13', () => {
    expect(changePrice(1_000, { ...percent(24.996), ending: '00' }, 'TRY')).toBe(1_200)
  })

  test('below the lowest price with the chosen ending becomes that lowest price', () => {
    expect(changePrice(20, amount(10, '90'), 'TRY')).toBe(90)
    expect(changePrice(20, amount(-19, '50'), 'TRY')).toBe(50)
  })

  test('reduced by all of it or more is 0, whatever the ending', () => {
    for (const ending of endingsOf('TRY')) {
      expect(changePrice(500, percent(-100, ending), 'TRY')).toBe(0)
      expect(changePrice(500, amount(-500, ending), 'TRY')).toBe(0)
      expect(changePrice(500, amount(-501, ending), 'TRY')).toBe(0)
    }
    expect(changePrice(49, amount(0, '00'), 'TRY')).toBe(0)
  })

  test('equals what exact fractions give', () => {
    fc.assert(
      fc.property(anyCase, ({ minor, unit, by, ending, currency }) => {
        const change = { unit, by, ending }
        expect(changePrice(minor, change, currency)).toBe(
          nearestOf(minor, unit, by, ending, currency),
        )
      }),
      { numRuns: caseCount(100_000) },
    )
  })
})

const anyCase = fc
  .record({
    minor: fc.oneof(
      fc.integer({ min: 1, max: maxPriceMinor }),
      fc.integer({ min: 1, max: 3_000 }),
      fc.integer({ min: maxPriceMinor - 1_000, max: maxPriceMinor }),
    ),
    unit: fc.constantFrom('percent' as const, 'amount' as const),
    currency: fc.oneof(
      fc.constantFrom('TRY', 'EUR', 'JPY', 'KWD', 'CLF'),
      fc.constantFrom(...currencies),
    ),
  })
  .chain(({ minor, unit, currency }) =>
    fc.record({
      minor: fc.constant(minor),
      unit: fc.constant(unit),
      currency: fc.constant(currency),
      by: fc.oneof(
        fc.integer({ min: -maxPercentage * 1_000, max: maxPercentage * 1_000 }),
        fc.integer({ min: -2_000, max: 2_000 }),
        fc.constantFrom(12_345, -12_345, 1, -1, -100_000, -minor, 50_000),
      ),
      ending: fc.constantFrom(...endingsOf(currency)),
    }),
  )

/** The oracle: tries every price with the ending near the exact fraction, and takes the nearest. */
function nearestOf(
  minor: number,
  unit: 'percent' | 'amount',
  by: number,
  ending: PriceEnding,
  currency: string,
): number {
  // The exact price is numerator / 100,000.
  const numerator =
    unit === 'percent'
      ? BigInt(minor) * 100_000n + BigInt(minor) * BigInt(by)
      : (BigInt(minor) + BigInt(by)) * 100_000n
  if (numerator <= 0n) return 0
  const unitMinor = 10 ** minorDigits(currency)
  const [step, first] =
    ending === 'exact' ? [1, 0] : [unitMinor, Math.round((unitMinor * Number(ending)) / 100)]
  const below = Math.floor((Number(numerator / 100_000n) - first) / step) - 2
  const candidates = Array.from({ length: 6 }, (_, index) => (below + index) * step + first)
  const distance = (candidate: number) => {
    const difference = BigInt(candidate) * 100_000n - numerator
    return difference < 0n ? -difference : difference
  }
  return candidates
    .filter((candidate) => candidate >= 0)
    .reduce((best, candidate) => (distance(candidate) <= distance(best) ? candidate : best))
}
