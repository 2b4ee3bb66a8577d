import { describe, expect, test } from 'vitest'
import { aDish } from '../guest-menu/guest-dish.fixture.ts'
import { anOption } from '../guest-menu/option-group.fixture.ts'
import type { StatedState } from '../guest-menu/statements.ts'
import { stateOf } from './dish-state.ts'
import { stateOfOption } from './option-state.ts'

const withMilk = (state: StatedState) => ({
  milk: { state, confirmedAt: new Date('2026-01-01') },
})
const stateOfFood = (dish: ReturnType<typeof aDish>, concept: string) =>
  stateOf(dish, { kind: 'food', concept }).state

describe('a dish isn’t confirmed to be without a food that it may contain unnamed:', () => {
  test.each([
    ['milk that only the owner states', 'cheese', ['potato', 'onion'], withMilk('contains')],
    ['the milk in pesto', 'cheese', ['penne', 'pesto'], {}],
    ['the milk in pesto beside butter', 'cheese', ['penne', 'butter', 'pesto'], {}],
    ['cheese of any kind', 'feta', ['tomato', 'cheese'], {}],
    ['mince of any animal', 'beef', ['bulgur', 'minced meat'], {}],
    ['fish of any kind', 'tuna', ['potato', 'fish'], {}],
  ])('%s', (_, concept, ingredients, stated) => {
    expect(stateOfFood(aDish('Plate', { ingredients, stated }), concept)).toBe('not_recorded')
  })

  test('what dishes of its name usually contain', () => {
    const salad = aDish('Caesar Salad', { ingredients: ['romaine', 'chicken'] })
    expect(stateOfFood(salad, 'cheese')).toBe('not_recorded')
  })
})

describe('a dish is without a food if the records name another:', () => {
  test.each([
    ['butter', 'cheese', ['egg', 'butter'], {}],
    ['butter, which the owner has confirmed', 'cheese', ['egg', 'butter'], withMilk('contains')],
    ['traces', 'cheese', ['potato', 'salt'], withMilk('may_contain')],
    ['lamb mince', 'beef', ['bulgur', 'lamb mince'], {}],
    ['bread, whose gluten isn’t beer', 'beer', ['bread', 'tomato'], {}],
  ])('%s', (_, concept, ingredients, stated) => {
    expect(stateOfFood(aDish('Plate', { ingredients, stated }), concept)).toBe('free')
  })

  test('a vegan dish with plant milk', () => {
    const wings = aDish('Wings', { ingredients: ['cauliflower', 'oat milk'], tags: ['vegan'] })
    expect(stateOfFood(wings, 'cheese')).toBe('free')
  })
})

test('an option may contain an unnamed food like a dish', () => {
  const cheese = { kind: 'food', concept: 'cheese' } as const
  expect(stateOfOption(anOption('Dip', { ingredients: ['pesto'] }), cheese)).toBe('unknown')
  expect(stateOfOption(anOption('Dip', { ingredients: ['yoghurt'] }), cheese)).toBe('none')
})
