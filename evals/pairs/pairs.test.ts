import { expect, test } from 'vitest'
import { describePair, examinePairs, isFalseFree, isMiss, recall } from './examine-pairs.ts'
import { labelledDishes } from './index.ts'
import { minRecall } from './run-pairs.ts'
import { parseDishes } from './labelled-dish.ts'

const pairs = examinePairs()

test('has enough pairs, about half of them in Turkish, and no duplicate dish', () => {
  expect(pairs.length).toBeGreaterThanOrEqual(3000)
  const turkish = labelledDishes.filter(({ language }) => language === 'tr').length
  expect(turkish / labelledDishes.length).toBeGreaterThan(0.4)
  expect(turkish / labelledDishes.length).toBeLessThan(0.6)
  const names = labelledDishes.map(({ language, dish }) => `${language} ${dish.name}`)
  expect(new Set(names).size).toBe(names.length)
})

test('reads no dish as free of an allergen unless the owner marked it', () => {
  expect(pairs.filter(isFalseFree).map(describePair)).toEqual([])
})

test('warns about at least 97 % of recorded allergens', () => {
  const misses = pairs.filter(isMiss).map(describePair)
  expect(recall(pairs), misses.join('\n')).toBeGreaterThanOrEqual(minRecall)
})

test('rejects malformed dishes', () => {
  expect(() => parseDishes('en', 'Soup\n  with: water')).toThrow('Not a line of a dish')
  expect(() => parseDishes('en', 'Soup\n  contains: water')).toThrow("isn't an allergen")
  expect(() => parseDishes('en', 'Soup\n  contains: milk\n  may: milk')).toThrow('two labels')
})

test('counts a misread dish as falsely free and missed', () => {
  const [pancake] = parseDishes(
    'en',
    'Pancake\n  in: water\n  tags: gluten-free\n  contains: gluten',
  )
  const [pair] = examinePairs(pancake ? [pancake] : [])
  expect(pair && isFalseFree(pair)).toBe(true)
  expect(pair && isMiss(pair)).toBe(true)
})
