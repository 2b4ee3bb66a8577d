import { expect, test } from 'vitest'
import type { Topic } from '#app/domain/guest-menu/topics.ts'
import { aVisit } from '#app/domain/visit/visit.fixture.ts'
import { findHouseTextInMenu } from '../house/find-house-text.ts'
import { demoMenu } from '../../../tests/fixtures/demo-menu.ts'
import { phraseLanguages, type PhraseLanguage } from './phrases/phrase-types.ts'
import { createRenderer } from './renderer.ts'

const demo = demoMenu()
const restaurant = { ...demo.restaurant, location: 'Moda', visit: aVisit }

/** Asks about topics in a restaurant whose owner wrote about payment alone. */
async function ask(topics: readonly Topic[], language: PhraseLanguage, visit = aVisit) {
  const menu = {
    ...demo,
    menu: { ...demo.menu, aiContext: '' },
    restaurant: { ...restaurant, visit },
    house: { payment: 'Nakit' },
  }
  const renderer = createRenderer({ menu, language, seed: '1', now: 0 })
  const parts = topics.map((topic) => ({ do: 'house', topic }) as const)
  const rendered = await Promise.all(
    parts.map((part) => renderer.part(part, [], findHouseTextInMenu(part, menu))),
  )
  return [...rendered.flatMap(({ blocks }) => blocks), ...renderer.end().blocks].map(
    ({ text }) => text,
  )
}

test('says what is recorded, in the guest’s language, where the owner wrote nothing', async () => {
  expect(await ask(['hours', 'place', 'wifi', 'payment'], 'en')).toEqual([
    'Opening hours: Tuesday–Friday 12:00–23:00; Saturday 12:00–15:00, 18:00–02:00; Sunday 12:00–23:00',
    'The address: Moda',
    'Wi-Fi network Lale Misafir, password kahve; "köpük"',
    'The house says: “Nakit”',
  ])
  expect(await ask(['hours', 'wifi'], 'tr')).toEqual([
    'Çalışma saatleri: Salı–Cuma 12:00–23:00; Cumartesi 12:00–15:00, 18:00–02:00; Pazar 12:00–23:00',
    'Wi-Fi ağı Lale Misafir, şifre kahve; "köpük"',
  ])
})

test('says the hours once, and for the kitchen too', async () => {
  const [text, ...others] = await ask(['kitchen', 'hours'], 'en')
  expect(text).toContain('Opening hours: Tuesday')
  expect(others).toEqual([])
})

test('an open network has no password', async () => {
  expect(await ask(['wifi'], 'de', { ...aVisit, wifiKey: '' })).toEqual(['WLAN: Lale Misafir'])
})

test('what isn’t recorded stays unknown', async () => {
  const empty = { ...aVisit, hours: [], wifiName: '', wifiKey: '' }
  expect(await ask(['hours', 'wifi'], 'en', empty)).toEqual([
    'Opening hours and Wi-Fi: the menu doesn’t say; the team will know.',
  ])
})

test.each(phraseLanguages)(
  'hours, place and Wi-Fi are answered from the visit in %s',
  async (language) => {
    const [hours, place, wifi] = await ask(['hours', 'place', 'wifi'], language)
    expect(hours).toContain('18:00–02:00')
    expect(place).toContain('Moda')
    expect(wifi).toMatch(/Lale Misafir.*kahve/)
  },
)
