import { expect, test } from 'vitest'
import { isTurkishVerb } from './turkish-verbs.ts'

test.each(['bulunmaktadır', 'kullanılıyor', 'belirtilmiş', 'işaretlenen', 'sorabilirsiniz'])(
  '%s asserts',
  (word) => expect(isTurkishVerb(folded(word))).toBe(true),
)

test.each([
  'bulunmaz',
  'kullanılmıyor',
  'içerirdi',
  'yiyebilirsiniz',
  'çıkarılır',
  'içermezse',
  'öldürülüyor',
  'bakılıyor',
])('%s does not', (word) => expect(isTurkishVerb(folded(word))).toBe(false))

// It would be read for longer than a test may take, and nobody else be answered meanwhile.
test('a word that is made of endings alone is read to its end', () => {
  for (const ending of ['dan', 'nin', 'un', 'lari'])
    expect(isTurkishVerb(`yapar${ending.repeat(60)}x`)).toBe(false)
})

/** As the gate has words. */
const folded = (word: string) =>
  word.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ı', 'i')
