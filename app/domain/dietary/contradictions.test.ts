import { describe, expect, test } from 'vitest'
import { demoRestaurants } from '#app/db/demo/restaurants.ts'
import { demoMenu } from '../../../tests/fixtures/demo-menu.ts'
import { aDish } from '../guest-menu/guest-dish.fixture.ts'
import { allDishes, type GuestDish } from '../guest-menu/guest-menu.ts'
import { isStatedFact, type StatedFact, type StatedState } from '../guest-menu/statements.ts'
import { findContradictions } from './contradictions.ts'

describe('a statement is rejected', () => {
  const words = (change: Partial<GuestDish>): GuestDish => ({ ...aDish('Tabak'), ...change })
  test.each<[string, GuestDish, StatedFact, StatedState, string[]]>([
    [
      'free of what an ingredient contains',
      words({ ingredients: ['tereyağı', 'süt'] }),
      'milk',
      'free',
      ['tereyağı', 'süt'],
    ],
    [
      '"may contain" for what an ingredient contains',
      words({ ingredients: ['süt'] }),
      'milk',
      'may_contain',
      ['süt'],
    ],
    [
      'free of what is optional',
      words({ description: 'Ceviz istenirse eklenir.' }),
      'nuts',
      'free',
      ['Ceviz istenirse eklenir'],
    ],
    [
      'an allergen in the name',
      words({ name: 'Peanut Noodles' }),
      'peanuts',
      'free',
      ['Peanut Noodles'],
    ],
    ['a name without ingredients', words({ name: 'Rum Baba' }), 'alcohol', 'free', ['Rum Baba']],
    [
      'a note that repeats the name',
      words({
        name: 'Gin & Gone',
        ingredients: ['tonic'],
        aiInstructions: 'Made with 2 cl of gin.',
      }),
      'alcohol',
      'free',
      ['gin'],
    ],
    [
      'what is optional, though the name hides it',
      words({
        name: 'Rum Punch',
        ingredients: ['juice'],
        description: 'A shot of rum on request.',
      }),
      'alcohol',
      'free',
      ['A shot of rum on request'],
    ],
    [
      'pork in the description',
      words({ description: 'With bacon' }),
      'pork',
      'free',
      ['With bacon'],
    ],
    [
      'a diet that an ingredient violates',
      words({ ingredients: ['bal'] }),
      'vegan',
      'free',
      ['bal'],
    ],
  ])('%s', (_, tested, fact, state, against) => {
    expect(findContradictions(tested, new Map([[fact, state]]))).toEqual([{ fact, words: against }])
  })

  test.each<[string, GuestDish, StatedFact, StatedState]>([
    ['what the text says', words({ ingredients: ['süt'] }), 'milk', 'contains'],
    [
      'free, though dishes of this name usually contain it',
      words({ name: 'Baklava' }),
      'nuts',
      'free',
    ],
    ['free, as an ingredient says', words({ ingredients: ['glutensiz un'] }), 'gluten', 'free'],
    [
      'free of alcohol, though its name plays',
      words({ name: 'Gin & Gone', ingredients: ['tonic water'] }),
      'alcohol',
      'free',
    ],
    [
      'vegan, though its name says meat',
      words({ name: 'Vegan Chicken Döner', ingredients: ['soya'] }),
      'vegan',
      'free',
    ],
    [
      'a diet, with cheese on request',
      words({ description: 'Kaşar istenirse eklenir.' }),
      'vegan',
      'free',
    ],
  ])('but not %s', (_, tested, fact, state) => {
    expect(findContradictions(tested, new Map([[fact, state]]))).toEqual([])
  })
})

test.each(demoRestaurants)('no statement of $restaurant.name contradicts its menu', (sample) => {
  const menu = demoMenu((name) => name, sample)
  const dishes = new Map(allDishes(menu).map((demoDish) => [demoDish.name, demoDish]))
  for (const [name, stated] of Object.entries(sample.statements)) {
    const demoDish = dishes.get(name)
    if (!demoDish) throw new Error(`The sample menu has no ${name}`)
    const facts = Object.entries(stated)
    const statements = facts.flatMap(([fact, state]) =>
      isStatedFact(fact) ? [[fact, state] as const] : [],
    )
    expect(statements.length).toBe(facts.length)
    expect(findContradictions(demoDish, new Map(statements)), name).toEqual([])
  }
})
