import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readPasted } from './files/read-file.ts'
import type { ReadDish } from './recognise/reading.ts'
import { resolveRow } from './resolve-row.ts'
import { textAt, type ImportSource, type ImportSpan } from './source.ts'
import { admitReading } from './store-draft.ts'

/** What becomes of the values of a reader that invents, and claims to have read what it points at. */
async function imported(
  source: ImportSource,
  dishes: readonly Readonly<Record<string, ImportSpan>>[],
) {
  const style = { mark: undefined, currency: undefined }
  const readDishes = dishes.map((places, line): ReadDish => ({
    line,
    values: Object.fromEntries(
      Object.entries(places).map(([field, at]) => [field, { text: textAt(source, at), at }]),
    ),
    doubts: [],
  }))
  const reading = { columns: null, dishes: readDishes, style }
  const rows = await admitReading(source, reading, { ownerId: '', importId: '' })
  return rows.map(({ values = {}, doubts = [], ...row }) =>
    resolveRow(
      {
        ...row,
        id: '',
        values,
        doubts,
        isChecked: false,
        isLeftOut: false,
        updatedAt: new Date(0),
      },
      { source, style, currency: 'TRY', locale: 'en' },
    ),
  )
}

const textSource = (text: string): ImportSource => ({ kind: 'text', text })
const tableSource = (...cells: string[][]): ImportSource => ({ kind: 'table', cells, formulas: [] })

/** The place of words in a text. */
function place(text: string, words: string): ImportSpan {
  const start = text.indexOf(words)
  return { start, end: start + words.length }
}

/** Whether a dish can't be published without its owner's word. */
async function isStopped(source: ImportSource, dish: Readonly<Record<string, ImportSpan>>) {
  const [row] = await imported(source, [dish])
  return row?.dish === undefined || row.doubts.length > 0
}

describe('a reader that pairs what doesn’t belong together', () => {
  test('is doubted if it swaps the prices of neighbours', async () => {
    const text = 'Soup 50\nCake 90\nTea 20'
    const [soup, cake, tea] = await imported(textSource(text), [
      { name: place(text, 'Soup'), price: place(text, '90') },
      { name: place(text, 'Cake'), price: place(text, '50') },
      { name: place(text, 'Tea'), price: place(text, '20') },
    ])
    expect([soup?.doubts, cake?.doubts, tea?.doubts]).toEqual([['apart'], ['apart'], []])
    const cell = (row: number, column: number, end: number) =>
      ({ cell: [row, column], start: 0, end }) as const
    const table = tableSource(['Soup', '50'], ['Cake', '90'])
    const rows = await imported(table, [
      { name: cell(0, 0, 4), price: cell(1, 1, 2) },
      { name: cell(1, 0, 4), price: cell(1, 1, 2) },
    ])
    expect(rows.map(({ doubts }) => doubts)).toEqual([['apart'], []])
  })

  test('is doubted if it takes the price of a line that it hasn’t read', async () => {
    const text = 'Soup 50\nCake 90\nTea\nblack, in a glass\n20'
    const [soup, tea] = await imported(textSource(text), [
      { name: place(text, 'Soup'), price: place(text, '90') },
      {
        name: place(text, 'Tea'),
        description: place(text, 'black, in a glass'),
        price: place(text, '20'),
      },
    ])
    expect([soup?.doubts, tea?.doubts]).toEqual([['apart'], []])
  })

  test('is doubted if it takes a name from the footer', async () => {
    const text = 'Soup 50\nCake 90\nVAT included'
    const [row] = await imported(textSource(text), [
      { name: place(text, 'VAT included'), price: place(text, '50') },
      { name: place(text, 'Soup'), price: place(text, '50') },
      { name: place(text, 'Cake'), price: place(text, '90') },
    ])
    expect(row?.doubts).toEqual(['apart'])
  })
})

