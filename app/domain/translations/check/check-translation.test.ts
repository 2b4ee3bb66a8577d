import { expect, test } from 'vitest'
import { checkTranslation } from './check-translation.ts'
import { goodTranslations } from './good-translations.fixture.ts'
import { mutate } from './mutate.fixture.ts'

const others = [...new Set(goodTranslations.map(({ source }) => source))]

const check = (description: string, translated: string) =>
  checkTranslation({
    from: 'tr',
    to: 'de',
    source: { name: 'Künefe', description },
    texts: { name: 'Künefe', description: translated },
  }).problems.map(({ field, kind, words }) => [field, kind, words])

test.each([
  ['Peynir ve fıstık ile', 'Mit Käse und Pistazien', []],
  ['Peynir ve fıstık ile', 'Mit Käse', [['description', 'lost', 'fıstık']]],
  ['Peynir ile', 'Mit Käse und Haselnüssen', [['description', 'added', 'Haselnüssen']]],
  ['Fındık içermez', 'Ohne Haselnüsse', []],
  ['Fındık içermez', 'Mit Haselnüssen', [['description', 'negation', 'Haselnüssen']]],
  ['Fındıklı', 'Ohne Haselnüsse', [['description', 'negation', 'Haselnüsse']]],
  ['Fındık içerebilir', 'Enthält Haselnüsse', [['description', 'possibility', 'Haselnüsse']]],
  [
    'Peynirli, 250 g',
    'Mit Käse, 200 g',
    expect.arrayContaining([['description', 'number', '250 g']]),
  ],
  ['Peynirli, 90 TL', 'Mit Käse, 90 €', [['description', 'price', '90 €']]],
  ['Peynirli, 250 g', 'Mit Käse, 250 ml', [['description', 'unit', '250 ml']]],
  ['Peynirli', '', [['description', 'missing', '']]],
  ['Peynirli', 'Mit <b>Käse</b>', [['description', 'markup', '<b>']]],
  ['Peynirli', 'Mit Käse, www.example.com', [['description', 'link', 'www.']]],
])('%s: %s', (description, translated, problems) => {
  expect(check(description, translated)).toEqual(problems)
})

test('A name that translates another dish was swapped', () => {
  const { problems } = checkTranslation({
    from: 'tr',
    to: 'de',
    source: { name: 'Mercimek Çorbası' },
    texts: { name: 'Gegrillter Wolfsbarsch' },
    others: [{ name: 'Izgara Levrek' }, { name: 'Mercimek Çorbası' }],
  })
  expect(problems).toContainEqual({ field: 'name', kind: 'swapped', words: 'Izgara Levrek' })
})

test('A word of the glossary is translated as it says', () => {
  const checked = { from: 'tr', to: 'de', source: { name: 'Saray Kebabı' } } as const
  const glossary = new Map([['saray kebabı', 'Saray-Kebab']])
  const kinds = (name: string) =>
    checkTranslation({ ...checked, texts: { name }, glossary }).problems.map(({ kind }) => kind)
  expect(kinds('Palast-Kebab')).toContain('glossary')
  expect(kinds('Saray-Kebab')).not.toContain('glossary')
})

test('Of good translations, at most 2 % have a problem and at least 85 % need no reader', () => {
  const verdicts = goodTranslations.map((good) => checkTranslation({ ...good, others }))
  const rejected = verdicts.filter(({ problems }) => problems.length > 0)
  const sure = verdicts.filter(({ problems, isSure }) => problems.length === 0 && isSure)
  expect(verdicts.length).toBeGreaterThan(100)
  expect(rejected.length / verdicts.length).toBeLessThanOrEqual(0.02)
  expect(sure.length / verdicts.length).toBeGreaterThanOrEqual(0.85)
})

test('No mutation goes live without a reader', () => {
  const mutations = goodTranslations.flatMap((good) =>
    mutate(
      good,
      goodTranslations.filter(({ from, to }) => from === good.from && to === good.to),
    ),
  )
  const verdicts = mutations.map((mutation) => ({
    ...mutation,
    ...checkTranslation({ ...mutation, others }),
  }))
  const live = verdicts.filter(({ problems, isSure }) => problems.length === 0 && isSure)
  expect(live.map(({ kind, to, texts }) => [kind, to, texts])).toEqual([])
  const rejected = verdicts.filter(({ problems }) => problems.length > 0)
  expect(mutations.length).toBeGreaterThan(5_000)
  expect(rejected.length / mutations.length).toBeGreaterThanOrEqual(0.97)
})
