import { expect, test } from 'vitest'
import { formatPortion, parsePortion, portionAsText } from './portion.ts'

test.each([
  ['180 g', 180, 'g'],
  ['180gr.', 180, 'g'],
  ['1,5 kg', 1.5, 'kg'],
  ['0.125 l', 0.125, 'l'],
  ['0,5 LT', 0.5, 'l'],
  ['2,5 cl', 2.5, 'cl'],
  [' 330 ml ', 330, 'ml'],
])('parses %j', (text, amount, unit) => {
  expect(parsePortion(text)).toEqual({ amount, unit })
})

test.each(['', '180', 'g', '0 g', '-5 g', '1.500 g', '21 kg', '20001 ml', '1 kişilik', '180 g et'])(
  'refuses %j',
  (text) => {
    expect(parsePortion(text)).toBeUndefined()
  },
)

test('what a form shows is parsed as the same portion', () => {
  for (const locale of ['en', 'tr'] as const) {
    const portion = { amount: 0.5, unit: 'l' } as const
    expect(parsePortion(portionAsText(portion, locale))).toEqual(portion)
  }
})

test.each([
  ['en', '0.5 L'],
  ['de', '0,5 l'],
  ['tr', '0,5 l'],
  ['zh', '0.5升'],
] as const)('formats half a litre in %s', (locale, text) => {
  expect(formatPortion({ amount: 0.5, unit: 'l' }, locale)).toBe(text)
})

test('centilitres are millilitres where "cl" is not read', () => {
  expect(formatPortion({ amount: 33, unit: 'cl' }, 'fr')).toBe('33 cl')
  expect(formatPortion({ amount: 33, unit: 'cl' }, 'ru')).toBe('330 мл')
})