describe('a price', () => {
  test.each([
    ['a phone number', 'Tel: 0532 123 45 67', '45'],
    ['a year', 'Since 1987', '1987'],
    ['a time', 'Open 12:30', '12'],
    ['an amount', 'Cola 330 ml', '330'],
    ['a word', 'Vitamin B12', '12'],
    ['a percentage', 'Service 10%', '10'],
    ['a part of a number with a space', 'Levrek 1 450 TL', '450'],
    ['a part of a number with a narrow space', 'Levrek 1\u202F450', '450'],
    ['a part of a number with a mark that nobody sees', 'Levrek 1\u200F450', '1'],
    ['a part of a number in two scripts', 'Levrek 1\u0664\u0665', '1'],
    ['two numbers', 'Levrek 12 450', '12 450'],
    ['numbers of two lines', 'Levrek 12\n450', '12\n450'],
    ['words', 'Levrek fresh', 'fresh'],
  ])('isn’t published without its owner’s word if it is %s', async (_, text, words) => {
    const name = { start: 0, end: text.indexOf(' ') }
    const row = { name, price: place(text, words) }
    expect(await isStopped(textSource(text), row)).toBe(true)
  })

  test('is one beside its name', async () => {
    const text = 'Levrek 145,50 TL'
    const [row] = await imported(textSource(text), [
      { name: place(text, 'Levrek'), price: place(text, '145,50 TL') },
    ])
    expect(row).toMatchObject({ texts: { price: '145.50' }, doubts: [], errors: {} })
  })
})

test.each([
  ['is empty', 'Soup 5', { start: 2, end: 2 }],
  ['ends before it begins', 'Soup 5', { start: 4, end: 0 }],
  ['is outside', 'Soup 5', { start: -4, end: 400 }],
  ['is no number', 'Soup 5', { start: Number.NaN, end: 4 }],
  ['is between two characters', 'Soup 5', { start: 0.5, end: 4 }],
  ['has only marks that nobody sees', 'Soup \u200B\u2060 5', { start: 5, end: 7 }],
  ['has half of a character', '👩 Soup 5', { start: 1, end: 7 }],
  ['cuts an accent off', 'Cafe\u0301 5', { start: 0, end: 4 }],
  ['cuts a word', 'Soup 5', { start: 1, end: 4 }],
  ['cuts a word at a hyphen that nobody sees', 'Cheese\u00ADcake 5', { start: 0, end: 6 }],
  ['leaves a number out', '7UP 5', { start: 1, end: 3 }],
  ['is in a cell, of a text', 'Soup 5', { cell: [0, 0], start: 0, end: 4 }],
] as const)('a name at a place that %s is none', async (_, text, name) => {
  const [row] = await imported(textSource(text), [{ name }])
  expect(row?.dish).toBeUndefined()
})

test.each([
  ['across two cells', { cell: [0, 0], start: 0, end: 8 }],
  ['in no cell', { start: 0, end: 4 }],
  ['in a cell that the table hasn’t', { cell: [7, 7], start: 0, end: 4 }],
] as const)('a name at a place %s is none', async (_, name) => {
  const [row] = await imported(tableSource(['Soup', 'Cake']), [{ name }])
  expect(row?.dish).toBeUndefined()
})

test('a text has nothing that shows it in another order', async () => {
  expect(await readPasted('\u202EpuoS\u202C 5')).toEqual(textSource('puoS 5'))
})

/** Pieces of which numbers and words can be cut in every wrong way. */
const pieces = [
  '1',
  '45',
  '1',
  '200',
  '٤',
  ' ',
  '.',
  ',',
  "'",
  '\u00A0',
  '\u202F',
  ':',
  'TL',
  'a',
  'e\u0301',
  '👩‍🍳',
  '\n',
  '\u200F',
  '\u200B',
]

test('no price is only a part of what stands in the source, whatever a reader points at', async () => {
  let readCount = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 8 }),
      fc.integer({ min: -1, max: 9 }),
      fc.integer({ min: 0, max: 6 }),
      async (chosenPieces, start, length) => {
        const text = chosenPieces.join('')
        const at = { start, end: start + length }
        const [row] = await imported(textSource(text), [{ price: at }])
        const price = row?.texts['price']
        if (row?.errors['price'] ?? !price) return
        readCount++
        // Marks that nobody sees neither join nor separate.
        const visible = (part: string) => part.replaceAll(/\p{Cf}/gu, '')
        const digits = visible(text.slice(at.start, at.end)).replaceAll(/\P{Nd}/gu, '')
        const numbers = (pattern: RegExp) =>
          [...visible(text).matchAll(pattern)].map(([number]) => number.replaceAll(/\P{Nd}/gu, ''))
        const whole = numbers(/\p{Nd}+(?:[.,'\u00A0\u202F]\p{Nd}+)*/gu)
        // "1 450" is one price only with its owner's word.
        const spaced = numbers(/\p{Nd}+(?:[.,' \u00A0\u202F]\p{Nd}+)*/gu)
        expect(row.doubts.length > 0 ? [...whole, ...spaced] : whole).toContain(digits)
      },
    ),
    { numRuns: 3_000 },
  )
  expect(readCount).toBeGreaterThan(10)
})
