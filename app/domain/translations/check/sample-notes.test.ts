import { expect, test } from 'vitest'
import { demoRestaurants } from '#app/db/demo/restaurants.ts'
import { readTranslationFiles } from '#app/db/demo/seed-translations.ts'
import { isMenuLanguage } from '../../guest-menu/menu-language.ts'
import { checkTranslation } from './check-translation.ts'
import type { GoodTranslation } from './good-translations.fixture.ts'
import { mutate } from './mutate.fixture.ts'

const samples = await Promise.all(
  demoRestaurants.map(async (sample) => {
    const dishes = sample.categories.flatMap((category) => [
      ...category.dishes,
      ...category.sections.flatMap((section) => section.dishes),
    ])
    const languages = await readTranslationFiles(sample)
    return {
      others: dishes.map(({ aiInstructions }) => ({ text: aiInstructions })),
      notesByLanguage: languages.map(({ language, file }) =>
        dishes.flatMap(({ name, aiInstructions }): GoodTranslation[] =>
          isMenuLanguage(language)
            ? [
                {
                  from: sample.locale,
                  to: language,
                  source: { text: aiInstructions },
                  texts: { text: file.dishes[name]?.note ?? '' },
                },
              ]
            : [],
        ),
      ),
    }
  }),
)

test('No note of the samples has a problem that guests must not read', () => {
  for (const { others, notesByLanguage } of samples) {
    for (const note of notesByLanguage.flat()) {
      expect(checkTranslation({ ...note, others }).problems, JSON.stringify(note)).toEqual([])
    }
  }
})

test('The check is sure of no note with an invented allergen, denial or diet, and of hardly any other wrong one', () => {
  // Every 30th of some 60,000, which would take a minute.
  const verdicts = samples.flatMap(({ others, notesByLanguage }) =>
    notesByLanguage
      .flatMap((notes) => notes.flatMap((note) => mutate(note, notes)))
      .filter((_, index) => index % 30 === 0)
      .map((mutation) => ({ ...mutation, ...checkTranslation({ ...mutation, others }) })),
  )
  const sure = verdicts.filter(({ isSure }) => isSure)
  const invented = sure.filter(({ kind }) => kind.startsWith('add'))
  expect(verdicts.length).toBeGreaterThan(1_500)
  expect(invented.map(({ to, texts }) => [to, texts])).toEqual([])
  expect(sure.length / verdicts.length).toBeLessThanOrEqual(0.005)
})

test.each([
  ['Cevizsiz hazırlanabilir.', 'Kann ohne Walnüsse zubereitet werden.', []],
  [
    'Cevizsiz hazırlanabilir.',
    'Kann mit Walnüssen zubereitet werden.',
    [['negation', 'Walnüssen']],
  ],
  ['Fındık içermez.', 'Enthält Haselnüsse.', [['negation', 'Haselnüsse']]],
  ['Fındık içerebilir.', 'Enthält Haselnüsse.', [['possibility', 'Haselnüsse']]],
  ['Fındık içerebilir.', 'Frisch zubereitet.', [['lost', 'Fındık']]],
  ['Domuz ürünü içermez.', 'Enthält keine Nüsse.', expect.arrayContaining([['denial', 'Nüsse']])],
  [
    'Diğer kızartmalarla aynı yağ kullanılır.',
    'Glutenfrei.',
    expect.arrayContaining([['denial', 'Glutenfrei']]),
  ],
])('the doubts about a note: "%s" as "%s"', (text, translated, doubts) => {
  const verdict = checkTranslation({
    from: 'tr',
    to: 'de',
    source: { text },
    texts: { text: translated },
  })
  expect(verdict.doubts.map(({ kind, words }) => [kind, words])).toEqual(doubts)
})
