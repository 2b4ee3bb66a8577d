import { expect, test } from 'vitest'
import { formatExactPrice, formatPrice } from './price.ts'

test.each([
  [14_500, 'TRY', 'tr', '145,00 ₺'],
  [14_500, 'TRY', 'en', '145.00 ₺'],
  [123_456_789, 'EUR', 'en', '1,234,567.89 €'],
  [0, 'USD', 'en', '0.00 $'],
  [1_200, 'JPY', 'en', '1,200.00 ¥'],
  [1_500, 'KWD', 'en', '1.50 KWD'],
  [14_500, 'GBP', 'ar', '145.00 £'],
  [14_500, 'AED', 'ar', '145.00 د.إ.'],
  [14_500, 'TRY', 'fa', '145.00 ₺'],
  [125_000, 'TRY', 'ru', '1\u00a0250,00 ₺'],
])('formats %d minor units of %s in %s', (minor, currency, locale, shown) => {
  expect(formatPrice(minor, currency, locale)).toBe(shown)
})

test.each([
  [1_505, 'KWD', 'en', '1.505 KWD'],
  [1_200, 'JPY', 'en', '1,200.00 ¥'],
  [14_500, 'TRY', 'tr', '145,00 ₺'],
])('formats %d minor units of %s in %s with all decimals', (minor, currency, locale, shown) => {
  expect(formatExactPrice(minor, currency, locale)).toBe(shown)
})
