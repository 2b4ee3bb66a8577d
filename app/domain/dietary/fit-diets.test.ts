import { expect, test } from 'vitest'
import { aDish } from '../guest-menu/guest-dish.fixture.ts'
import type { GuestDish } from '../guest-menu/guest-menu.ts'
import { fitDiets } from './fit-diets.ts'
import { markedDiet } from './marked-diet.ts'
import type { StatedFact, StatedState } from '../guest-menu/statements.ts'

const dish = (change: Partial<GuestDish>): GuestDish =>
  aDish('Piyaz', { id: crypto.randomUUID(), ingredients: ['fasulye', 'soğan'], ...change })
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

test.each([
  ['tagged vegan', { tags: ['Vegan'] }, 'vegan'],
  ['tagged vegan and vegetarian', { tags: ['vegan', 'vejetaryen'] }, 'vegetarian'],
  ['stated to be vegan', { stated: stated('vegan', 'free') }, 'vegan'],
  ['stated to be vegetarian', { stated: stated('vegetarian', 'free') }, 'vegetarian'],
] as const)(
  'asked whether it is vegetarian, a dish %s is called by what its owner named',
  (...row) => {
    const [, change, named] = row
    expect(markedDiet(dish(change), 'vegetarian')).toBe(named)
  },
)
