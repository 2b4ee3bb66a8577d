import { afterEach, expect, test, vi } from 'vitest'
import {
  checkTranslation,
  checkTranslations,
  prepareCheck,
  type TranslationProblem,
} from './check-translation.ts'
import { goodTranslations } from './good-translations.fixture.ts'
import { mutate } from './mutate.fixture.ts'
import { tokenize } from './tokens.ts'
import { vocabularyOf } from './vocabulary.ts'

const others = [...new Set(goodTranslations.map(({ source }) => source))]

function check(description: string, translated: string) {
  const { problems, doubts } = checkTranslation({
    from: 'tr',
    to: 'de',
    source: { name: 'Künefe', description },
    texts: { name: 'Künefe', description: translated },
  })
  const words = (found: readonly TranslationProblem[]) =>
    found.map((problem) => [problem.kind, problem.words])
  return { problems: words(problems), doubts: words(doubts) }
}

test.each([
  ['Peynirli, 90 TL', 'Mit Käse, 90 €', [['price', '90 €']]],
  ['Peynirli', '', [['missing', '']]],
  ['Peynirli', 'Mit <b>Käse</b>', [['markup', '<b>']]],
  ['Peynirli', 'Mit Käse, www.example.com', [['link', 'www.']]],
])('%s: %s: a problem', (description, translated, problems) => {
  expect(check(description, translated).problems).toEqual(problems)
})

test.each([
  ['Peynir ve fıstık ile', 'Mit Käse und Pistazien', []],
  ['Peynir ve fıstık ile', 'Mit Käse', [['lost', 'fıstık']]],
  ['Peynir ile', 'Mit Käse und Haselnüssen', [['added', 'Haselnüssen']]],
  ['Fındık içermez', 'Ohne Haselnüsse', []],
  ['Fındık içermez', 'Mit Haselnüssen', [['negation', 'Haselnüssen']]],
  ['Fındık içerebilir', 'Enthält Haselnüsse', [['possibility', 'Haselnüsse']]],
  ['Peynirli, 250 g', 'Mit Käse, 200 g', expect.arrayContaining([['number', '250 g']])],
  ['Peynirli, 250 g', 'Mit Käse, 250 ml', [['unit', '250 ml']]],
  ['Peynirli', 'Glutenfrei, mit Käse', [['denial', 'Glutenfrei']]],
  ['Fındıklı', 'Ohne Haselnüsse', [['denial', 'Haselnüsse']]],
  ['Sebzeli', 'Vegan, mit Gemüse', [['claim', 'Vegan']]],
  ['Küçük, peynirli', 'Groß, mit Käse', [['opposite', '']]],
  ['Dört saat pişer, peynirli', 'Vier Minuten gegart, mit Käse', [['unit', 'Minuten']]],
  ['Otuz altı saat pişer', 'Sechsunddreißig Stunden gegart', []],
  ['Otuz altı saat pişer', 'Dreiunddreißig Stunden gegart', [['number', '33']]],
  ['Reçellerimiz fındık içerebilir', 'Unsere Konfitüren können Haselnüsse enthalten', []],
  ['Fıstıksız hazırlanamaz', 'Ohne Pistazien nicht möglich', []],
  ['Fıstıksız hazırlanamaz', 'Ohne Pistazien', [['denial', 'Pistazien']]],
  ['Sütsüz ve glütensiz', 'Milch- und glutenfrei', []],
  ['Fındık alerjisi olanlara uygun değildir', 'Bei Haselnussallergie geeignet', [['negation', '']]],
])('%s: %s: doubts', (description, translated, doubts) => {
  expect(check(description, translated)).toEqual({ problems: [], doubts })
})

test('A name that translates another dish was swapped', () => {
  const { doubts } = checkTranslation({
    from: 'tr',
    to: 'de',
    source: { name: 'Mercimek Çorbası' },
    texts: { name: 'Gegrillter Wolfsbarsch' },
    others: [{ name: 'Izgara Levrek' }, { name: 'Mercimek Çorbası' }],
  })
  expect(doubts).toContainEqual({ field: 'name', kind: 'swapped', words: 'Izgara Levrek' })
})

