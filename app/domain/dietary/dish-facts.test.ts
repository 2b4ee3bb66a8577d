import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aDish } from '#app/domain/guest-menu/guest-dish.fixture.ts'
import type { GuestDish } from '#app/domain/guest-menu/guest-menu.ts'
import { determineDiet, determineFact } from './dish-facts.ts'
import { dietaryFacts, type Diet, type DietaryFact } from '../guest-menu/facts.ts'
import { foldedWords } from './fold-text.ts'
import { isTurkishForm } from './inflection.ts'
import { conceptName, findTerms, lexiconSize } from './lexicon.ts'

const facts = (words: string) =>
  // Whatever contains milk contains lactose.
  [...new Set(findTerms(words).flatMap((term) => term.facts))]
    .filter((fact) => fact !== 'lactose')
    .toSorted()

const dish = (change: Partial<GuestDish>): GuestDish => aDish('Tabak', change)

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
    ['yufka', ['gluten']],
    ['tel kadayıf', ['gluten']],
    ['tarhana', ['gluten', 'milk']],
    ['irmik', ['gluten']],
    ['şehriyeli', ['gluten']],
    ['sucuklu', ['meat']],
    ['dana pastırması', ['meat']],
    ['jambonlu', ['meat', 'pork']],
    ['Roma domatesi', []],
    ['anchovies', ['fish']],
    ['cherry tomatoes', []],
    ['fındık ezmesi', ['nuts']],
    ['acı bakla', ['lupin']],
    ['soya sosu', ['gluten', 'soy']],
    ['cevizli ekmeği', ['gluten', 'nuts']],
    ['sourdough', ['gluten']],
    ['menengiç', ['nuts']],
    ['Yorkshire pudding', ['eggs', 'gluten', 'milk']],
  ])('%s implies %j', (words, expected) => {
    expect(facts(words)).toEqual(expected)
  })
})

describe('the lexicon is not misled by', () => {
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
    'almondine değil',
    'vegan cheese',
    'bitkisel süt',
    'Çin usulü',
    'Rum usulü',
    'Ilık servis',
    'bir dilim',
    'fıstık kabağı',
    'kestane',
    'doymuş',
    'cocoa butter',
    'hindistan cevizi unu',
    'kidney bean',
    'oyster mushroom',
    'vegetable stock',
    'ginger beer',
  ])('%s implies no fact', (words) => {
    expect(facts(words)).toEqual([])
  })
})

test('Turkish words match regardless of case, accents and suffixes', () => {
  for (const word of ['ÇORBA', 'corbası', 'çorbasında', 'Çorbalar']) {
    expect(isTurkishForm(foldedWords(word)[0] ?? '', 'corba')).toBe(true)
  }
  expect(foldedWords('IŞIL İlk ıslak')).toEqual(['isil', 'ilk', 'islak'])
})

