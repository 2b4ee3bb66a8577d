import { expect, test } from 'vitest'
import { aDish } from '../guest-menu/guest-dish.fixture.ts'
import type { GuestDish } from '../guest-menu/guest-menu.ts'
import { determineDiet, determineFact } from './dish-facts.ts'
import { determineState, stateOfFact } from './dish-state.ts'
import type { StatedFact, StatedState } from '../guest-menu/statements.ts'

const confirmedAt = new Date('2026-11-01T10:00:00Z')

function dish(
  words: Partial<GuestDish>,
  stated: Partial<Record<StatedFact, StatedState>> = {},
): GuestDish {
  const statements = Object.entries(stated).map(([fact, state]) => [fact, { state, confirmedAt }])
  return {
    ...aDish('Tabak'),
    ...words,
    stated: Object.fromEntries(statements),
  }
}

const confirmed = { kind: 'confirmed', at: confirmedAt }
const derived = (...words: string[]) => ({ kind: 'derived', words })

test.each<[string, GuestDish, StatedFact, string, unknown]>([
  [
    'a dish without information',
    dish({ ingredients: ['su'] }),
    'milk',
    'not_recorded',
    { kind: 'none' },
  ],
  ['an ingredient', dish({ ingredients: ['tereyağı'] }), 'milk', 'contains', derived('tereyağı')],
  [
    'a dish that usually contains it by its name',
    dish({ name: 'Baklava' }),
    'nuts',
    'may_contain',
    derived('Baklava'),
  ],
  [
    'an optional ingredient',
    dish({ description: 'Ceviz istenirse eklenir.' }),
    'nuts',
    'may_contain',
    derived('Ceviz istenirse eklenir'),
  ],
  [
    'a tag counts as the owner’s statement',
    dish({ tags: ['glutensiz'] }),
    'gluten',
    'free',
    { kind: 'tag', words: ['glutensiz'] },
  ],
  [
    'an ingredient outweighs a tag',
    dish({ tags: ['glutensiz'], ingredients: ['un'] }),
    'gluten',
    'contains',
    derived('un'),
  ],
  [
    'an ingredient outweighs a statement',
    dish({ ingredients: ['un'] }, { gluten: 'free' }),
    'gluten',
    'contains',
    derived('un'),
  ],
  [
    'an optional ingredient outweighs "free"',
    dish({ description: 'Ceviz istenirse eklenir.' }, { nuts: 'free' }),
    'nuts',
    'may_contain',
    derived('Ceviz istenirse eklenir'),
  ],
  ['stated "free"', dish({ ingredients: ['su'] }, { milk: 'free' }), 'milk', 'free', confirmed],
  [
    'a statement outweighs a name',
    dish({ name: 'Baklava' }, { nuts: 'free' }),
    'nuts',
    'free',
    confirmed,
  ],
  [
    '"contains" is enough without text',
    dish({}, { celery: 'contains' }),
    'celery',
    'contains',
    confirmed,
  ],
  [
    '"contains" outweighs a tag',
    dish({ tags: ['glutensiz'] }, { gluten: 'contains' }),
    'gluten',
    'contains',
    confirmed,
  ],
  [
    'stated "may contain" beside a note about another dish',
    dish(
      { ingredients: ['margarine'], aiInstructions: 'Same tray as the butter baklava.' },
      { milk: 'may_contain' },
    ),
    'milk',
    'may_contain',
    confirmed,
  ],
  [
    'a statement outweighs a name',
    dish({ name: 'Gin & Gone', ingredients: ['tonic water'] }, { alcohol: 'free' }),
    'alcohol',
    'free',
    confirmed,
  ],
  [
    'an ingredient outweighs it',
    dish({ name: 'Gin & Gone', ingredients: ['gin'] }, { alcohol: 'free' }),
    'alcohol',
    'contains',
    derived('gin'),
  ],
  [
    'what may come with it outweighs it',
    dish(
      {
        name: 'Bacon Buttie',
        ingredients: ['beef bacon'],
        description: 'Pork bacon on request.',
      },
      { pork: 'free' },
    ),
    'pork',
    'may_contain',
    derived('Pork bacon on request'),
  ],
  [
    'vegan chicken',
    dish({ name: 'Vegan Chicken Döner', ingredients: ['soya'] }, { vegan: 'free' }),
    'vegan',
    'free',
    confirmed,
  ],
  [
    'vegan chicken with chicken',
    dish({ name: 'Vegan Chicken', ingredients: ['chicken'] }, { vegan: 'free' }),
    'vegan',
    'contains',
    derived('chicken'),
  ],
  ['meat in a dish marked as vegan', dish({}, { vegan: 'free' }), 'pork', 'free', confirmed],
  [
    'milk in a dish marked as vegan',
    dish({}, { vegan: 'free' }),
    'milk',
    'not_recorded',
    { kind: 'none' },
  ],
  ['stated "may contain"', dish({}, { lupin: 'may_contain' }), 'lupin', 'may_contain', confirmed],
  [
    '"may contain" outweighs a tag',
    dish({ tags: ['susamsız'] }, { sesame: 'may_contain' }),
    'sesame',
    'may_contain',
    confirmed,
  ],
  [
    'an ingredient outweighs "may contain"',
    dish({ ingredients: ['susam'] }, { sesame: 'may_contain' }),
    'sesame',
    'contains',
    derived('susam'),
  ],
  [
    'a diet by its tag',
    dish({ tags: ['vegan'] }),
    'vegetarian',
    'free',
    { kind: 'tag', words: ['vegan'] },
  ],
  ['a diet by its statement', dish({}, { vegan: 'free' }), 'vegan', 'free', confirmed],
  ['vegan implies vegetarian', dish({}, { vegan: 'free' }), 'vegetarian', 'free', confirmed],
  [
    'vegetarian does not imply vegan',
    dish({}, { vegetarian: 'free' }),
    'vegan',
    'not_recorded',
    { kind: 'none' },
  ],
  [
    'an ingredient against a diet',
    dish({ ingredients: ['süt'] }, { vegan: 'free' }),
    'vegan',
    'contains',
    derived('süt'),
  ],
  [
    'a statement against a diet',
    dish({ tags: ['vegan'] }, { milk: 'contains' }),
    'vegan',
    'contains',
    confirmed,
  ],
  [
    'a stated trace against a diet',
    dish({ tags: ['vegan'] }, { milk: 'may_contain' }),
    'vegan',
    'may_contain',
    confirmed,
  ],
  ['a name against a diet', dish({ name: 'Köfte' }), 'vegetarian', 'may_contain', derived('Köfte')],
  [
    'not vegetarian implies not vegan',
    dish({ tags: ['vegan'] }, { vegetarian: 'contains' }),
    'vegan',
    'contains',
    confirmed,
  ],
])('%s', (_, tested, fact, state, reason) => {
  expect(determineState(tested, fact)).toEqual({ state, reason })
})

test('a dish does not suit a diet that its owner denies, whatever its tags', () => {
  expect(determineDiet(dish({ tags: ['vegan'] }, { eggs: 'contains' }), 'vegan')).toMatchObject({
    tag: undefined,
    against: [],
  })
})

test('a contradicted tag is reported with the owner’s newer statement', () => {
  expect(determineFact(dish({ tags: ['sütsüz'] }, { milk: 'contains' }), 'milk')).toMatchObject({
    status: 'contains',
    contradictedTag: 'sütsüz',
  })
})

test('a dish that is stated free of milk is free of lactose, but not the other way round', () => {
  expect(stateOfFact(dish({}, { milk: 'free' }), 'lactose').state).toBe('free')
  expect(stateOfFact(dish({ tags: ['lactose-free'] }), 'milk').state).toBe('not_recorded')
  expect(stateOfFact(dish({}, { vegan: 'free' }), 'lactose').state).toBe('not_recorded')
})
