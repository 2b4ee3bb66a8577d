import { expect, test } from 'vitest'
import { aDish } from '../guest-menu/guest-dish.fixture.ts'
import { findWeighed } from './weighed-dish.ts'

const levelOf = (name: string, ingredients: readonly string[] = []) => {
  const weighed = findWeighed({ ...aDish(name), ingredients })
  return weighed ? (weighed.isProven ? 'missing' : 'check') : undefined
}

test.each([
  'Döner Ekmek',
  'Hamburger Peynirli',
  'İskender Soslu',
  'Smashburger',
  'Hamburger Ketçaplı',
  'Hamburger Cheddar',
  'Hamburger Patates',
  'Ekmek Arası Döner',
  'Döner Kebabı',
  'Döner Dürümü',
  'Döner Porsiyonu',
  'İskender Tabağı',
  'Hamburger Menüsü',
  'Hamburgerler',
  'Rindsburger',
  'Dönerteller',
  'Burger with cheese sauce',
  'Burger, Brötchen und Pommes',
])('%s is weighed', (name) => {
  expect([levelOf(name), levelOf(name, ['dana eti'])]).toEqual(['check', 'missing'])
})

test.each([
  'Burger Sosu',
  'İskender Sosu',
  'Burger Sauce',
  'Burger Sos',
  'Burgersauce',
  'Hamburger Ekmeği',
  'Burger Ekmekleri',
  'Döner Lavaşı',
  'Hamburger Peyniri',
  'Döner Baharatı',
  'Hamburger Turşusu',
  'Burger Buns',
  'Dönerbrot',
  'Burgerbrötchen',
  'İskenderun Karidesi',
  'Dönerci Salatası',
  'Döner Baharatlı Patates',
  'Vegan Burger',
])('%s is not', (name) => {
  expect(levelOf(name)).toBeUndefined()
})

test('an English name without a mark is a compound, unless the ingredients have meat', () => {
  expect(levelOf('Burger Cheese')).toBeUndefined()
  expect(levelOf('Burger Cheese', ['beef', 'cheese'])).toBe('check')
})
