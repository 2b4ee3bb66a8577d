import { expect, test } from 'vitest'
import { aGroup, anOption } from '../guest-menu/option-group.fixture.ts'
import { validStatements } from '../guest-menu/option-group.ts'
import { voidGroups } from './stored-groups.ts'

const pizza = {
  name: 'Pizza',
  description: '',
  ingredients: ['wheat flour', 'tomato'],
  tags: [],
  aiInstructions: '',
  optionGroups: [aGroup('Base', [anOption('Rice base', { removes: ['gluten'] })])],
}
const statementsAfter = (change: object) =>
  voidGroups(pizza, { ...pizza, ...change }).flatMap(({ options }) =>
    options.flatMap((option) => validStatements(option).map(([fact]) => fact)),
  )

test.each([
  { description: 'Served with garlic bread' },
  { name: 'Seitan pizza' },
  { ingredients: ['wheat flour', 'tomato', 'barley'] },
])('a statement that an option removes something is voided by the change %o', (change) => {
  expect(statementsAfter(change)).toEqual([])
})

test.each([{ tags: ['popular'] }, { name: 'PIZZA' }])('but not by the change %o', (change) => {
  expect(statementsAfter(change)).toEqual(['gluten'])
})

test('a statement that an option is halal is void once the dish’s text mentions alcohol', () => {
  const optionGroups = [aGroup('Meat', [anOption('Chicken', { free: ['halal'] })])]
  const change = (description: string) =>
    voidGroups({ ...pizza, optionGroups }, { ...pizza, description }).flatMap(({ options }) =>
      options.flatMap((option) => validStatements(option).map(([fact]) => fact)),
    )
  expect(change('Served hot')).toEqual(['halal'])
  expect(change('In red wine')).toEqual([])
})
