import { expect, test } from 'vitest'
import { aDish } from '#app/domain/guest-menu/guest-dish.fixture.ts'
import { category, guestMenu } from './menu.fixture.ts'
import { planOn } from './plan.fixture.ts'

const menu = guestMenu([
  category('Mains', [
    aDish('Fried Squid', { aiInstructions: 'Fried in the same oil as the chips.' }),
    aDish('Lamb in Wine', { ingredients: ['lamb', 'red wine'] }),
  ]),
  category('Wines', [aDish('Red Wine', { ingredients: [] })]),
])

test.each([
  'what can I eat on keto?',
  'which dish has the most protein',
  'was kann ich low carb essen?',
])('nutrition that no record has is admitted to be unknown: %s', (question) => {
  expect(planOn(menu, [question])).toEqual([{ do: 'unknown', dishes: [], said: '' }])
})

test('shared oil is answered by the notes of all dishes that mention it', () => {
  expect(planOn(menu, ['do you fry fish and vegetables in the same oil?'])).toEqual([
    { do: 'tell', dishes: ['Fried Squid'], of: ['note'] },
    { do: 'unknown', dishes: [], said: '' },
  ])
})

test('“which wine” asks for drinks, not for lamb in wine', () => {
  expect(planOn(menu, ['which wine do you have?'])).toMatchObject([
    { do: 'list', query: { clauses: [{ op: 'only', of: ['Red Wine'] }] } },
  ])
})
