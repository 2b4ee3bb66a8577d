import { describe, expect, test } from 'vitest'
import { aDish } from '../guest-menu/guest-dish.fixture.ts'
import { aGroup, anOption } from '../guest-menu/option-group.fixture.ts'
import { determineState, stateOfFact } from './dish-state.ts'
import { suitableDiets } from './suitable-diets.ts'
import { stateOfOption } from './option-state.ts'

const gluten = { kind: 'fact', fact: 'gluten' } as const
const milk = { kind: 'fact', fact: 'milk' } as const

describe('an option', () => {
  test.each([
    ['its ingredients', anOption('Classic', { ingredients: ['wheat flour', 'water'] }), 'adds'],
    ['its name', anOption('Naan bread'), 'adds'],
    ['its name in Turkish', anOption('Ekstra peynir'), 'unknown'],
    ['an ingredient that often has it', anOption('Sauce', { ingredients: ['soy sauce'] }), 'adds'],
  ])('adds what %s says', (_, option, state) => {
    expect(stateOfOption(option, gluten)).toBe(state)
  })

  test('never makes anything free by its words', () => {
    for (const name of ['Gluten-free base', 'Glutensiz taban', 'Without croutons', 'Krutonsuz']) {
      expect(stateOfOption(anOption(name, { ingredients: ['rice flour'] }), gluten)).toBe('unknown')
    }
  })

  test('has none of something, or removes it, only by the owner’s statements', () => {
    expect(stateOfOption(anOption('Rice base', { removes: ['gluten'] }), gluten)).toBe('removes')
    expect(stateOfOption(anOption('Tomato', { free: ['gluten'] }), gluten)).toBe('none')
    const vegan = anOption('Vegan cheese', { removes: ['vegan'] })
    expect(stateOfOption(vegan, { kind: 'diet', diet: 'vegetarian' })).toBe('removes')
    expect(stateOfOption(vegan, { kind: 'fact', fact: 'meat' })).toBe('removes')
    expect(stateOfOption(vegan, milk)).toBe('unknown')
    const withoutMilk = anOption('Oat', { removes: ['milk'], free: ['vegan'] })
    expect(stateOfOption(withoutMilk, { kind: 'fact', fact: 'lactose' })).toBe('removes')
  })

  test('contains what its words say, whatever is stated', () => {
    const wrong = anOption('Rice base', { ingredients: ['wheat flour'], removes: ['gluten'] })
    expect(stateOfOption(wrong, gluten)).toBe('adds')
  })

  test('states nothing any more once that is void', () => {
    const stated = {
      gluten: {
        state: 'removes',
        confirmedAt: '2026-01-01T00:00:00.000Z',
        voidedAt: '2026-02-01T00:00:00.000Z',
      },
    } as const
    expect(stateOfOption(anOption('Rice base', { stated }), gluten)).toBe('unknown')
  })

  test('has none of a food if all its words are known and name others, unless for an allergy', () => {
    const onion = { kind: 'food', concept: 'onion' } as const
    expect(stateOfOption(anOption('Extra onions'), onion)).toBe('adds')
    expect(stateOfOption(anOption('Extra cheese'), onion)).toBe('none')
    expect(stateOfOption(anOption('The special'), onion)).toBe('unknown')
    expect(stateOfOption(anOption('Extra cheese'), { ...onion, isAllergy: true })).toBe('unknown')
  })
})

describe('a dish with a group that requires a choice', () => {
  const free = { gluten: { state: 'free', confirmedAt: new Date('2026-01-01') } } as const
  const classic = anOption('Classic base', { ingredients: ['wheat flour'] })
  const rice = anOption('Rice base', { removes: ['gluten'] })
  const withBase = (options: readonly ReturnType<typeof anOption>[], change = {}) =>
    aDish('Pizza', { optionGroups: [aGroup('Base', options)], ...change })

  test('is free of something only if it is with every choice', () => {
    const stateWith = (...options: readonly ReturnType<typeof anOption>[]) =>
      stateOfFact(withBase(options, { stated: free }), 'gluten')
    expect(stateWith(rice, anOption('Corn base', { free: ['gluten'] })).state).toBe('free')
    expect(stateWith(rice, anOption('Special base')).state).toBe('not_recorded')
    expect(stateWith(rice, classic)).toEqual({
      state: 'may_contain',
      reason: { kind: 'derived', words: ['Classic base'] },
    })
    expect(stateWith(classic)).toEqual({
      state: 'contains',
      reason: { kind: 'derived', words: ['Classic base'] },
    })
  })

  test('is free of what it contains itself only if every choice removes it', () => {
    const flour = { ingredients: ['flour'] }
    expect(stateOfFact(withBase([rice], flour), 'gluten').state).toBe('free')
    expect(stateOfFact(withBase([rice, classic], flour), 'gluten').state).toBe('contains')
  })

  test('suits no diet that only some choices suit', () => {
    const dish = aDish('Bowl', { tags: ['vegan'], ingredients: ['rice'] })
    expect(suitableDiets(dish)).toContain('vegan')
    const tofu = anOption('Tofu', { free: ['vegan', 'vegetarian'] })
    expect(suitableDiets({ ...dish, optionGroups: [aGroup('Topping', [tofu])] })).toContain('vegan')
    const chicken = { ...dish, optionGroups: [aGroup('Topping', [tofu, anOption('Chicken')])] }
    expect(suitableDiets(chicken)).toEqual([])
    expect(determineState(chicken, 'vegan').state).toBe('may_contain')
  })

  test('does not depend on options that needn’t be chosen', () => {
    const extras = aGroup('Extras', [anOption('Naan bread')], { min: 0, max: 3 })
    const dish = aDish('Curry', { optionGroups: [extras], stated: free })
    expect(stateOfFact(dish, 'gluten').state).toBe('free')
  })
})

test.each(['halal', 'kosher', 'pescatarian'] as const)('an option can be marked as %s', (diet) => {
  const avoided = { kind: 'diet', diet } as const
  expect(stateOfOption(anOption('House sauce', { free: [diet] }), avoided)).toBe('none')
  expect(stateOfOption(anOption('Beef', { removes: [diet] }), avoided)).not.toBe('unknown')
  expect(stateOfOption(anOption('Lentils', { removes: [diet] }), avoided)).toBe('removes')
  expect(stateOfOption(anOption('Pork belly', { free: [diet] }), avoided)).toBe('adds')
  expect(stateOfOption(anOption('House sauce'), avoided)).toBe('unknown')
})
