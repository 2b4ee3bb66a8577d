import { expect, test } from 'vitest'
import { aDish } from '#app/domain/guest-menu/guest-dish.fixture.ts'
import { aGroup, anOption } from '#app/domain/guest-menu/option-group.fixture.ts'
import { category, guestMenu } from './menu.fixture.ts'
import { planOn } from './plan.fixture.ts'

const burger = aDish('Heron Burger', {
  priceMinor: 1_750,
  ingredients: ['beef', 'brioche bun'],
  optionGroups: [
    aGroup('Extras', [
      anOption('Streaky bacon', { extraMinor: 200, ingredients: ['bacon'] }),
      anOption('Fried egg', { extraMinor: 150, ingredients: ['egg'] }),
      anOption('Blue cheese', { extraMinor: 150 }),
      anOption('Vegan cheese', { extraMinor: 150 }),
    ]),
  ],
})
const menu = guestMenu([category('Mains', [burger])])

test('an extra is found by the word that only its name has', () => {
  expect(planOn(menu, ['how much is the burger with bacon and an egg?'])).toMatchObject([
    { do: 'sum', dishes: ['Heron Burger'], options: ['Streaky bacon', 'Fried egg'] },
  ])
})

test('a word that two extras have names neither', () => {
  const [part] = planOn(menu, ['how much is the burger with cheese?'])
  expect(part).not.toHaveProperty('options')
})
