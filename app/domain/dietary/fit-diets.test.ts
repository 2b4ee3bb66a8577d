import { expect, test } from 'vitest'
import type { GuestDish } from '../menus/guest-menu.ts'
import { fitDiets } from './fit-diets.ts'
import type { StatedFact, StatedState } from './statements.ts'

const dish = (change: Partial<GuestDish>): GuestDish => ({
  id: crypto.randomUUID(),
  name: 'Piyaz',
  description: '',
  ingredients: ['fasulye', 'soğan'],
  tags: [],
  calories: null,
  priceMinor: null,
  imageUrl: null,
  aiInstructions: '',
  ...change,
})
const stated = (fact: StatedFact, state: StatedState) => ({
  [fact]: { state, confirmedAt: new Date(0) },
})

test.each([
  ['of which nobody says anything', {}, []],
  ['that is tagged', { tags: ['vejetaryen'] }, ['vegetarian', 'pescatarian']],
  [
    'that its owner states to be vegan',
    { stated: stated('vegan', 'free') },
    ['vegetarian', 'vegan'],
  ],
  ['tagged, but stated not to be', { tags: ['vegan'], stated: stated('vegan', 'contains') }, []],
  ['tagged vegan, with milk stated', { tags: ['vegan'], stated: stated('milk', 'contains') }, []],
  [
    'tagged vegan, with perhaps egg',
    { tags: ['vegan'], stated: stated('eggs', 'may_contain') },
    [],
  ],
  ['tagged vegan, of butter', { tags: ['vegan'], ingredients: ['tereyağı'] }, []],
] as const)('a dish %s', (_, change, wanted) => {
  expect(fitDiets(dish(change))).toEqual(wanted)
})
