import { describe, expect, test } from 'vitest'
import { finishInSlices } from '../../in-slices.ts'
import { readPasted } from '../files/read-file.ts'
import { admitReading } from '../store-draft.ts'
import { unreadLines } from '../unread-lines.ts'
import { recogniseDishes } from './recognise-dishes.ts'

/** Returns the dishes of a text, and the lines from which nothing was read. */
async function read(text: string) {
  const source = await readPasted(text)
  const reading = await recogniseDishes(source)
  const rows = await admitReading(source, reading, { ownerId: '', importId: '' })
  const linesNotRead = await finishInSlices(unreadLines(source, rows))
  return {
    dishes: reading.dishes.map(({ values, doubts }): Readonly<Record<string, string>> => ({
      ...Object.fromEntries(Object.entries(values).map(([field, value]) => [field, value.text])),
      ...(doubts.length > 0 && { doubts: doubts.join() }),
    })),
    unread: linesNotRead.map(({ number, text: line }) => `${number}: ${line}`),
  }
}

describe('codes for allergens', () => {
  test.each([
    ['Käsespätzle (A, C, G) 13,50', 'Käsespätzle', '13,50'],
    ['Obatzda A,G,1    8,90 €', 'Obatzda', '8,90 €'],
    ['Pizza Salami a,g,2   10,50', 'Pizza Salami', '10,50'],
    ['Bruschetta (1, 9) . . . . 6,50', 'Bruschetta', '6,50'],
  ])('are no part of a dish: %s', async (line, name, price) => {
    expect((await read(line)).dishes).toEqual([{ name, price, doubts: 'codes' }])
  })

  test('that are single letters or numbers count as codes only if the file has unmistakable ones', async () => {
    const others = 'Suppe A,C 5,00\nSalat L,M 6,00\nBrot A,G 3,00\n'
    const { dishes } = await read(`${others}Helles 0,5 l A   4,60\nSpezi 0,4 l 1,9   3,90`)
    expect(dishes.slice(3)).toEqual([
      { name: 'Helles 0,5 l', price: '4,60', doubts: 'codes' },
      { name: 'Spezi 0,4 l', price: '3,90', doubts: 'codes' },
    ])
    expect((await read('Vitamin C   3,90\nPancakes (3)  9.50')).dishes).toEqual([
      { name: 'Vitamin C', price: '3,90' },
      { name: 'Pancakes (3)', price: '9.50' },
    ])
  })
})

describe('prices', () => {
  test('are not the years of wines', async () => {
    const { dishes } = await read('            Glass   Bottle\nChianti 2019    12.00   58.00')
    expect(dishes).toEqual([
      {
        name: 'Chianti 2019',
        sizeName: 'Glass',
        price: '12.00',
        sizeName2: 'Bottle',
        price2: '58.00',
      },
    ])
  })

  test('belong to two dishes if no size stands between them', async () => {
    const { dishes, unread } = await read(
      'Soup £6.50 Fish and chips £16.50\nwith bread with peas\nTea small £2 large £3',
    )
    expect(dishes).toEqual([
      { name: 'Soup', price: '£6.50', doubts: 'shared_line' },
      { name: 'Fish and chips', price: '£16.50', doubts: 'shared_line' },
      {
        name: 'Tea small',
        price: '£2',
        sizeName2: 'large',
        price2: '£3',
        doubts: 'several_prices',
      },
    ])
    expect(unread).toEqual(['2: with bread with peas'])
  })

  test('have names above them only below their heading', async () => {
    const { dishes } = await read(
      'PIZZA   S / M\nMargherita 7.90 / 10.90\n\nDRINKS\nCola 2.50 / 3.50',
    )
    expect(dishes).toEqual([
      {
        category: 'PIZZA',
        name: 'Margherita',
        sizeName: 'S',
        price: '7.90',
        sizeName2: 'M',
        price2: '10.90',
      },
      { category: 'DRINKS', name: 'Cola', price: '2.50', price2: '3.50', doubts: 'several_prices' },
    ])
  })

  test('may follow dots, and are amounts’ where these are as many', async () => {
    const { dishes } = await read(
      '🐠 *BALIK*\n➡️ Levrek......550\nSchorle 0,2 l / 0,4 l   2,60 / 4,20',
    )
    expect(dishes).toEqual([
      { category: 'BALIK', name: 'Levrek', price: '550' },
      {
        category: 'BALIK',
        name: 'Schorle',
        sizeName: '0,2 l',
        price: '2,60',
        sizeName2: '0,4 l',
        price2: '4,20',
      },
    ])
  })
})

test('a line that belongs to no dish becomes no dish or description, and is listed as unread', async () => {
  const { dishes, unread } = await read(`Open 24 hours, Exit 140
Eggs   8.95
add bacon   +3.00
Pancakes   9.50
Coffee   2.95
Tea   2.50
Lobster ...... ask us, market price
Pie   5.00

Eggs may be raw, undercooked or worse.
Moda Caddesi 15`)
  expect(dishes.map((dish) => Object.values(dish).join(' '))).toEqual([
    'Eggs 8.95',
    'Pancakes 9.50',
    'Coffee 2.95',
    'Tea 2.50',
    'Lobster no_price',
    'Pie 5.00',
  ])
  expect(unread).toEqual([
    '1: Open 24 hours, Exit 140',
    '3: add bacon   +3.00',
    '10: Eggs may be raw, undercooked or worse.',
    '11: Moda Caddesi 15',
  ])
})

test('the rows of a table from which nothing was read have their numbers', async () => {
  const { unread } = await read(
    'Price list;;\n;;\nGroup;Dish;Price\nSoups;Lentil;5\nSoups;Tomato;6\nVAT included;;',
  )
  expect(unread).toEqual(['1: Price list', '6: VAT included'])
})
