import { expect, test } from 'vitest'
import { describePair, examinePairs, isFalseFree, isMiss, recall } from './examine.ts'
import { writtenDishes } from './index.ts'
import { enoughRecall } from './run-pairs.ts'
import { writtenIn } from './written-dish.ts'

const pairs = examinePairs()

test('there are enough pairs, about half of them in Turkish, and no dish twice', () => {
  expect(pairs.length).toBeGreaterThanOrEqual(3000)
  const turkish = writtenDishes.filter(({ language }) => language === 'tr').length
  expect(turkish / writtenDishes.length).toBeGreaterThan(0.4)
  expect(turkish / writtenDishes.length).toBeLessThan(0.6)
  const written = writtenDishes.map(({ language, dish }) => `${language} ${dish.name}`)
  expect(new Set(written).size).toBe(written.length)
})

test('no dish is read as free of what nobody marked it free', () => {
  expect(pairs.filter(isFalseFree).map(describePair)).toEqual([])
})

test('a guest is warned of at least 97 % of what is recorded', () => {
  const missed = pairs.filter(isMiss).map(describePair)
  expect(recall(pairs), missed.join('\n')).toBeGreaterThanOrEqual(enoughRecall)
})

test('a dish that is written wrong is refused', () => {
  expect(() => writtenIn('en', 'Soup\n  with: water')).toThrow('Not a line of a dish')
  expect(() => writtenIn('en', 'Soup\n  contains: water')).toThrow('is no allergen')
  expect(() => writtenIn('en', 'Soup\n  contains: milk\n  may: milk')).toThrow('two truths')
})

test('a dish read wrongly is seen', () => {
  const [pancake] = writtenIn('en', 'Pancake\n  in: water\n  tags: gluten-free\n  contains: gluten')
  const [mistaken] = examinePairs(pancake ? [pancake] : [])
  expect(mistaken && isFalseFree(mistaken)).toBe(true)
  expect(mistaken && isMiss(mistaken)).toBe(true)
})
