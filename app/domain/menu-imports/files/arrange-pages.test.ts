import { describe, expect, test } from 'vitest'
import { finish } from '../../in-slices.ts'
import { surroundingRegion, isUnclear, regionsOf } from '../layout.ts'
import { arrangePages } from './arrange-pages.ts'
import type { PlacedWord } from './page-of-words.ts'

type Piece = readonly [text: string, x: number, y: number, confidence?: number]

/** Pieces of 10 in height, and 5 in width for each character. */
const asWord = ([text, x, y, confidence]: Piece): PlacedWord => ({
  text,
  x,
  y,
  width: text.length * 5,
  height: 10,
  ...(confidence !== undefined && { confidence }),
})

function arrange(pieces: readonly Piece[], arePictures = false) {
  const page = { width: 600, height: 800, words: pieces.map(asWord) }
  const source = finish(arrangePages([page], arePictures))
  if (source.kind !== 'text' || !source.layout) throw new Error('no layout')
  return { text: source.text, layout: source.layout }
}

const column = (names: readonly string[], x: number, y = 100): Piece[] =>
  names.flatMap((name, index): Piece[] => [
    [name, x, y + index * 20],
    [`${index + 5}.50`, x + 150, y + index * 20],
  ])

describe('the words of a page', () => {
  test('are read column by column, below what stands across them', () => {
    const { text } = arrange([
      ['A title that stands across both columns', 200, 50],
      ...column(['Lentil soup', 'Fish soup', 'Tripe soup'], 50),
      ...column(['Rice', 'Bulgur', 'Chips'], 350, 103),
    ])
    expect(text).toBe(
      'A title that stands across both columns\n\nLentil soup   5.50\nFish soup   6.50\nTripe soup   7.50\n\nRice   5.50\nBulgur   6.50\nChips   7.50\n',
    )
  })

  test('are one column if only prices stand apart', () => {
    const { text } = arrange([
      ...column(['Merlot', 'Pinot', 'Syrah'], 50),
      ...['31.00', '32.00', '33.00'].map((price, index): Piece => [price, 400, 100 + index * 20]),
    ])
    expect(text).toBe('Merlot   5.50   31.00\nPinot   6.50   32.00\nSyrah   7.50   33.00\n')
  })

  test('may lie on a slope, be printed in pieces, spaced or twice', () => {
    expect(
      arrange([
        ['Soup', 50, 100],
        ['of', 75, 102],
        ['the', 90, 103],
        ['day', 110, 105],
      ]).text,
    ).toBe('Soup of the day\n')
    expect(
      arrange([
        ['Bak', 50, 100],
        ['lava', 65.5, 100],
      ]).text,
    ).toBe('Baklava\n')
    expect(arrange([['M E N U', 50, 100]]).text).toBe('MENU\n')
    expect(
      arrange([
        ['Baklava', 50, 100],
        ['Baklava', 50.6, 100],
      ]).text,
    ).toBe('Baklava\n')
  })

  test('that a picture’s reader takes for letters are left out as dirt', () => {
    const { text } = arrange(
      [
        ['Eo', 10, 100, 25],
        ['Squid', 80, 100, 95],
        ['9', 300, 100, 95],
        ['t', 308, 100, 40],
        ['Tea', 80, 120, 95],
        ['TL', 300, 120, 50],
      ],
      true,
    )
    expect(text).toBe('Squid   9\nTea   TL\n')
  })

  test('have their places, of which a value’s characters have a part', () => {
    const { text, layout } = arrange([['Lentil soup 5.50', 50, 100, 80]], true)
    const start = text.indexOf('5.50')
    const price = { start, end: start + 4 }
    expect(regionsOf(layout, price)).toEqual([{ page: 0, x: 110, y: 100, width: 20, height: 10 }])
    expect(isUnclear(layout, text, price)).toBe(true)
    const two = arrange([
      ['Soup', 50, 100],
      ['with bread', 50, 120],
    ])
    const all = regionsOf(two.layout, { start: 0, end: two.text.length })
    expect(all).toHaveLength(2)
    expect(surroundingRegion(all)).toEqual({ page: 0, x: 50, y: 100, width: 50, height: 30 })
  })

  test('are none on an empty page', () => {
    expect(() => arrange([['–', 50, 100]])).toThrow('import_file_empty')
  })
})
