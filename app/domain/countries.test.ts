import { expect, test } from 'vitest'
import { countryName, findCountry } from './countries.ts'

test.each([
  ['TR', 'TR'],
  ['türkiye', 'TR'],
  ['Turkey', 'TR'],
  ['Almanya', 'DE'],
  ['germany', 'DE'],
  ['İrlanda', 'IE'],
  ['UK', 'GB'],
  [' Yeni Zelanda ', 'NZ'],
])('finds %j', (text, code) => {
  expect(findCountry(text)).toBe(code)
})

test.each(['', 'Atlantis', 'EU', 'ZZ', 'Germany and France'])('finds no country in %j', (text) => {
  expect(findCountry(text)).toBeUndefined()
})

test('names a country in a guest’s language', () => {
  expect(countryName('DE', 'fr')).toBe('Allemagne')
  expect(countryName('DE', 'zh')).toBe('德国')
})
