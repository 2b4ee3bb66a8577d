import { expect, test } from 'vitest'
import { turkishForms } from './turkish-forms.ts'

test.each([
  ['Fava', 'Fava’da', 'Fava’nın', 'Fava’yı'],
  ['Adana Kebap', 'Adana Kebap’ta', 'Adana Kebap’ın', 'Adana Kebap’ı'],
  ['Künefe', 'Künefe’de', 'Künefe’nin', 'Künefe’yi'],
  ['Humus', 'Humus’ta', 'Humus’un', 'Humus’u'],
  ['Mercimek Çorbası', 'Mercimek Çorbası’nda', 'Mercimek Çorbası’nın', 'Mercimek Çorbası’nı'],
  ['Sigara Böreği', 'Sigara Böreği’nde', 'Sigara Böreği’nin', 'Sigara Böreği’ni'],
  ['İmam Bayıldı', 'İmam Bayıldı’da', 'İmam Bayıldı’nın', 'İmam Bayıldı’yı'],
  ['Tavuk Panini', 'Tavuk Panini’de', 'Tavuk Panini’nin', 'Tavuk Panini’yi'],
])('inflects %s in Turkish', (dish, dishDe, dishIn, dishI) => {
  expect(turkishForms({ dish })).toMatchObject({ dishDe, dishIn, dishI })
})
