import { aDish } from '#app/domain/guest-menu/guest-dish.fixture.ts'
import type { GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import type { Service } from '#app/domain/guest-menu/service.ts'
import type { OpenTime } from '#app/domain/guest-menu/visit.ts'
import { conversationState } from '../plan/conversation-state.ts'
import type { Part } from '../plan/part.ts'
import type { DietaryTarget } from '#app/domain/guest-menu/dietary-target.ts'
import { avoidedInThisAnswer, planOffline } from '../planners/offline-planner.ts'
import { readConversation } from '../reading/read-conversation.ts'
import type { PhraseLanguage } from './phrases/phrase-types.ts'
import { createRenderer } from './renderer.ts'
import { menu as base } from './renderer.fixture.ts'

/** Served on workdays. */
export const served = (
  times: readonly OpenTime[],
  outside: Service['outside'] = 'shown',
): Service => ({
  timeZone: 'Europe/Istanbul',
  hours: [times, times, times, times, times, [], []],
  outside,
})

const free = { milk: { state: 'free', confirmedAt: new Date('2026-01-01') } } as const
/** Breakfast and grills are served at certain times. */
export const menu: GuestMenu = {
  ...base,
  categories: [
    {
      id: 'Kahvaltı',
      name: 'Kahvaltı',
      service: served([[480, 660]], 'hidden'),
      dishes: [
        aDish('Menemen', { priceMinor: 9_000, ingredients: ['yumurta', 'domates'], stated: free }),
        aDish('Simit', { priceMinor: 3_000 }),
      ],
      sections: [],
    },
    {
      id: 'Izgaralar',
      name: 'Izgaralar',
      service: served([[1020, 1380]]),
      dishes: [aDish('Adana', { priceMinor: 42_000, stated: free })],
      sections: [],
    },
    {
      id: 'Ana Yemekler',
      name: 'Ana Yemekler',
      dishes: [
        aDish('Pide', { priceMinor: 30_000, stated: free }),
        aDish('Musakka', { priceMinor: 35_000 }),
      ],
      sections: [],
    },
  ],
}
// A Friday.
export const noon = Date.parse('2026-11-27T12:00+03:00')
export const morning = Date.parse('2026-11-27T09:00+03:00')
export const evening = Date.parse('2026-11-27T18:00+03:00')

/** Renders parts as of a moment. */
export async function replyTo(
  parts: readonly Part[],
  now: number,
  language: PhraseLanguage = 'en',
  onMenu: GuestMenu = menu,
  avoided: readonly DietaryTarget[] = [],
) {
  const renderer = createRenderer({ menu: onMenu, language, seed: '1', now })
  const texts: string[] = []
  for (const part of parts) {
    const { blocks } = await renderer.part(part, avoided)
    texts.push(...blocks.map(({ text }) => text))
  }
  return texts
}

/** Answers without a model. */
export function ask(question: string, now = noon, language: PhraseLanguage = 'en', onMenu = menu) {
  const reading = readConversation(question, [], onMenu, language)
  const parts = planOffline(reading, conversationState([]), onMenu)
  return replyTo(parts, now, reading.language, onMenu, [
    ...reading.avoided,
    ...avoidedInThisAnswer(reading),
  ])
}
