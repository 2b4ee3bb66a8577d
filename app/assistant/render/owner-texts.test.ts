import { expect, test } from 'vitest'
import { aDish } from '#app/domain/guest-menu/guest-dish.fixture.ts'
import { originalTexts, translatedTexts } from '#app/domain/translations/menu-texts.ts'
import { menu, section } from './renderer.fixture.ts'
import { ownerTexts } from './owner-texts.ts'
import { createRenderer } from './renderer.ts'

const note = 'Fırında 20 dakika pişer. Aynı yağda midye kızartılır. Çayla gider.'

/** Renders a detail of a dish for a German, with its note translated. */
async function tell(detail: 'note' | 'cooking', translation: string | undefined) {
  const dish = aDish('Kaşarlı Pide', { aiInstructions: note })
  const texts = translatedTexts(
    new Map(
      translation === undefined
        ? []
        : [[`note:${dish.id}`, { source: { text: note }, texts: { text: translation } }]],
    ),
    'de',
    'tr',
  )
  const ofDish = { ...menu, categories: [section('Pideler', [dish])] }
  const owner = await ownerTexts(ofDish, texts)
  const renderer = createRenderer({ menu: ofDish, language: 'de', seed: '1', now: 0, owner })
  return (await renderer.part({ do: 'tell', dishes: [dish.id], of: [detail] }, [])).blocks
}

test.each([
  [
    'its sentences correspond to the original’s',
    'Backt 20 Minuten im Ofen. Im selben Öl frittieren wir Muscheln. Passt zu Tee.',
    'Backt 20 Minuten im Ofen. Im selben Öl frittieren wir Muscheln.',
  ],
  [
    'it has fewer sentences',
    'Backt 20 Minuten im Ofen und passt zu Tee. Im selben Öl frittieren wir Muscheln.',
    'Backt 20 Minuten im Ofen und passt zu Tee. Im selben Öl frittieren wir Muscheln.',
  ],
  [
    'it has them in another order',
    'Passt zu Tee. Im selben Öl frittieren wir Muscheln. Backt 20 Minuten im Ofen.',
    'Passt zu Tee. Im selben Öl frittieren wir Muscheln. Backt 20 Minuten im Ofen.',
  ],
])('what a translated note says about cooking is quoted if %s', async (_, translation, quoted) => {
  expect(await tell('cooking', translation)).toEqual([
    { kind: 'text', text: `Kaşarlı Pide: „${quoted}“` },
  ])
})

test.each([
  ['note', note],
  ['cooking', 'Fırında 20 dakika pişer. Aynı yağda midye kızartılır.'],
] as const)('an untranslated note is quoted with its language: %s', async (detail, quote) => {
  expect(await tell(detail, undefined)).toEqual([
    { kind: 'quote', text: `Kaşarlı Pide: „${quote}“`, quote, quoteLang: 'tr' },
  ])
})

test('a note has no language on a page in its own, or if that is unknown', async () => {
  const dish = aDish('Kaşarlı Pide', { aiInstructions: note })
  for (const texts of [originalTexts('tr', 'tr'), originalTexts(null, 'de')]) {
    expect((await ownerTexts(menu, texts)).translateNote(dish)).toEqual({ text: note })
  }
})
