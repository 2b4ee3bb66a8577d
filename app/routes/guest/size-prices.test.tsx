import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { aDish, aSize } from '#app/domain/guest-menu/guest-dish.fixture.ts'
import { guestTranslator } from '#app/i18n/guest.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { RowPrice } from './size-prices.tsx'

function row(prices: readonly (number | null)[], currency = 'TRY', locale: Locale = 'en') {
  const [first = null, ...more] = prices
  const dish = aDish('Ayran', {
    sizes: [aSize('1', first), ...more.map((price, index) => aSize(String(index + 2), price))],
  })
  const translate = guestTranslator(locale)
  const html = renderToStaticMarkup(<RowPrice {...{ shown: dish, currency, locale, translate }} />)
  // Within a price, no line breaks.
  return /class="dish-price[^>]*>([^<]*)</.exec(html)?.[1]?.replaceAll('\u00A0', ' ')
}

test.each([
  [[4_000], '40.00 ₺'],
  [[4_000, 4_000], '40.00 ₺'],
  [[4_000, 6_000], 'from 40.00 ₺'],
  [[null, 6_000], 'from 60.00 ₺'],
  [[6_000, null], 'from 60.00 ₺'],
  [[null, null], undefined],
])('the row of a dish whose sizes cost %j says %s', (prices, text) => {
  expect(row(prices)).toBe(text)
})

test.each([
  ['TRY', 'en az 40,00 ₺'],
  ['EUR', 'en az 40,00 €'],
  ['USD', 'en az 40,00 $'],
])('in Turkish, no ending follows the sign of %s', (currency, text) => {
  expect(row([4_000, 6_000], currency, 'tr')).toBe(text)
})

function printed(dish: ReturnType<typeof aDish>) {
  const html = renderToStaticMarkup(
    <RowPrice shown={dish} currency="TRY" locale="en" translate={guestTranslator('en')} />,
  )
  return /class="print-only[^>]*>([^<]*)</.exec(html)?.[1]
}

test('paper has calories and every size, which the screen shows in the dish', () => {
  const small = { ...aSize('Small', 4_000), calories: 90 }
  const free = { ...aSize('Large', null), calories: 1_200 }
  expect(printed(aDish('Ayran', { sizes: [small] }))).toBe('90 Cal')
  expect(printed(aDish('Ayran', { sizes: [aSize('Small', 4_000)] }))).toBeUndefined()
  expect(printed(aDish('Ayran', { sizes: [small, free] }))).toBe(
    'Small 90 Cal 40.00 ₺ · Large 1,200 Cal',
  )
})
