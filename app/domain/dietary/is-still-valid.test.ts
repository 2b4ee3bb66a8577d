import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  statedFacts,
  statedStates,
  type StatedFact,
  type StatedState,
} from '../guest-menu/statements.ts'
import { isStillValid } from './is-still-valid.ts'
import type { DishTexts } from './dish-texts.ts'

const before: DishTexts = {
  name: 'Gin & Gone Tabağı',
  description: 'Fırından.',
  ingredients: ['un', 'Tereyağı', 'tuz'],
  tags: ['acılı'],
  aiInstructions: 'Sıcak gelir.',
}

test.each<[string, StatedFact, StatedState, Partial<DishTexts>, boolean]>([
  ['nothing changed', 'nuts', 'free', {}, true],
  [
    'a note that repeats a name that plays',
    'alcohol',
    'free',
    { aiInstructions: 'With gin.' },
    false,
  ],
  ['another order', 'nuts', 'free', { ingredients: ['tuz', 'un', 'Tereyağı'] }, true],
  ['different case and accents', 'nuts', 'free', { ingredients: ['UN', 'tereyagi', 'Tuz'] }, true],
  [
    'an unknown ingredient',
    'nuts',
    'free',
    { ingredients: ['un', 'Tereyağı', 'tuz', 'kral sosu'] },
    false,
  ],
  [
    'a known ingredient with it',
    'nuts',
    'free',
    { ingredients: ['un', 'Tereyağı', 'tuz', 'ceviz'] },
    false,
  ],
  [
    'a known ingredient without it',
    'nuts',
    'free',
    { ingredients: ['un', 'Tereyağı', 'tuz', 'biber'] },
    false,
  ],
  [
    'a differently worded ingredient',
    'nuts',
    'free',
    { ingredients: ['un', 'Tereyağı', 'deniz tuzu'] },
    false,
  ],
  ['a removed ingredient', 'nuts', 'free', { ingredients: ['un', 'tuz'] }, true],
  ['a name that mentions it', 'nuts', 'free', { name: 'Cevizli tabak' }, false],
  ['the name of a dish that usually contains it', 'nuts', 'free', { name: 'Baklava' }, false],
  ['a name without it', 'nuts', 'free', { name: 'Günün tabağı' }, true],
  ['a description that mentions it', 'nuts', 'free', { description: 'Cevizle.' }, false],
  [
    'a description that mentions it as optional',
    'nuts',
    'free',
    { description: 'Ceviz istenirse eklenir.' },
    false,
  ],
  ['a note that mentions it', 'nuts', 'free', { aiInstructions: 'İçinde ceviz var.' }, false],
  ['a tag that mentions it', 'nuts', 'free', { tags: ['cevizli'] }, false],
  ['a description that mentions something else', 'nuts', 'free', { description: 'Susamla.' }, true],
  [
    'a description that mentions what a diet excludes',
    'vegetarian',
    'free',
    { description: 'Etli.' },
    false,
  ],
  ['a diet and a new ingredient', 'vegetarian', 'free', { ingredients: ['un', 'biber'] }, false],
  ['its reason remains', 'milk', 'contains', { ingredients: ['tereyağı', 'şeker'] }, true],
  ['its reason is removed', 'milk', 'contains', { ingredients: ['un', 'tuz'] }, false],
  [
    'its reason is worded differently',
    'milk',
    'contains',
    { ingredients: ['un', 'manda tereyağı', 'tuz'] },
    false,
  ],
  [
    'the reason of another fact is removed',
    'milk',
    'contains',
    { ingredients: ['un', 'Tereyağı'] },
    true,
  ],
  ['stated without a reason', 'celery', 'contains', { ingredients: ['biber'] }, true],
  ['a trace, stated without a reason', 'celery', 'may_contain', { ingredients: ['biber'] }, true],
  [
    'not vegan, and the reason is removed',
    'vegan',
    'contains',
    { ingredients: ['un', 'tuz'] },
    false,
  ],
])('%s: %s %s, %j', (_, fact, state, change, isValid) => {
  expect(isStillValid({ fact, state }, before, { ...before, ...change })).toBe(isValid)
})

test('changes of tags alone are judged as with all other texts', () => {
  const words =
    'new,vegan,halal,acılı,fıstık,fındıklı,peanut,nuts,seafood,glutensiz,sütsüz,laktozsuz,' +
    'domuzsuz,contains pork,alkolsüz,no nuts,egg free,karidesli,pancetta,cheese option'
  const tag = fc.constantFrom(...words.split(','))
  const tags = fc.array(tag, { maxLength: 4 })
  const dish = fc.record({
    name: fc.constantFrom('Makarna', 'Fıstıklı baklava', 'Gin & Gone', 'Vegan burger', 'Çorba'),
    description: fc.constantFrom('', 'With seafood.', 'Gluten-free pasta', 'Fıstık ile'),
    ingredients: fc.subarray(['mayonaise', 'beef pancetta', 'un', 'süt', 'fıstık', 'pirinç unu']),
    aiInstructions: fc.constantFrom('', 'No pork.', 'May contain nuts'),
  })
  fc.assert(
    fc.property(
      dish,
      tags,
      tags,
      fc.constantFrom(...statedFacts),
      fc.constantFrom(...statedStates),
      (texts, tagsBefore, tagsAfter, fact, state) => {
        const was = { ...texts, tags: tagsBefore }
        const is = { ...texts, tags: tagsAfter }
        // Another list of the same ingredients isn't recognised as unchanged.
        const reread = { ...is, ingredients: [...texts.ingredients] }
        const statement = { fact, state }
        expect(isStillValid(statement, was, is)).toBe(isStillValid(statement, was, reread))
      },
    ),
    { numRuns: 3_000 },
  )
})
