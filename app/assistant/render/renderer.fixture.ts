import type { DietaryFact } from '#app/domain/guest-menu/facts.ts'
import { aDish } from '#app/domain/guest-menu/guest-dish.fixture.ts'
import type { GuestDish, GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import type { Part } from '../plan/part.ts'
import type { DietaryTarget } from '#app/domain/guest-menu/dietary-target.ts'
import type { PhraseLanguage } from './phrases/phrase-types.ts'
import { createRenderer } from './renderer.ts'

const dishes = [
  aDish('Fava', { priceMinor: 14_000, ingredients: ['bakla', 'dereotu'], tags: ['vegan'] }),
  aDish('Kısır', {
    priceMinor: 13_000,
    ingredients: ['bulgur', 'domates'],
    tags: ['şefin önerisi'],
  }),
]
const mains = [
  aDish('Dana Güveç', { priceMinor: 42_000, ingredients: ['dana eti', 'tereyağı'], calories: 620 }),
  aDish('Izgara Çipura', {
    priceMinor: 56_000,
    ingredients: ['çipura', 'zeytinyağı'],
    stated: { milk: { state: 'free', confirmedAt: new Date('2026-01-01') } },
  }),
  aDish('Günün Çorbası'),
]
const desserts = [
  aDish('Cevizli Baklava', { priceMinor: 22_000, ingredients: ['yufka', 'ceviz', 'tereyağı'] }),
  aDish('Revani', { priceMinor: 15_000, ingredients: ['irmik', 'yumurta', 'şeker'] }),
]
export const section = (name: string, own: readonly GuestDish[]) => ({
  id: name,
  name,
  dishes: own,
  sections: [],
})
export const menu: GuestMenu = {
  restaurant: { id: 'r', name: 'Nar', location: '', logoUrl: null, aiInstructions: 'Code 4711' },
  menu: { id: 'm', currency: 'TRY', aiContext: '', aiInstructions: '' },
  categories: [
    section('Mezeler', dishes),
    section('Ana Yemekler', mains),
    section('Tatlılar', desserts),
  ],
  uncategorised: [],
}

export const fact = (name: DietaryFact): DietaryTarget => ({ kind: 'fact', fact: name })
export const vegan: DietaryTarget = { kind: 'diet', diet: 'vegan' }

/** Renders a part and the end of its reply as plain text. */
export async function render(
  part: Part,
  language: PhraseLanguage = 'en',
  avoided: readonly DietaryTarget[] = [],
) {
  const renderer = createRenderer({ menu, language, seed: '1', now: 0 })
  const blocks = [...(await renderer.part(part, avoided)).blocks, ...renderer.end().blocks]
  return blocks.map(({ text }) => text).join('\n')
}

export const advice = 'Please tell the team about it when you order; they have the last word.'
