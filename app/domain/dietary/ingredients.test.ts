import { expect, test } from 'vitest'
import { findConcept, determineFact, type DishFact } from './dish-facts.ts'
import type { DietaryFact } from '../guest-menu/facts.ts'
import { findSlips } from './find-slips.ts'
import { asDish } from './dish-texts.ts'

const dishOf = (name: string, ingredients: string[], tags: string[] = []) =>
  asDish({ name, description: '', ingredients, tags, aiInstructions: '' })

test.each<[string, string[], string, DietaryFact, DishFact['status']]>([
  ['Amerikan Salatası', ['bezelye', 'majonez'], 'yumurtasız', 'eggs', 'usual'],
  ['Tabak', ['mayonaise'], 'yumurtasız', 'eggs', 'contains'],
  ['Salad', ['mozarela'], 'dairy-free', 'milk', 'usual'],
  ['Mozarela Salad', ['tomato'], 'dairy-free', 'milk', 'usual'],
  ['Bowl', ['cashwe'], 'nut-free', 'nuts', 'usual'],
  ['Bowl', ['cashwe'], 'egg-free', 'eggs', 'marked_free'],
  ['Bowl', ['grated carrot', 'garnish'], 'dairy-free', 'milk', 'marked_free'],
  ['Bowl', ['glutensiz ekmeksiz'], 'glutensiz', 'gluten', 'marked_free'],
])(
  'ignores a free-from tag beside a misspelt food: %s, %j, %s',
  (name, ingredients, tag, fact, status) => {
    expect(determineFact(dishOf(name, ingredients, [tag]), fact).status).toBe(status)
  },
)

test('a misspelt food proves nothing, and a statement overrides the guess', () => {
  expect(determineFact(dishOf('Bowl', ['cashwe']), 'nuts').status).toBe('not_recorded')
  const confirmedAt = new Date('2026-11-01T10:00:00Z')
  const stated = { ...dishOf('Bowl', ['cashwe'], ['nut-free']), stated: {} }
  const free = { ...stated, stated: { nuts: { state: 'free' as const, confirmedAt } } }
  expect(determineFact(stated, 'nuts').contradictedTag).toBe('nut-free')
  expect(determineFact(free, 'nuts').status).toBe('marked_free')
})

// Common menu words that don't resemble any food with an allergen.
const ordinary = `
doğranmış kavrulmuş haşlanmış közlenmiş kurutulmuş rendelenmiş çekilmiş süzülmüş kızarmış marine
dilimlenmiş dondurulmuş konserve organik yöresel geleneksel harman baharat karışımı mevsim yeşillik
kırmızı turuncu kahverengi porsiyon çıtır yumuşak püresi yaprağı kabuğu dolgusu şurubu şerbeti reçeli
aroması tatlandırıcı koruyucu asitlik düzenleyici kıvam arttırıcı ekstraktı kaşık bardak kilogram
chopped sliced minced grated shredded crushed roasted toasted grilled pickled frozen organic seasonal
homemade special traditional classic crispy crunchy handful sprinkle drizzle garnish topping filling
seasoning marinade reduction infusion essence flavouring colouring preservative emulsifier stabiliser
thickener sweetener acidity regulator garden artisan selection assorted platter basket`

test('ordinary words do not resemble a food', () => {
  const near = ordinary.match(/\p{L}+/gu)?.filter((word) => findSlips(word).length > 0)
  expect(near).toEqual([])
})

test.each<[string, string, DietaryFact, DishFact['status']]>([
  ['Tabak', 'süt içermeyen çikolata', 'milk', 'not_recorded'],
  ['Tabak', 'bitter çikolata (süt içermez)', 'milk', 'not_recorded'],
  ['Tabak', 'chocolate without milk', 'milk', 'not_recorded'],
  ['Tabak', 'chocolate (no milk) and butter', 'milk', 'contains'],
  ['Tabak', 'bread without crust and butter', 'milk', 'contains'],
  ['Tabak', 'no milk', 'milk', 'contains'],
  ['Tabak', 'peynirli gluten içermeyen simit', 'milk', 'contains'],
  ['Tabak', 'süt içermeyen çikolata, tereyağı', 'milk', 'contains'],
  ['Tabak', 'un, yumurta içermeyen kek karışımı', 'gluten', 'contains'],
  ['Tabak', 'yumurta içermeyen mayonez', 'eggs', 'not_recorded'],
])(
  '%s with %s: an ingredient does not contain what its own text denies',
  (name, ingredient, fact, status) => {
    expect(determineFact(dishOf(name, [ingredient]), fact).status).toBe(status)
  },
)

test('“dates” in an ingredient are the fruit', () => {
  expect(findConcept(dishOf('Pudding', ['dates', 'flour']), 'date')).toBe('dates')
  expect(findConcept(dishOf('Pudding', ['flour']), 'date')).toBeUndefined()
})

test.each<[string, string[], string[], DishFact['status']]>([
  ['Penne Pomodoro', ['corn and rice penne'], [], 'contains'],
  ['Pomodoro', ['corn and rice penne'], [], 'usual'],
  ['Pomodoro', ['corn and rice penne'], ['gluten-free'], 'marked_free'],
  ['Pomodoro', ['rice', 'penne'], [], 'contains'],
  ['Tabak', ['nohutlu makarna'], [], 'usual'],
  ['Tabak', ['karabuğday ekmeği'], [], 'usual'],
  ['Wrap', ['chickpea pita'], [], 'contains'],
  ['Muzlu Ekmek', ['karabuğday unu', 'muz'], ['glutensiz'], 'marked_free'],
  ['Muzlu Ekmek', ['karabuğday unu', 'muz'], [], 'usual'],
  ['Muzlu Ekmek', ['karabuğday unu', 'un', 'muz'], ['glutensiz'], 'contains'],
  ['Muzlu Ekmek', ['muz'], ['glutensiz'], 'contains'],
  ['Noodle Bowl', ['potato starch'], [], 'contains'],
])('%s of %j marked %j: another flour replaces wheat', (name, ingredients, tags, status) => {
  expect(determineFact(dishOf(name, ingredients, tags), 'gluten').status).toBe(status)
})

test.each<[string, DietaryFact]>([
  ['süt ürünsüz', 'milk'],
  ['süt ürünü içermez', 'milk'],
  ['kuruyemiş içermez', 'nuts'],
  ['Yumurta içermez', 'eggs'],
  ['gluten içermeyen', 'gluten'],
  ['free from gluten', 'gluten'],
])('a tag “%s” marks a dish as free of %s', (tag, fact) => {
  const dish = dishOf('Tabak', ['su'], [tag])
  expect(determineFact(dish, fact)).toEqual({ status: 'marked_free', reasons: [tag] })
})