describe('the known contents of a dish', () => {
  test('include the contents of its ingredients and name', () => {
    expect(determineFact(dish({ ingredients: ['ceviz', 'bal'] }), 'nuts')).toEqual({
      status: 'contains',
      reasons: ['ceviz'],
    })
    expect(determineFact(dish({ name: 'Cevizli Kek' }), 'nuts').status).toBe('contains')
  })

  test('include its description, unless an ingredient is more specific', () => {
    const described = dish({ ingredients: ['nohut'], description: 'Naneli tereyağında çevrilir.' })
    expect(determineFact(described, 'milk')).toEqual({
      status: 'contains',
      reasons: ['Naneli tereyağında çevrilir'],
    })
    const both = dish({ ingredients: ['tereyağı'], description: 'Tereyağlı.' })
    expect(determineFact(both, 'milk').reasons).toEqual(['tereyağı'])
  })

  test('exclude what is optional, goes well with it, or is denied', () => {
    const status = (description: string, fact: DietaryFact) =>
      determineFact(dish({ description }), fact).status
    expect(status('Sıcak lavaş ayrıca istenebilir.', 'gluten')).toBe('mentioned')
    expect(status('Et suyu kullanılmaz, sebze suyuyla yapılır.', 'meat')).toBe('not_recorded')
    expect(status('Beyaz peynirle iyi gider.', 'milk')).toBe('not_recorded')
    expect(status('Goes well beside kebab.', 'meat')).toBe('not_recorded')
    expect(status('Pairs nicely with naan bread.', 'gluten')).toBe('not_recorded')
    expect(status('Lovely alongside a cheese board.', 'milk')).toBe('not_recorded')
    expect(status('Kebapların yanında çok güzel olur.', 'meat')).toBe('not_recorded')
    expect(status('Served alongside naan bread.', 'gluten')).toBe('contains')
    expect(status('Lokum gibi kuzu eti.', 'meat')).toBe('contains')
    expect(status('Made without eggs.', 'eggs')).toBe('not_recorded')
  })

  test('include what is next to a denial', () => {
    const both = dish({ description: 'Ceviz içerir, yumurta içermez. Walnuts and honey, no milk.' })
    expect(determineFact(both, 'nuts').status).toBe('contains')
    expect(determineFact(both, 'honey').status).toBe('contains')
    expect(determineFact(both, 'eggs').status).toBe('not_recorded')
    expect(determineFact(both, 'milk').status).toBe('not_recorded')
    const notOnly = dish({ description: 'Not only walnuts, but almonds as well.' })
    expect(determineFact(notOnly, 'nuts').status).toBe('contains')
  })

  test('include what dishes of this name usually contain, marked as usual', () => {
    expect(determineFact(dish({ name: 'Margarita Pizza' }), 'gluten').status).toBe('usual')
    const tagged = dish({ name: 'Glutensiz Pizza', tags: ['glutensiz'] })
    expect(determineFact(tagged, 'gluten').status).toBe('marked_free')
  })

  test('follow the clearer of two words', () => {
    const baklava = dish({ name: 'Fıstıklı Baklava', ingredients: ['Antep fıstığı'] })
    expect(determineFact(baklava, 'nuts').status).toBe('contains')
    expect(determineFact(baklava, 'peanuts').status).toBe('not_recorded')
    const vague = dish({ ingredients: ['fıstık'] })
    expect(determineFact(vague, 'nuts').status).toBe('contains')
    expect(determineFact(vague, 'peanuts').status).toBe('contains')
  })

  test('are free of a fact only by the owner’s tag, and only if nothing contradicts it', () => {
    expect(
      determineFact(dish({ ingredients: ['pirinç'], tags: ['Glutensiz'] }), 'gluten').status,
    ).toBe('marked_free')
    expect(determineFact(dish({ ingredients: ['un'], tags: ['glutensiz'] }), 'gluten')).toEqual({
      status: 'contains',
      reasons: ['un'],
      contradictedTag: 'glutensiz',
    })
    expect(determineDiet(dish({ ingredients: ['et'], tags: ['vegan'] }), 'vegan')).toEqual({
      tag: 'vegan',
      against: ['et'],
    })
  })

  test.each(['gluten-free', 'Gluten Free', 'GLUTENSİZ', 'no gluten'])(
    'are gluten-free with the tag %s',
    (tag) => {
      expect(determineFact(dish({ tags: [tag] }), 'gluten').status).toBe('marked_free')
    },
  )

  test.each(['vegan değil', 'not vegan', 'vegan seçeneği var', 'vegan option', 'vegetarian'])(
    'are not vegan with the tag %s',
    (tag) => {
      expect(determineDiet(dish({ tags: [tag] }), 'vegan').tag).toBeUndefined()
    },
  )

  test('include milk without lactose as milk', () => {
    const drink = dish({ ingredients: ['laktozsuz süt'], tags: ['laktozsuz'] })
    expect(determineFact(drink, 'milk').status).toBe('contains')
    expect(determineFact(drink, 'lactose').status).toBe('marked_free')
    expect(determineFact(dish({ tags: ['laktozsuz'] }), 'milk').status).toBe('not_recorded')
  })

  test.each<[string, Diet]>([
    ['helal', 'halal'],
    ['%100 vegan', 'vegan'],
    ['🌱 Vegan', 'vegan'],
    ['vejeteryan', 'vegetarian'],
    ['vegan', 'vegetarian'],
  ])('are marked by the tag %s as %s', (tag, diet) => {
    expect(determineDiet(dish({ tags: [tag] }), diet).tag).toBe(tag)
  })

  test('are never free of anything without a tag, whatever the ingredients', () => {
    const anything = fc.array(
      fc.oneof(fc.string(), fc.constantFrom('su', 'tuz', 'glutensiz un', 'sütsüz krema')),
    )
    fc.assert(
      fc.property(anything, fc.string(), (ingredients, description) => {
        for (const fact of dietaryFacts) {
          expect(determineFact(dish({ ingredients, description }), fact).status).not.toBe(
            'marked_free',
          )
        }
      }),
    )
  })
})

test('the lexicon names over 1,500 concepts in both languages', () => {
  expect(lexiconSize).toBeGreaterThan(1_500)
  expect(conceptName('walnut', 'tr')).toBe('ceviz')
  expect(conceptName('walnut', 'en')).toBe('walnut')
})

test('contents that an ingredient often has are usual, unless the owner denies them', () => {
  const cubes = dish({ ingredients: ['bulyon'] })
  expect(determineFact(cubes, 'celery')).toEqual({ status: 'usual', reasons: ['bulyon'] })
  const tagged = dish({ ingredients: ['bitter çikolata'], tags: ['vegan', 'dairy free'] })
  expect(determineFact(tagged, 'milk').status).toBe('marked_free')
  expect(determineDiet(tagged, 'vegan')).toEqual({ tag: 'vegan', against: [] })
  const offered = dish({ description: 'Mayonez istenirse.' })
  expect(determineFact(offered, 'mustard').status).toBe('mentioned')
})
