import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errorTranslator } from '#app/i18n/errors.ts'
import { formatPrice } from './price.ts'
import { currencies } from '../menus/schemas.ts'
import { maxPriceMinor, parsePrice, priceAsText } from './parse-price.ts'

describe('a price', () => {
  test.each([
    ['145', 'TRY', 14_500],
    ['145,50', 'TRY', 14_550],
    ['145.50', 'TRY', 14_550],
    ['145,5', 'TRY', 14_550],
    ['0,50', 'TRY', 50],
    ['0', 'TRY', 0],
    [' 145 ', 'TRY', 14_500],
    ['1.450,00', 'TRY', 145_000],
    ['1,450.00', 'TRY', 145_000],
    ['1 450,00', 'TRY', 145_000],
    ['1\u00A0450,00', 'TRY', 145_000],
    ['1.234.567,89', 'TRY', 123_456_789],
    ['1450', 'JPY', 1_450],
    ['1,450', 'JPY', 1_450],
    ['145.00', 'JPY', 145],
    ['1.450', 'KWD', 1_450],
    ['1,234.567', 'KWD', 1_234_567],
    ['10000000', 'TRY', maxPriceMinor],
    ['', 'TRY', null],
    ['  ', 'TRY', null],
  ])('%j in %s is %s minor units', (text, currency, minor) => {
    expect(parsePrice(text, currency)).toEqual({ minor })
  })

  test.each([
    ['-5', 'TRY', 'price_negative'],
    ['−5,50', 'TRY', 'price_negative'],
    ['free', 'TRY', 'price_malformed'],
    ['1e5', 'TRY', 'price_malformed'],
    ['0x10', 'TRY', 'price_malformed'],
    ['Infinity', 'TRY', 'price_malformed'],
    ['NaN', 'TRY', 'price_malformed'],
    ['145,', 'TRY', 'price_malformed'],
    ['.5', 'TRY', 'price_malformed'],
    ['1,2,3', 'TRY', 'price_malformed'],
    ['1.45.0,00', 'TRY', 'price_malformed'],
    ['1.234,567', 'TRY', 'price_malformed'],
    ['1 4 5', 'TRY', 'price_malformed'],
    ['007', 'TRY', 'price_malformed'],
    ['1.450', 'TRY', 'price_ambiguous'],
    ['12,345', 'GBP', 'price_ambiguous'],
    ['١٤٥', 'TRY', 'price_malformed'],
    ['9'.repeat(10_000), 'TRY', 'price_too_large'],
    ['10000000,01', 'TRY', 'price_too_large'],
    ['1000001', 'KWD', 'price_too_large'],
    ['145,50', 'JPY', 'price_too_fine'],
  ])('%j in %s is rejected', (text, currency, messageKey) => {
    expect(parsePrice(text, currency)).toMatchObject({ error: { messageKey } })
  })

  test.each([
    ['12,345', 'en', 1_234_500],
    ['1.450', 'tr', 145_000],
    ['145.50', 'tr', 14_550],
    ['145,50', 'en', 14_550],
  ] as const)('%j in %s follows that locale’s separators', (text, locale, minor) => {
    expect(parsePrice(text, 'TRY', locale)).toEqual({ minor })
  })

  test.each([
    ['12.345', 'en', 'Did you mean 12.35 or 12,345.00? Please write it like that.'],
    ['12,345', 'tr', 'Hangisini demek istediniz: 12,35 ya da 12.345,00? Lütfen öyle yazın.'],
  ] as const)(
    '%j is ambiguous in %s, and each suggested reading is accepted',
    (text, locale, expected) => {
      const price = parsePrice(text, 'TRY', locale)
      if (!('error' in price)) throw new Error('The price was accepted')
      const message = errorTranslator(locale)('price_ambiguous', price.error.values)
      expect(message).toBe(expected)
      const readings = message
        .match(/\d[\d.,]*\d/g)
        ?.map((reading) => parsePrice(reading, 'TRY', locale))
      expect(readings).toEqual([{ minor: 1_235 }, { minor: 1_234_500 }])
    },
  )

  test('every displayed price parses back to the same amount', () => {
    const minor = fc.integer({ min: 0, max: maxPriceMinor })
    fc.assert(
      fc.property(minor, fc.constantFrom(...currencies), (amount, currency) => {
        for (const locale of ['en', 'tr'] as const) {
          const text = priceAsText(amount, currency, locale)
          expect(parsePrice(text, currency, locale)).toEqual({ minor: amount })
        }
      }),
    )
    fc.assert(
      fc.property(minor, fc.constantFrom('en', 'tr'), (amount, locale) => {
        const shown = formatPrice(amount, 'TRY', locale).replace(' ₺', '')
        expect(parsePrice(shown, 'TRY')).toEqual({ minor: amount })
      }),
    )
  })
})

test('an amount in a form has the decimal mark of the language', () => {
  expect(priceAsText(19_500, 'TRY', 'tr')).toBe('195,00')
  expect(priceAsText(19_500, 'TRY', 'en')).toBe('195.00')
  expect(priceAsText(195, 'JPY', 'tr')).toBe('195')
  expect(priceAsText(1_234, 'KWD', 'tr')).toBe('1,234')
  expect(priceAsText(null, 'TRY', 'tr')).toBe('')
})
