import { expect, test } from 'vitest'
import type { StatedFact, StatedState } from '../guest-menu/statements.ts'
import { stillHolds, type DishWords } from './voiding.ts'

const before: DishWords = {
  name: 'Tabak',
  description: 'Fırından.',
  ingredients: ['un', 'Tereyağı', 'tuz'],
  tags: ['acılı'],
  aiInstructions: 'Sıcak gelir.',
}

test.each<[string, StatedFact, StatedState, Partial<DishWords>, boolean]>([
  ['nothing changed', 'nuts', 'free', {}, true],
  ['another order', 'nuts', 'free', { ingredients: ['tuz', 'un', 'Tereyağı'] }, true],
  [
    'other letters’ case and accents',
    'nuts',
    'free',
    { ingredients: ['UN', 'tereyagi', 'Tuz'] },
    true,
  ],
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
    'an ingredient in other words',
    'nuts',
    'free',
    { ingredients: ['un', 'Tereyağı', 'deniz tuzu'] },
    false,
  ],
  ['an ingredient left out', 'nuts', 'free', { ingredients: ['un', 'tuz'] }, true],
  ['a name that names it', 'nuts', 'free', { name: 'Cevizli tabak' }, false],
  ['a name that usually holds it', 'nuts', 'free', { name: 'Baklava' }, false],
  ['a name without it', 'nuts', 'free', { name: 'Günün tabağı' }, true],
  ['a description that names it', 'nuts', 'free', { description: 'Cevizle.' }, false],
  [
    'a description that offers it',
    'nuts',
    'free',
    { description: 'Ceviz istenirse eklenir.' },
    false,
  ],
  ['a note that names it', 'nuts', 'free', { aiInstructions: 'İçinde ceviz var.' }, false],
  ['a tag that names it', 'nuts', 'free', { tags: ['cevizli'] }, false],
  ['a description that names another', 'nuts', 'free', { description: 'Susamla.' }, true],
  ['what a diet leaves out', 'vegetarian', 'free', { description: 'Etli.' }, false],
  ['a diet and a new ingredient', 'vegetarian', 'free', { ingredients: ['un', 'biber'] }, false],
  ['its reason stays', 'milk', 'contains', { ingredients: ['tereyağı', 'şeker'] }, true],
  ['its reason is taken out', 'milk', 'contains', { ingredients: ['un', 'tuz'] }, false],
  [
    'its reason in other words',
    'milk',
    'contains',
    { ingredients: ['un', 'manda tereyağı', 'tuz'] },
    false,
  ],
  ['another’s reason is taken out', 'milk', 'contains', { ingredients: ['un', 'Tereyağı'] }, true],
  ['said without a reason', 'celery', 'contains', { ingredients: ['biber'] }, true],
  ['a trace, said without a reason', 'celery', 'may_contain', { ingredients: ['biber'] }, true],
  [
    'not vegan, and its reason is taken out',
    'vegan',
    'contains',
    { ingredients: ['un', 'tuz'] },
    false,
  ],
])('%s: %s %s, %j', (_, fact, state, change, holds) => {
  expect(stillHolds({ fact, state }, before, { ...before, ...change })).toBe(holds)
})
