import { expect, test } from 'vitest'
import { foodInLanguage } from './food-in-language.ts'

test.each([
  ['ceviz', 'de', 'Walnuss'],
  ['walnuts', 'tr', 'ceviz'],
  ['yumurta', 'en', 'egg'],
  ['Walnüsse', 'en', 'walnut'],
  ['date fruit', 'fr', 'dattes'],
] as const)('%s is known in %s as %s', (words, language, name) => {
  expect(foodInLanguage(words, language)).toBe(name)
})

test.each([
  'mace',
  'cayenne pepper',
  'savoy cabbage',
  'orange zest',
  'treacle',
  'kayseri mantısı',
  'turşu',
  'et suyu',
  'deniz ürünü',
  'közlenmiş biber',
  'ceviz ve badem',
  'Oma Erna',
])('%s is left to the translator', (words) => {
  expect(foodInLanguage(words, 'de')).toBeUndefined()
})
