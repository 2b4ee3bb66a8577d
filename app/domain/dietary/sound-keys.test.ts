import { expect, test } from 'vitest'
import { soundKeysOfName, soundKeysOfWord } from './sound-keys.ts'

const soundsLike = (name: string, word: string) =>
  soundKeysOfWord(word).some((key) => soundKeysOfName(name).includes(key))

test.each([
  ['Tafelspitz', 'тафельшпіц'],
  ['Paçanga', 'пачанга'],
  ['Jalfrezi', 'джалфрези'],
  ['Lahmacun', 'لحماجون'],
  ['Künefe', 'кюнефе'],
  ['İskender', 'إسكندر'],
  ['Pantxineta', 'panchineta'],
])('%s sounds like %s', (name, word) => {
  expect(soundsLike(name, word)).toBe(true)
})

test.each([
  ['Tafelspitz', 'тефтели'],
  ['Muhammara', 'مرحبا'],
  ['Künefe', 'كافيه'],
  ['Diavola', 'طفل'],
  ['Paçanga', 'Montag'],
  ['Pide', 'вода'],
  ['Pantxineta', 'pancetta'],
])('%s does not sound like %s', (name, word) => {
  expect(soundsLike(name, word)).toBe(false)
})

test('a long word has few keys', () => {
  expect(soundKeysOfWord('г'.repeat(4_000)).length).toBeLessThan(20)
  expect(soundKeysOfWord('гхва'.repeat(1_000)).length).toBeLessThan(50)
})
