import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { finish } from '../../in-slices.ts'
import type { SourceBox } from '../source.ts'
import { correctSource, type TextSource } from './correct-source.ts'

/** A text as a picture's reader returns it: each word has its own place, and is read with 50 of 100. */
function photographed(text: string): TextSource {
  const boxes = [...text.matchAll(/\S+/g)].map(({ 0: word, index }): SourceBox => [
    index,
    index + word.length,
    0,
    index * 10,
    0,
    word.length * 10,
    20,
    50,
  ])
  return {
    kind: 'text',
    text,
    layout: { pages: [{ width: 1000, height: 1000 }], arePictures: true, boxes },
  }
}

/** The words with a place in the corrected text: `?` if the reader wasn't sure of them. */
function placedWords(before: string, after: string): readonly string[] {
  const { source } = finish(correctSource(photographed(before), after))
  return (source.layout?.boxes ?? []).map(
    ([start, end, , , , , , confidence]) =>
      `${after.slice(start, end)}${confidence === undefined ? '' : '?'}`,
  )
}

const read = 'İÇECEKLER\nDemleme (ay 30\nAyran 1 20\nTaze Portakal Suyu 11O'

describe('words of a corrected text', () => {
  test.each([
    [
      'an unchanged line keeps its places and its doubts',
      'Ayran 20',
      'Ayran 20',
      ['Ayran?', '20?'],
    ],
    [
      'in a corrected line, what is still there is no longer doubted',
      read,
      read.replace('(ay', 'Çay'),
      ['İÇECEKLER?', 'Demleme', '30', 'Ayran?', '1?', '20?', 'Taze?', 'Portakal?', 'Suyu?', '11O?'],
    ],
    ['what is typed has no place', 'Ayran 20', 'Ayran 20\nŞalgam 35', ['Ayran?', '20?']],
    [
      'a line may be added above',
      'Ayran 20\nÇay 30',
      'İÇECEKLER\nAyran 20\nÇay 30',
      ['Ayran?', '20?', 'Çay?', '30?'],
    ],
    [
      'a line may be deleted',
      'Ayran 20\nBeko\nÇay 30',
      'Ayran 20\nÇay 30',
      ['Ayran?', '20?', 'Çay?', '30?'],
    ],
    [
      'a text typed anew finds its lines again',
      read,
      'İçecekler\nDemleme çay 30\nAyran 120\nTaze portakal suyu 110',
      ['Demleme', '30', 'Ayran', 'Taze'],
    ],
    ['another dish at the same price isn’t taken for it', 'Menemen 180', 'Sucuklu yumurta 180', []],
    ['a part of a word is none', 'Çay 30', 'Çaylar 300', []],
    ['an empty text has none', read, '', []],
  ])('%s', (_, before, after, expected) => {
    expect(placedWords(before, after)).toEqual(expected)
  })

  test('are those that stand at their place in the picture, whatever is typed', () => {
    const words = fc.constantFrom('Çay', 'Ayran', '30', '35', '1', '450', 'TL', 'Köy', 'Kahvaltı')
    const line = fc.array(words, { maxLength: 5 }).map((parts) => parts.join(' '))
    const text = fc.array(line, { maxLength: 8 }).map((lines) => lines.join('\n'))
    fc.assert(
      fc.property(text, text, (before, after) => {
        const old = photographed(before)
        const { source, sameLines } = finish(correctSource(old, after))
        const wordAt = new Map(
          old.layout?.boxes.map(([start, end, , x]) => [x, before.slice(start, end)]),
        )
        let last = 0
        for (const [start, end, , x] of source.layout?.boxes ?? []) {
          expect(after.slice(start, end)).toBe(wordAt.get(x))
          expect(start).toBeGreaterThanOrEqual(last)
          last = end
        }
        for (const [now, then] of sameLines) {
          expect(after.split('\n')[now]).toBe(before.split('\n')[then])
        }
      }),
      { numRuns: 2_000 },
    )
  })
})
