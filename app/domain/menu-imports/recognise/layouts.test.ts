import { describe, expect, test } from 'vitest'
import { readPasted } from '../files/read-file.ts'
import { admitReading } from '../store-draft.ts'
import { recogniseDishes, type RecognitionOptions } from './recognise-dishes.ts'

const fields = [
  'category',
  'subCategory',
  'name',
  'description',
  'sizeName',
  'price',
  'sizeName2',
  'price2',
]

/** Returns what each dish of a text says, in the order of its form. */
async function read(text: string, options: RecognitionOptions = {}) {
  const source = await readPasted(text)
  const reading = await recogniseDishes(source, options)
  const admitted = await admitReading(source, reading, { ownerId: '', importId: '' })
  expect(admitted.flatMap(({ doubts = [] }) => doubts)).not.toContain('not_in_source')
  return reading.dishes.map(({ values, doubts }) =>
    fields
      .flatMap((field) => values[field]?.text ?? [])
      .concat(doubts)
      .join(' | '),
  )
}

describe('a name in two languages', () => {
  const both = `ÇORBALAR / SOUPS
Mercimek çorbası / Lentil soup ...... 95 TL
Domates çorbası / Tomato soup ...... 90 TL
Tavuk çorbası / Chicken soup ...... 99 TL
`

  test('keeps the one in the menu’s language, or else the first, and the other describes it', async () => {
    expect((await read(both))[0]).toBe('ÇORBALAR | Mercimek çorbası | Lentil soup | 95 TL')
    expect((await read(both, { language: 'en' }))[2]).toBe(
      'SOUPS | Chicken soup | Tavuk çorbası | 99 TL',
    )
    const apart = both.replaceAll(' / ', '   ').replaceAll('......', '..........')
    expect((await read(apart))[0]).toContain('Mercimek çorbası | Lentil soup | 95 TL')
  })

  test('is no choice between two foods', async () => {
    const choices = 'Chicken / lamb wrap 9\nBeef / fish burger 10\nTomato / lentil soup 5\n'
    expect(await read(choices)).toEqual([
      'Chicken / lamb wrap | 9',
      'Beef / fish burger | 10',
      'Tomato / lentil soup | 5',
    ])
  })
})

describe('numbers before names', () => {
  test('are left out where a file numbers its dishes', async () => {
    const lines = '1 Soup 5.00\n2 Bread 2.00\n10 Pad Thai 9.00\n12a Curry 10.00\n14 Tea 2.00\n'
    expect(await read(lines)).toEqual([
      'Soup | 5.00',
      'Bread | 2.00',
      'Pad Thai | 9.00',
      'Curry | 10.00',
      'Tea | 2.00',
    ])
  })

  test('belong to the name where they count pieces', async () => {
    const lines = '4 Nuggets 5.00\n2 Eggs 3.00\n6 Wings 7.00\n3 Tacos 8.00\n2 Dips 1.00\n'
    expect((await read(lines))[0]).toBe('4 Nuggets | 5.00')
  })

  test('show a dish whose sizes stand below it, and one without a price', async () => {
    const lines = `Curries
1 Soup £5.00
2 Green Curry
Chicken £9.00
Tofu £8.00
3 Satay £4.00
4 Lobster
5 Rice £3.00
6 Tea £2.00
7 Cake £2.50
`
    expect(await read(lines)).toEqual([
      'Curries | Soup | £5.00',
      'Curries | Green Curry | Chicken | £9.00 | Tofu | £8.00',
      'Curries | Satay | £4.00',
      'Curries | Lobster | no_price',
      'Curries | Rice | £3.00',
      'Curries | Tea | £2.00',
      'Curries | Cake | £2.50',
    ])
  })
})

test('two columns that stand at a distance are read one after the other', async () => {
  const lines = [
    ['SOUPS', 'DESSERTS'],
    ['Lentil soup          5.00', 'Cake                4.00'],
    ['with bread', 'of the day'],
    ['Tomato soup          5.50', 'Ice cream           3.00'],
    ['', ''],
    ['SALADS', 'DRINKS'],
    ['Green salad          6.00', 'Tea                 2.00'],
    ['', 'Coffee              2.50'],
  ].map(([left = '', right = '']) => `${left.padEnd(34)}${right}`.trimEnd())
  expect(await read(['THE KITCHEN, SINCE 1990', '', ...lines].join('\n'))).toEqual([
    'SOUPS | Lentil soup | with bread | 5.00',
    'SOUPS | Tomato soup | 5.50',
    'SALADS | Green salad | 6.00',
    'DESSERTS | Cake | of the day | 4.00',
    'DESSERTS | Ice cream | 3.00',
    'DRINKS | Tea | 2.00',
    'DRINKS | Coffee | 2.50',
  ])
})

describe('a dish without a price', () => {
  test.each([
    'Lobster ...... market price',
    'Lobster   MP',
    'Lobster – günlük fiyat sorunuz',
    'Lobster nach Tagespreis',
    'Lobster s.q.',
    'Lobster ..... sorunuz / please ask',
    'Lobster (price on request)',
  ])('is one with a doubt: %s', async (line) => {
    expect(await read(`Soup 5.00\n${line}`)).toEqual(['Soup | 5.00', 'Lobster | no_price'])
  })
})

describe('words between dishes', () => {
  test('describe the dish above where headings have an empty line above them', async () => {
    const lines = `Soups

Çorba 95 TL
Lentil Soup
Ezogelin 90 TL
Spicy Soup

Desserts

Künefe 150 TL
Cheese Pastry
Sütlaç 99 TL
`
    expect(await read(lines)).toEqual([
      'Soups | Çorba | Lentil Soup | 95 TL',
      'Soups | Ezogelin | Spicy Soup | 90 TL',
      'Desserts | Künefe | Cheese Pastry | 150 TL',
      'Desserts | Sütlaç | 99 TL',
    ])
  })

  test('are a heading in capitals, and the restaurant’s name none of all dishes', async () => {
    const lines = 'Soups\n\nMercimek 95\nEzogelin 90\nDRINKS\nAyran 50\n'
    expect((await read(lines))[2]).toBe('DRINKS | Ayran | 50')
    expect(await read('MAVİ KOY\n\nÇorbalar\nMercimek 95\n\nKebaplar\nAdana 300\n')).toEqual([
      'Çorbalar | Mercimek | 95',
      'Kebaplar | Adana | 300',
    ])
  })
})

test('conditions with an amount are no dish', async () => {
  const lines = 'Soup 5.00\nFree delivery on orders over £15\nCake 4.00\n'
  expect(await read(lines)).toEqual(['Soup | 5.00', 'Cake | 4.00'])
})
