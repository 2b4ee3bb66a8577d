import { expect, test } from 'vitest'
import { heavyDish } from '../../../tests/fixtures/heavy-dish.ts'
import { determineStates } from './dish-state.ts'
import { deriveState } from './state-without-options.ts'
import { gatherEvidence, evidenceCount } from './dish-evidence.ts'
import { suitableDiets } from './suitable-diets.ts'
import { TextCache } from './text-cache.ts'
import { statedFacts } from '../guest-menu/statements.ts'
import { asDish } from './dish-texts.ts'

test('a dish’s texts are analysed once, however often it is read from the database', () => {
  // No other test of this worker has read it.
  const unread = { ...heavyDish(1), name: crypto.randomUUID() }
  const before = evidenceCount()
  for (let round = 0; round < 3; round++) {
    const dish = { ...asDish(unread), stated: {} }
    determineStates(dish)
    suitableDiets(dish)
    for (const fact of statedFacts) deriveState(dish, fact)
  }
  expect(evidenceCount()).toBe(before + 1)
  gatherEvidence({ ...unread, tags: ['vegan'] })
  expect(evidenceCount()).toBe(before + 2)
})

test('the cache has a limit and evicts the least recently used entry', () => {
  const cache = new TextCache<string>(10)
  const find = (text: string) => cache.find(text, () => text.toUpperCase())
  expect([find('aaaa'), find('bbbb'), find('aaaa')]).toEqual(['AAAA', 'BBBB', 'AAAA'])
  expect(cache.computedCount).toBe(2)
  find('cccc')
  find('aaaa')
  expect(cache.computedCount).toBe(3)
  find('bbbb')
  expect(cache.computedCount).toBe(4)
  find('longer than the limit')
  expect(find('x')).toBe('X')
})

test('the cache counts what each entry takes beside its text', () => {
  const cache = new TextCache<string>(20, 6)
  const find = (text: string) => cache.find(text, () => text.toUpperCase())
  for (const text of ['aaaa', 'bbbb', 'aaaa', 'cccc', 'aaaa']) find(text)
  expect(cache.computedCount).toBe(3)
  find('bbbb')
  expect(cache.computedCount).toBe(4)
})
