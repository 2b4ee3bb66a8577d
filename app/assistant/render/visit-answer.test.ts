import { expect, test } from 'vitest'
import type { Topic } from '#app/domain/guest-menu/topics.ts'
import { aVisit } from '#app/domain/visit/visit.fixture.ts'
import { findHouseTextInMenu } from '../house/find-house-text.ts'
import { demoMenu } from '../../../tests/fixtures/demo-menu.ts'
import { phraseLanguages, type PhraseLanguage } from './phrases/phrase-types.ts'
import { createRenderer } from './renderer.ts'

const demo = demoMenu()
const restaurant = { ...demo.restaurant, location: 'Moda', visit: aVisit }
const calm = { ...aVisit, notice: '' }
// A Saturday, half past eleven at night in Istanbul.
const saturdayNight = Date.parse('2026-11-28T20:30:00Z')

/** Asks about topics in a restaurant whose owner wrote about payment alone. */
async function ask(
  topics: readonly Topic[],
  language: PhraseLanguage,
  { visit = calm, now = saturdayNight, house = {} } = {},
) {
  const menu = {
    ...demo,
    menu: { ...demo.menu, aiContext: '' },
    restaurant: { ...restaurant, visit },
    house: { payment: 'Nakit', ...house },
    languages: ['tr', 'en', 'de'] as const,
  }
  const renderer = createRenderer({ menu, language, seed: '1', now })
  const parts = topics.map((topic) => ({ do: 'house', topic }) as const)
  const rendered = await Promise.all(
    parts.map((part) => renderer.part(part, [], findHouseTextInMenu(part, menu))),
  )
  return [...rendered.flatMap(({ blocks }) => blocks), ...renderer.end().blocks]
}

const textsOf = async (...question: Parameters<typeof ask>) =>
  (await ask(...question)).map(({ text }) => text)

test('says what is recorded, in the guest’s language, where the owner wrote nothing', async () => {
  expect(await textsOf(['hours', 'place', 'wifi', 'payment'], 'en')).toEqual([
    'Open now, until 02:00.',
    'Opening hours: Tuesday–Friday 12:00–23:00; Saturday 12:00–15:00, 18:00–02:00; Sunday 12:00–23:00',
    'The address: Moda',
    'Wi-Fi network Lale Misafir, password kahve; "köpük"',
    'The house says: “Nakit”',
  ])
  expect(await textsOf(['hours', 'wifi'], 'tr')).toEqual([
    'Şu an açık, kapanış 02:00.',
    'Çalışma saatleri: Salı–Cuma 12:00–23:00; Cumartesi 12:00–15:00, 18:00–02:00; Pazar 12:00–23:00',
    'Wi-Fi ağı Lale Misafir, şifre kahve; "köpük"',
  ])
})

test.each([
  ['2026-11-28T23:30:00Z', 'Closed now; opens at 12:00.'],
  ['2026-11-29T22:30:00Z', 'Closed now; opens tomorrow at 12:00.'],
  ['2026-11-29T20:30:00Z', 'Closed now; opens Tuesday at 12:00.'],
])('at %s: %s', async (time, sentence) => {
  expect((await textsOf(['hours'], 'en', { now: Date.parse(time) }))[0]).toBe(sentence)
})

test('says the hours once, and for the kitchen too', async () => {
  const [week, state, ...others] = await textsOf(['kitchen', 'hours'], 'en')
  expect(week).toContain('Opening hours: Tuesday')
  expect(state).toBe('Open now, until 02:00.')
  expect(others).toEqual([])
})

test('says beside the owner’s text only what that can’t say', async () => {
  const house = { hours: 'Mutfak 22’de kapanır.', place: 'İskelenin yanında.' }
  expect(await textsOf(['hours', 'place'], 'en', { visit: aVisit, house })).toEqual([
    'Open now, until 02:00.',
    // Today may be different.
    'The house says: “Teras bugün kapalı.”',
    'The house says: “Mutfak 22’de kapanır.”',
    'The address: Moda',
    'The house says: “İskelenin yanında.”',
  ])
})

test('an open network has no password', async () => {
  expect(await textsOf(['wifi'], 'de', { visit: { ...calm, wifiKey: '' } })).toEqual([
    'WLAN: Lale Misafir',
  ])
})

test('what isn’t recorded stays unknown', async () => {
  const visit = { ...calm, hours: [], wifiName: '', wifiKey: '', phone: '', links: [] }
  expect(await textsOf(['hours', 'wifi', 'phone', 'links'], 'en', { visit })).toEqual([
    'Opening hours, Wi-Fi, the phone number, and social media and website: the menu doesn’t say; the team will know.',
  ])
})

test('a number, an address and a site are links', async () => {
  const blocks = await ask(['phone', 'place', 'links'], 'en')
  expect(blocks.flatMap((block) => (block.kind === 'text' ? (block.links ?? []) : []))).toEqual([
    { text: '+90 216 555 01 23', href: 'tel:+902165550123' },
    {
      text: 'Moda',
      href: 'https://www.google.com/maps/search/?api=1&query=Akar%20Lokantas%C4%B1%2C%20Moda',
    },
    { text: 'Instagram', href: 'https://www.instagram.com/lale' },
  ])
})

test('names the languages of the menu, and says which the assistant answers in', async () => {
  expect(await textsOf(['languages'], 'en')).toEqual([
    'The menu’s languages: Turkish, English, and German',
    'Write in your own language; I’ll answer in it where I can.',
  ])
})

test.each(phraseLanguages)('what is recorded is answered in %s', async (language) => {
  const answers = async (topic: Topic) => (await textsOf([topic], language)).join('\n')
  expect(await answers('hours')).toMatch(/02:00.*\n.*18:00–02:00/)
  expect(await answers('place')).toContain('Moda')
  expect(await answers('wifi')).toMatch(/Lale Misafir.*kahve/)
  expect(await answers('phone')).toContain('+90 216 555 01 23')
  expect(await answers('links')).toContain('Instagram')
  const names = new Intl.DisplayNames(language, { type: 'language' })
  expect(await answers('languages')).toContain(names.of('de'))
})
