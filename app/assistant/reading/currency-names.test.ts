import { expect, test } from 'vitest'
import { findPrices, findAmounts } from './amounts.ts'
import { findCues } from './cues.ts'
import { parseMessage } from './parse-message.ts'
import type { PhraseLanguage } from '../render/phrases/phrase-types.ts'

function pricesIn(text: string, language: PhraseLanguage, currency: string) {
  const { phrases } = parseMessage(text)
  return findAmounts(text, findCues(phrases, [language, 'en']), currency).map(({ value }) => value)
}

test.each<[string, PhraseLanguage, string]>([
  ['etwas unter 40 Franken', 'de', 'CHF'],
  ['j’ai 40 francs', 'fr', 'CHF'],
  ['under 40 Swiss francs', 'en', 'CHF'],
  ['traigo 40 pesos', 'es', 'MXN'],
  ['40 pesoya kadar', 'tr', 'MXN'],
  ['у нас 40 рублей', 'ru', 'RUB'],
  ['до 40 гривень', 'uk', 'UAH'],
  ['معي ٤٠ درهم', 'ar', 'AED'],
  ['max 40 kr', 'en', 'SEK'],
  ['moins de 40 lires', 'fr', 'TRY'],
  ['under 40 euros', 'en', 'CHF'],
])('“%s” in %s is an amount of %s', (text, language, currency) => {
  expect(pricesIn(text, language, currency)).toEqual([4_000])
})

test.each<[string, PhraseLanguage, string]>([
  ['2 Turkish coffees', 'en', 'TRY'],
  ['2 türk kahvesi', 'tr', 'TRY'],
  ['2 Swiss rösti', 'en', 'CHF'],
  ['2 Franciacorta', 'it', 'CHF'],
])('“%s” in %s is no amount of %s', (text, language, currency) => {
  expect(pricesIn(text, language, currency)).toEqual([])
})

test('an owner’s sentence prices something only in the menu’s currency', () => {
  expect(findPrices('Media porción 110 pesos, 6 dollars', 'MXN')).toEqual([11_000])
})
