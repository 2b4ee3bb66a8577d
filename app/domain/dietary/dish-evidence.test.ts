import { expect, test } from 'vitest'
import { heavyDish } from '../../../tests/fixtures/heavy-dish.ts'
import { deriveState, readStates } from './dish-state.ts'
import { readEvidence, timesGathered } from './dish-evidence.ts'
import { fitDiets } from './fit-diets.ts'
import { KeptByText } from './kept-by-text.ts'
import { statedFacts } from '../guest-menu/statements.ts'
import { asDish } from './voiding.ts'

test('the words of a dish are read once, however often the dish is read from the database', () => {
  const before = timesGathered()
  for (let round = 0; round < 3; round++) {
    const dish = { ...asDish(heavyDish(1)), stated: {} }
    readStates(dish)
    fitDiets(dish)
    for (const fact of statedFacts) deriveState(dish, fact)
  }
  expect(timesGathered()).toBe(before + 1)
  readEvidence({ ...heavyDish(1), tags: ['vegan'] })
  expect(timesGathered()).toBe(before + 2)
})

test('what is kept has a limit, and what was asked for last stays', () => {
  const kept = new KeptByText<string>(10)
  const find = (text: string) => kept.find(text, () => text.toUpperCase())
  expect([find('aaaa'), find('bbbb'), find('aaaa')]).toEqual(['AAAA', 'BBBB', 'AAAA'])
  expect(kept.made).toBe(2)
  find('cccc')
  find('aaaa')
  expect(kept.made).toBe(3)
  find('bbbb')
  expect(kept.made).toBe(4)
  find('longer than the limit')
  expect(find('x')).toBe('X')
})
