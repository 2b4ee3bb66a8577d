import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSplitter } from './split-sentences.ts'

function split(chunks: readonly string[]): string[] {
  const splitter = createSplitter()
  const pieces = chunks.flatMap((chunk) => splitter.push(chunk))
  return [...pieces, ...splitter.end()].map(({ text }) => text)
}

test.each([
  ['It costs 12.50. Enjoy!', ['It costs 12.50.', ' Enjoy!']],
  ['Fiyatı ₺ 1.250,00. Afiyet olsun.', ['Fiyatı ₺ 1.250,00.', ' Afiyet olsun.']],
  ['Nuts, e.g. walnuts, are in it. Yes.', ['Nuts, e.g. walnuts, are in it.', ' Yes.']],
  ['Two things:\n• Fava\n• Humus', ['Two things:', '\n• Fava', '\n• Humus']],
  ['1. Fava\n2. Humus', ['1. Fava', '\n2. Humus']],
  ['No nuts.It is vegan.', ['No nuts.', 'It is vegan.']],
  ['“It is vegan.” So they say.', ['“It is vegan.”', ' So they say.']],
  ['ナッツなし。安全です。', ['ナッツなし。', '安全です。']],
  ['هل هو آمن؟ نعم', ['هل هو آمن؟', ' نعم']],
  ['यह शाकाहारी है। ठीक', ['यह शाकाहारी है।', ' ठीक']],
  ['Fava… maybe', ['Fava…', ' maybe']],
  ['{{price:a.b! c}} is it. Ok', ['{{price:a.b! c}} is it.', ' Ok']],
  ['5. sırada gelir. Evet', ['5. sırada gelir.', ' Evet']],
])('%j is cut into its sentences', (text, sentences) => {
  expect(split([text])).toEqual(sentences)
})

test('the same sentences come out, however the stream is cut', () => {
  const word = fc.constantFrom(
    'nuts',
    'No.',
    'e.g.',
    '12.50',
    '\n',
    '\n• ',
    '. ',
    '! ',
    '? ',
    '{{price:x}}',
    '{{',
    '}}',
    '”',
    '. The',
    '.It',
    '。',
    '…',
    ' ',
    '  ',
    '1. ',
    'a',
    '.',
    'x'.repeat(90),
  )
  const reply = fc.array(word, { maxLength: 60 }).map((words) => words.join(' '))
  fc.assert(
    fc.property(reply, fc.array(fc.integer({ min: 1, max: 50 })), (text, lengths) => {
      const chunks: string[] = []
      let rest = text
      for (const length of lengths) {
        chunks.push(rest.slice(0, length))
        rest = rest.slice(length)
      }
      const pieces = split([...chunks, rest])
      expect(pieces).toEqual(split([text]))
      expect(pieces.join('')).toBe(text)
    }),
  )
})

test('a sentence without an end is not held for ever', () => {
  const splitter = createSplitter()
  const [piece] = splitter.push('nut '.repeat(200))
  expect(piece?.isCut).toBe(true)
  expect(piece?.text.length).toBeLessThanOrEqual(600)
})