test('A word of the glossary is translated as it says', () => {
  const checked = { from: 'tr', to: 'de', source: { name: 'Saray Kebabı' } } as const
  const glossary = new Map([['saray kebabı', 'Saray-Kebab']])
  const kinds = (name: string) =>
    checkTranslation({ ...checked, texts: { name }, glossary }).doubts.map(({ kind }) => kind)
  expect(kinds('Palast-Kebab')).toContain('glossary')
  expect(kinds('Saray-Kebab')).not.toContain('glossary')
})

const manyTexts = Object.fromEntries(
  Array.from({ length: 1_000 }, (_, n) => [`word.ö${n}`, `ö${n}`] as const),
)

test('a dish of a thousand texts is compared in many turns of the event loop', async () => {
  await prepareCheck('tr', 'de')
  let turns = 0
  let isOver = false
  const watch = () => {
    turns++
    if (!isOver) setImmediate(watch)
  }
  setImmediate(watch)
  const dish = { from: 'tr', to: 'de', source: manyTexts, texts: manyTexts } as const
  const [verdict] = await checkTranslations([dish])
  isOver = true
  expect(turns).toBeGreaterThan(3)
  expect(verdict).toEqual({ ...dish, ...checkTranslation(dish) })
})

afterEach(() => vi.restoreAllMocks())

test('a glossary is prepared once, not for each text', () => {
  const lines = Array.from({ length: 1_000 }, (_, n) => [`ö${n}`, 'x'] as const)
  const normalize = vi.spyOn(String.prototype, 'normalize')
  const { doubts } = checkTranslation({
    from: 'tr',
    to: 'de',
    source: manyTexts,
    texts: manyTexts,
    glossary: new Map(lines),
  })
  expect(doubts.filter(({ kind }) => kind === 'glossary').length).toBe(1_000)
  expect(normalize.mock.calls.length).toBeLessThan(100_000)
})

test('only so many beginnings of a word of thousands of letters are looked up', () => {
  vocabularyOf('de')
  const tokens = tokenize('a'.repeat(4_000))
  const get = vi.spyOn(Map.prototype, 'get')
  vocabularyOf('de').sensesOf(tokens, 0)
  expect(get.mock.calls.length).toBeLessThan(100)
})

test('Of good translations, at most 2 % have a problem or doubts, and 85 % are sure', () => {
  const verdicts = goodTranslations.map((good) => checkTranslation({ ...good, others }))
  const faultyVerdicts = verdicts.filter(
    ({ problems, doubts }) => problems.length + doubts.length > 0,
  )
  const sure = verdicts.filter(({ isSure }) => isSure)
  expect(verdicts.length).toBeGreaterThan(100)
  expect(faultyVerdicts.length / verdicts.length).toBeLessThanOrEqual(0.02)
  expect(sure.length / verdicts.length).toBeGreaterThanOrEqual(0.85)
})

test('The check is sure of no mutation', () => {
  const all = goodTranslations.flatMap((good) =>
    mutate(
      good,
      goodTranslations.filter(({ from, to }) => from === good.from && to === good.to),
    ),
  )
  // `npm run evals -- translations` checks some 10,000 others.
  const mutations = all.filter((_, index) => index % 5 === 0)
  const verdicts = mutations.map((mutation) => ({
    ...mutation,
    ...checkTranslation({ ...mutation, others }),
  }))
  const live = verdicts.filter(({ isSure }) => isSure)
  expect(live.map(({ kind, to, texts }) => [kind, to, texts])).toEqual([])
  const faultyVerdicts = verdicts.filter(
    ({ problems, doubts }) => problems.length + doubts.length > 0,
  )
  expect(mutations.length).toBeGreaterThan(1_000)
  expect(faultyVerdicts.length / mutations.length).toBeGreaterThanOrEqual(0.97)
})
