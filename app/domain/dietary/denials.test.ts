import { describe, expect, test } from 'vitest'
import { aDish } from '../guest-menu/guest-dish.fixture.ts'
import type { GuestDish } from '../guest-menu/guest-menu.ts'
import { determineFact } from './dish-facts.ts'
import type { DietaryFact } from '../guest-menu/facts.ts'

const status = (name: string, fact: DietaryFact, more?: Partial<GuestDish>) =>
  determineFact(aDish(name, more), fact).status

describe('a denial in a name removes what the name suggests', () => {
  test.each<[name: string, fact: DietaryFact]>([
    ['Dark Chocolate Mousse', 'milk'],
    ['Katsu Curry Tofu', 'eggs'],
    ['Tofu Katsu Curry', 'eggs'],
    ['Unsuz Çikolatalı Kek', 'gluten'],
    ['Torta al Cioccolato Senza Glutine', 'gluten'],
    ['Penne all’Arrabbiata Senza Glutine', 'gluten'],
    ['Pizza sin gluten', 'gluten'],
    ['Lasagne sans gluten', 'gluten'],
    ['Glutenfreie Lasagne', 'gluten'],
    ['Lasagne glutenfrei', 'gluten'],
    ['Glutenvrije pizza', 'gluten'],
    ['Пицца без глютена', 'gluten'],
    ['Shio Ramen Gluten-Free', 'gluten'],
    ['Spritz Analcolico', 'alcohol'],
    ['Alkoholfreies Bier', 'alcohol'],
    ['Alcohol-free lager', 'alcohol'],
    ['Безалкогольное пиво', 'alcohol'],
    ['Margherita Vegana', 'milk'],
    ['Quiche ohne Speck', 'pork'],
    ['Banana Blossom "Fish" & Chips', 'fish'],
  ])('%s: the name does not suggest %s', (name, fact) => {
    expect(status(name, fact)).toBe('not_recorded')
  })

  test('a denial in a name does not remove what an ingredient contains', () => {
    expect(status('Spritz Analcolico', 'alcohol', { ingredients: ['prosecco'] })).toBe('contains')
    expect(status('Margherita Vegana', 'milk', { ingredients: ['mozzarella'] })).toBe('contains')
    expect(status('Unsuz Kek', 'gluten', { ingredients: ['buğday unu'] })).toBe('contains')
    expect(status('Pizza sin gluten', 'gluten', { ingredients: ['wheat flour'] })).toBe('contains')
  })

  test.each<[name: string, fact: DietaryFact]>([
    ['Lasagne (vegan option)', 'milk'],
    ['Lasagne gluten-free on request', 'gluten'],
    ['Lasagne, can be made vegan', 'milk'],
    ['Lasagne (auf Wunsch auch glutenfrei)', 'gluten'],
    ['Lasagne sans gluten sur demande', 'gluten'],
    ['Lazanya (isteğe göre vegan)', 'milk'],
  ])('%s: a denial that describes an option does not remove %s', (name, fact) => {
    expect(status(name, fact)).toBe('usual')
  })

  test('a denial in a description removes what such dishes usually contain', () => {
    const description = 'Flourless chocolate and almond cake'
    expect(status('Torta Caprese', 'gluten', { description })).toBe('not_recorded')
    expect(status('Chicken Burger', 'poultry', { description: 'Vegan mayo on top' })).toBe(
      'contains',
    )
  })
})

test('a plant-based ingredient contains no milk', () => {
  for (const ingredient of ['oat-based mozzarella', 'mozzarella vegana', 'Hafersahne']) {
    expect(status('Pizza Margherita Vegana', 'milk', { ingredients: [ingredient] })).toBe(
      'not_recorded',
    )
  }
  expect(status('Pasta', 'milk', { ingredients: ['tomato-based cream sauce'] })).toBe('contains')
})

describe('a denial in the owner’s note', () => {
  const aiInstructions = 'Kırmızı şarapla pişer. Domuz ürünü içermez.'

  test('counts as a statement about pork', () => {
    expect(status('Kuzu İncik', 'pork', { aiInstructions })).toBe('marked_free')
  })

  test('is overridden by an ingredient', () => {
    expect(status('Kuzu İncik', 'pork', { aiInstructions, ingredients: ['jambon', 'bacon'] })).toBe(
      'contains',
    )
  })

  test.each(['Domuz eti yok', 'No pork, no nuts', 'Domuz eti içermez'])(
    'counts in other wordings and beside other denials: %s',
    (note) => expect(status('Soup', 'pork', { aiInstructions: note })).toBe('marked_free'),
  )

  test('does not mark an allergen as absent', () => {
    expect(status('Kuzu İncik', 'milk', { aiInstructions: 'Süt içermez.' })).toBe('not_recorded')
  })
})

describe('an ingredient overrides less specific texts', () => {
  const aiInstructions = 'Domuz eti yok, pancetta danadan'

  test('“dana pancetta” agrees with “no pork”, and plain “pancetta” contradicts it', () => {
    const ingredients = ['spagetti', 'dana pancetta']
    expect(status('Carbonara', 'pork', { aiInstructions, ingredients })).toBe('marked_free')
    expect(status('Carbonara', 'pork', { aiInstructions, ingredients: ['pancetta'] })).toBe(
      'contains',
    )
  })

  test('“oat milk” in the ingredients does not override “milk” in the description', () => {
    const ingredients = ['oat milk', 'espresso']
    const description = 'With warm milk'
    expect(status('Flat White', 'milk', { description, ingredients })).toBe('contains')
  })
})

test('the gravy of a curry is not meat; that of a roast may be', () => {
  const description = 'Chickpeas in a tangy tomato gravy'
  expect(status('Chana Masala', 'meat', { description })).toBe('usual')
  expect(status('Vindaloo', 'meat', { description: 'All the fire, none of the meat' })).toBe(
    'not_recorded',
  )
})

test.each<[note: string, fact: DietaryFact]>([
  ['The chocolate is made in a plant that also handles milk.', 'milk'],
  ['Same fryer as the prawns', 'crustaceans'],
  ['Fried in the fryer that we also use for prawns', 'crustaceans'],
  ['Kalamar için de kullandığımız fritözde kızarır', 'molluscs'],
  ['Frittiert in der Fritteuse, die wir auch für Fisch verwenden', 'fish'],
  ['Cevizli tatlılarla aynı tezgâhta hazırlanır', 'nuts'],
])('a dish may contain traces from shared equipment: %s', (aiInstructions, fact) => {
  expect(status('Vegetable Tempura', fact, { aiInstructions })).toBe('mentioned')
})

test('a vegan mark rules out what dishes of this name usually contain, but confirms nothing', () => {
  expect(status('Vegetable Samosa', 'milk', { ingredients: ['pastry', 'potato'] })).toBe('usual')
  const vegan = { ingredients: ['pastry', 'potato'], tags: ['vegan'] }
  expect(status('Vegetable Samosa', 'milk', vegan)).toBe('not_recorded')
  expect(status('Butter Samosa', 'milk', vegan)).toBe('contains')
})
