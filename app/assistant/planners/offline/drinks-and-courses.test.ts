import { expect, test } from 'vitest'
import { category, dish, guestMenu } from './menu.fixture.ts'
import { planOn } from './plan.fixture.ts'

const menu = guestMenu([
  category('Mains', [
    dish('Lamb Shank in Wine', 6_900, 'lamb, red wine'),
    dish('Mushroom Pudding', 1_590, 'mushrooms, suet'),
    dish('Battered Mussels', 3_800, 'mussels, beer'),
  ]),
  category('Desserts', [dish('Baklava', 2_800, 'walnuts'), dish('Crumble', 2_000, 'apple')]),
  category('Beer and Cider', [
    dish('Best Bitter', 580, 'barley malt'),
    dish('Dry Cider', 610, 'apple juice'),
  ]),
  category('Hot Drinks', [dish('Brewed Tea', 400, 'tea')]),
])

test.each([
  ['how much are a tea and a baklava?', ['Brewed Tea', 'Baklava']],
  ['what do 2 baklavas and a cider cost?', ['Baklava', 'Baklava', 'Dry Cider']],
])('a bill contains drinks: %s', (question, dishes) => {
  expect(planOn(menu, [question])).toEqual([{ do: 'sum', dishes, of: 'price' }])
})

test('a bottle of wine is not the lamb in wine', () => {
  expect(planOn(menu, ['how much is a bottle of wine?'])).toMatchObject([
    { do: 'list', query: { clauses: [{ op: 'course' }, { op: 'with_any' }] } },
  ])
})

test('a dish with the word for a course in its name is of its own course', () => {
  expect(planOn(menu, ['which puddings do you have?'])).toMatchObject([
    { do: 'list', query: { clauses: [{ op: 'course', of: ['dessert'] }] } },
  ])
})

test('what is asked about a missing dish is answered for a similar one', () => {
  expect(planOn(menu, ['do the mussels and chips contain alcohol?'])).toContainEqual({
    do: 'has',
    of: [{ kind: 'fact', fact: 'alcohol' }],
    dishes: ['Battered Mussels'],
  })
})

test('a missing dish is not answered by its whole course', () => {
  expect(planOn(menu, ['do you have tiramisu?'])).toMatchObject([{ do: 'missing' }])
})
