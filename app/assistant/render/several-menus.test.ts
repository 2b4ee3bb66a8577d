import { expect, test } from 'vitest'
import { aDish } from '#app/domain/guest-menu/guest-dish.fixture.ts'
import type { GuestMenu, GuestMenuPart } from '#app/domain/guest-menu/guest-menu.ts'
import { shortIds } from '../plan/short-ids.ts'
import { assistantInstructions } from '../planners/plan-prompt.ts'
import { menu as base } from './renderer.fixture.ts'
import { ask, evening, noon, served } from './service-hours.fixture.ts'

const lunchHours = served([[720, 900]])
const lunch: GuestMenuPart = {
  id: 'm-lunch',
  name: 'Öğle Menüsü',
  service: lunchHours,
  categories: [
    {
      id: 'c-soups',
      name: 'Çorbalar',
      service: lunchHours,
      dishes: [aDish('Ezogelin', { priceMinor: 9_000 })],
      sections: [],
    },
  ],
  uncategorised: [aDish('Kuru Fasulye', { priceMinor: 15_000 })],
}
const dinner: GuestMenuPart = {
  id: 'm-dinner',
  name: 'Dinner',
  service: served([[1020, 1380]]),
  categories: [],
  uncategorised: [aDish('Kuzu İncik', { priceMinor: 60_000 })],
}
const drinks: GuestMenuPart = {
  id: 'm-drinks',
  name: 'Drinks',
  categories: [{ id: 'c-red', name: 'Kırmızı', dishes: [aDish('Öküzgözü')], sections: [] }],
  uncategorised: [aDish('Ayran', { priceMinor: 4_000 })],
}
const menus = [lunch, dinner, drinks]
const menu: GuestMenu = {
  ...base,
  menus,
  categories: menus.flatMap(({ categories }) => categories),
  uncategorised: menus.flatMap(({ uncategorised }) => uncategorised),
}
const tr = (question: string, now = noon) => ask(question, now, 'tr', menu)
const en = (question: string, now = noon) => ask(question, now, 'en', menu)

test('a question about one of several menus is answered with its dishes', async () => {
  const lunchDishes = ['Şunlar var:\n• Ezogelin (90,00 ₺)\n• Kuru Fasulye (150,00 ₺)']
  expect(await tr('Öğle menüsünde ne var?')).toEqual(lunchDishes)
  expect(await en('What’s on the drinks menu?')).toEqual([
    'Here’s what there is:\n• Öküzgözü\n• Ayran (40.00 ₺)',
  ])
  expect(await tr('Öğle menüsünde ne var?', evening)).toEqual([
    'Şunlar var:\n• Ezogelin (90,00 ₺): Pazartesi 12:00’den itibaren\n• Kuru Fasulye (150,00 ₺): Pazartesi 12:00’den itibaren',
  ])
})

test('a question about all lists the menus, what is served first', async () => {
  expect(await tr('Menüde ne var?')).toEqual([
    'Menüde şunlar var:\n• Öğle Menüsü (2)\n• Drinks (2)\n• Dinner (1): 17:00’den itibaren',
  ])
  expect(await en('What can I have now?', evening)).toEqual([
    'The menu has:\n• Dinner (1)\n• Drinks (2)',
  ])
})

test('a menu has hours like a category, and they apply to its dishes without a category', async () => {
  expect(await tr('Öğle menüsü kaça kadar?')).toEqual(['Öğle Menüsü: Pazartesi–Cuma 12:00–15:00'])
  expect(await en('When is dinner served?')).toEqual(['Dinner: Monday–Friday 17:00–23:00'])
  expect(await en('How much is the Kuru Fasulye?', evening)).toEqual([
    'Kuru Fasulye costs 150.00 ₺.',
    'Kuru Fasulye isn’t served right now (Monday from 12:00).',
  ])
})

test('what isn’t served is not suggested', async () => {
  const [now = ''] = await en('What do you recommend?', evening)
  expect(now).toMatch(/Kuzu İncik|Öküzgözü|Ayran/)
  expect(now).not.toMatch(/Ezogelin|Kuru Fasulye/)
})

test('the menu’s name says what a dish is, if its category doesn’t', async () => {
  expect(await tr('İçecekler neler?')).toEqual(['Şunlar var:\n• Öküzgözü\n• Ayran (40,00 ₺)'])
})

test('short ids of the first menu are those of its stored assistant', () => {
  const { menus: _, ...alone } = { ...menu, ...lunch }
  const stored = shortIds({ ...alone, menu: menu.menu })
  const live = shortIds(menu)
  for (const [short, id] of [...stored.dishIdOf, ...stored.headingIdOf]) {
    expect(live.dishIdOf.get(short) ?? live.headingIdOf.get(short)).toBe(id)
  }
  expect(live.headingIdOf.size).toBe(5)
})

test('a model’s prompt has the menus as headings, with their hours', async () => {
  const prompt = await assistantInstructions(menu)
  expect(prompt).toContain(
    `h3 Öğle Menüsü · served Mon–Fri 12:00–15:00\nh4 Dinner · served Mon–Fri 17:00–23:00\nh5 Drinks\nh1 Öğle Menüsü / Çorbalar`,
  )
  expect(prompt).toContain('Kuru Fasulye (h3)')
})
