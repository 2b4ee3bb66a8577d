import { expect, test } from 'vitest'
import { aDish } from '../guest-menu/guest-dish.fixture.ts'
import type { GuestDish } from '../guest-menu/guest-menu.ts'
import { suitableDiets } from './suitable-diets.ts'
import type { StatedFact, StatedState } from '../guest-menu/statements.ts'

const dish = (change: Partial<GuestDish>): GuestDish =>
  aDish('Piyaz', { id: crypto.randomUUID(), ingredients: ['fasulye', 'soğan'], ...change })
const stated = (fact: StatedFact, state: StatedState) => ({
  [fact]: { state, confirmedAt: new Date(0) },
})

test.each([
  ['without information', {}, []],
  ['with a tag', { tags: ['vejetaryen'] }, ['vegetarian', 'pescatarian']],
  [
    'with a statement that it is vegan',
    { stated: stated('vegan', 'free') },
    ['vegetarian', 'vegan'],
  ],
  [
    'tagged vegan, but stated not to be',
    { tags: ['vegan'], stated: stated('vegan', 'contains') },
    [],
  ],
  ['tagged vegan, with milk stated', { tags: ['vegan'], stated: stated('milk', 'contains') }, []],
  [
    'tagged vegan, with egg stated as possible',
    { tags: ['vegan'], stated: stated('eggs', 'may_contain') },
    [],
  ],
  ['tagged vegan, made with butter', { tags: ['vegan'], ingredients: ['tereyağı'] }, []],
] as const)('the diets of a dish %s', (_, change, expected) => {
  expect(suitableDiets(dish(change))).toEqual(expected)
})
