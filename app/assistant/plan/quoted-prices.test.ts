import { expect, test } from 'vitest'
import { aDish } from '#app/domain/guest-menu/guest-dish.fixture.ts'
import type { GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import { createRenderer } from '../render/renderer.ts'
import { menu as base, section } from '../render/renderer.fixture.ts'
import { resolvePart } from './resolve-part.ts'
import { quotedPrices } from './quoted-prices.ts'
import type { WirePart } from './wire.ts'

const kofte = aDish('Köfte', {
  priceMinor: 48_000,
  ingredients: ['dana kıyma', 'bayat ekmek'],
  aiInstructions: 'Izgarada pişer. Yarım porsiyon 270 TL’dir.',
})
const menu: GuestMenu = {
  ...base,
  house: { payment: 'Kuver kişi başı 25,50 TL. 10 dakikada gelir.', place: '3 € müze bileti' },
  categories: [section('Izgara', [kofte])],
}
const sum = (dishes: readonly string[], change: Partial<WirePart> = {}): WirePart => ({
  do: 'sum',
  dishes: [...dishes],
  of: ['price'],
  where: [],
  ...change,
})
const scope = { menu, guestTexts: [], earlier: new Map() }

async function reply(wire: WirePart) {
  const part = resolvePart(wire, scope)
  if (!part) return undefined
  const { blocks } = await createRenderer({ menu, language: 'en', seed: '1', now: 0 }).part(
    part,
    [],
  )
  return blocks[0]
}

test('finds figures in the menu’s currency, with their sentence and dish', () => {
  expect([...quotedPrices(menu)]).toEqual([
    ['s1', { sentence: 'Kuver kişi başı 25,50 TL.', priceMinor: 2_550 }],
    ['s2', { dish: kofte, sentence: 'Yarım porsiyon 270 TL’dir.', priceMinor: 27_000 }],
  ])
})

test.each([
  ['Also 125 ml at 7 TL.', [700]],
  ['Quiz night at 8 pm, 2 TL per person.', [200]],
  ['50 cl 9 TL', [900]],
  ['For 2: ₺50', [5_000]],
  ['5 TL 10 dakika', [500]],
  ['1.250 lira, 12,5 ₺ and £3', [125_000, 1_250]],
])('a figure is a price only beside its currency: %s', (text, prices) => {
  const quoted = quotedPrices({ ...menu, house: { payment: text }, categories: [] })
  expect([...quoted.values()].map(({ priceMinor }) => priceMinor)).toEqual(prices)
})

test('a half portion comes with the warnings of its dish', async () => {
  const part = resolvePart(sum(['s2'], { of: ['calories'] }), scope)
  if (!part) throw new Error('Nothing resolved')
  const renderer = createRenderer({ menu, language: 'en', seed: '1', now: 0 })
  const { blocks, dishIds } = await renderer.part(part, [{ kind: 'fact', fact: 'gluten' }])
  expect(dishIds).toEqual([kofte.id])
  expect(blocks.map(({ kind }) => kind)).toEqual(['bill', 'warning'])
})

test('a bill quotes the sentence of each price, and counts it as often as it is named', async () => {
  const bill = await reply(sum(['d1', 's2', 's1', 's1']))
  expect(bill?.text).toBe(
    '1 × Köfte: 480.00 ₺\n' +
      '1 × Köfte: “Yarım porsiyon 270 TL’dir.”: 270.00 ₺\n' +
      '2 × “Kuver kişi başı 25,50 TL.”: 51.00 ₺\n' +
      'Together that’s 801.00 ₺.',
  )
  expect((await reply(sum(['s2', 's1'])))?.text).toContain('295.50 ₺')
})

test('a comparison with a quoted price is about prices', async () => {
  const text = (await reply(sum(['d1', 's2'], { do: 'compare', of: ['contents'] })))?.text
  expect(text).toContain('is cheaper, by 210.00 ₺.')
})

test('unknown ids, and ids in other parts, name nothing', async () => {
  expect(await reply(sum(['s3', 's99']))).toBeUndefined()
  expect(await reply(sum(['s1'], { do: 'tell', of: ['price'] }))).toBeUndefined()
  expect(await reply(sum(['s1'], { do: 'compare' }))).toBeUndefined()
})
