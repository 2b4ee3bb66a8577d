import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { GuestDish } from '../menus/guest-menu.ts'
import { readDiet, readDishFact } from './dish-facts.ts'
import { dietaryFacts, type DietaryFact } from './facts.ts'
import { foldedWords, isTurkishForm } from './fold-text.ts'
import { findTerms } from './lexicon.ts'

const facts = (words: string) =>
  [...new Set(findTerms(words).flatMap((term) => term.facts))].toSorted()

const dish = (change: Partial<GuestDish>): GuestDish => ({
  id: 'x',
  name: 'Tabak',
  description: '',
  ingredients: [],
  tags: [],
  calories: null,
  priceMinor: null,
  imageUrl: null,
  aiInstructions: '',
  ...change,
})

describe('the lexicon finds', () => {
  test.each<[string, DietaryFact[]]>([
    ['süt', ['milk']],
    ['sütlü', ['milk']],
    ['SÜTLÜ', ['milk']],
    ['tereyağında', ['milk']],
    ['Antep fıstığı', ['nuts']],
    ['antep fistikli', ['nuts']],
    ['fıstık', ['nuts', 'peanuts']],
    ['yer fıstığı', ['peanuts']],
    ['fıstık ezmesi', ['peanuts']],
    ['peanut butter', ['peanuts']],
    ['peanuts', ['peanuts']],
    ['almond milk', ['nuts']],
    ['badem sütü', ['nuts']],
    ['un', ['gluten']],
    ['galeta unu', ['gluten']],
    ['bulgur pilavı', ['gluten']],
    ['yumurtalı ekmeği', ['eggs', 'gluten']],
    ['tahin', ['sesame']],
    ['hamsi', ['fish']],
    ['karidesli', ['crustaceans']],
    ['midye', ['molluscs']],
    ['kırmızı şarap', ['alcohol', 'sulphites']],
    ['kebabı kuzu etinden', ['meat']],
  ])('%s', (words, expected) => {
    expect(facts(words)).toEqual(expected)
  })
})

describe('the lexicon is not taken in by', () => {
  test.each([
    'coconut milk',
    'hindistan cevizi sütü',
    'rice flour',
    'pirinç unu',
    'mısır unu',
    'mısır ununa',
    'nohut unu',
    'buckwheat flour',
    'karabuğday',
    'gluten-free flour',
    'glutensiz un',
    'nutmeg',
    'eggplant',
    'butternut squash',
    'sütsüz',
    'yumurtasız',
    'cevizsiz',
    'etsiz',
    'dairy-free',
    'balkabağı',
    'unutulmaz',
  ])('%s', (words) => {
    expect(facts(words)).toEqual([])
  })
})

test('Turkish words match whatever the case, the accents and the ending', () => {
  for (const word of ['ÇORBA', 'corbası', 'çorbasında', 'Çorbalar']) {
    expect(isTurkishForm(foldedWords(word)[0] ?? '', 'corba')).toBe(true)
  }
  expect(foldedWords('IŞIL İlk ıslak')).toEqual(['isil', 'ilk', 'islak'])
})

describe('what is known of a dish', () => {
  test('is what its ingredients and its name hold', () => {
    expect(readDishFact(dish({ ingredients: ['ceviz', 'bal'] }), 'nuts')).toEqual({
      status: 'contains',
      reasons: ['ceviz'],
    })
    expect(readDishFact(dish({ name: 'Cevizli Kek' }), 'nuts').status).toBe('contains')
  })

  test('is not what its description only mentions, or denies', () => {
    const described = dish({
      ingredients: ['nohut'],
      description: 'Sıcak lavaşla. Et suyu kullanılmaz.',
    })
    expect(readDishFact(described, 'gluten')).toEqual({
      status: 'mentioned',
      reasons: ['Sıcak lavaşla'],
    })
    expect(readDishFact(described, 'meat').status).toBe('not_recorded')
  })

  test('is free only by the owner’s tag, and only while nothing speaks against it', () => {
    expect(
      readDishFact(dish({ ingredients: ['pirinç'], tags: ['Glutensiz'] }), 'gluten').status,
    ).toBe('marked_free')
    expect(readDishFact(dish({ ingredients: ['un'], tags: ['glutensiz'] }), 'gluten').status).toBe(
      'contains',
    )
    expect(readDiet(dish({ ingredients: ['et'], tags: ['vegan'] }), 'vegan')).toEqual({
      isMarked: true,
      against: ['et'],
    })
  })

  test('is never free without a tag, whatever the ingredients', () => {
    const anything = fc.array(
      fc.oneof(fc.string(), fc.constantFrom('su', 'tuz', 'glutensiz un', 'sütsüz krema')),
    )
    fc.assert(
      fc.property(anything, fc.string(), (ingredients, description) => {
        for (const fact of dietaryFacts) {
          expect(readDishFact(dish({ ingredients, description }), fact).status).not.toBe(
            'marked_free',
          )
        }
      }),
    )
  })
})
