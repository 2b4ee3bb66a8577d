import { describe, expect, test } from 'vitest'
import type { Part } from '../plan/part.ts'
import { resolvePart } from '../plan/resolve-part.ts'
import { writePart } from '../plan/write-part.ts'
import { messageFor } from '../planners/plan-message.ts'
import { promptFor } from '../planners/plan-prompt.ts'
import { planRequest } from '../../../tests/planners/planner-helpers.ts'
import { phraseLanguages, type PhraseLanguage } from './phrases/phrase-types.ts'
import { fact } from './renderer.fixture.ts'
import { ask, evening, menu, morning, noon, replyTo } from './service-hours.fixture.ts'

describe('a dish that isn’t served now', () => {
  const price: Part = { do: 'tell', dishes: ['Menemen'], of: ['price'] }

  test('is answered as usual, followed once per reply by when it is served', async () => {
    expect(await replyTo([price, { ...price, of: ['ingredients'] }], noon)).toEqual([
      'Menemen costs 90.00 ₺.',
      'Menemen isn’t served right now (Monday from 08:00).',
      'Menemen is made with yumurta and domates.',
    ])
    expect(await replyTo([price], morning)).toEqual(['Menemen costs 90.00 ₺.'])
    const [allergen] = await replyTo([{ do: 'has', dishes: ['Menemen'], of: [fact('milk')] }], noon)
    expect(allergen).toBe('No: the kitchen has marked Menemen as dairy-free.')
  })

  test.each(phraseLanguages)('is announced with its hours in %s', async (language) => {
    const adana: Part = { do: 'tell', dishes: ['Adana'], of: ['price'] }
    const [, text] = await replyTo([adana], noon, language)
    expect(text).toMatch(/Adana.*17:00/)
    const [, tomorrow] = await replyTo([price], Date.parse('2026-11-26T12:00+03:00'), language)
    expect(tomorrow).toMatch(/Menemen.*08:00/)
    expect(tomorrow?.replace('08:00', '17:00')).not.toBe(text?.replace('Adana', 'Menemen'))
  })

  test('is last in a list, with a note, and neither suggested nor in a meal', async () => {
    const [list] = await replyTo(
      [{ do: 'list', query: { clauses: [], sort: 'cheapest' }, groups: ['fits'] }],
      noon,
    )
    expect(list?.split('\n').slice(1)).toEqual([
      '• Pide (300.00 ₺)',
      '• Musakka (350.00 ₺)',
      '• Simit (30.00 ₺): Monday from 08:00',
      '• Menemen (90.00 ₺): Monday from 08:00',
      '• Adana (420.00 ₺): from 17:00',
    ])
    const offers: Part[] = [
      { do: 'suggest', query: { clauses: [], limit: 9 }, wishes: [] },
      { do: 'meal', courses: ['main'], query: { clauses: [] }, budget: 100_000 },
    ]
    const atNoon = (await replyTo(offers, noon)).join('\n')
    expect(atNoon).toContain('Pide')
    for (const name of ['Menemen', 'Simit', 'Adana']) expect(atNoon).not.toContain(name)
    expect((await replyTo(offers, evening)).join('\n')).toContain('Adana')
  })

  test('isn’t suggested to a guest with an allergy', async () => {
    const without = {
      op: 'without' as const,
      of: [{ kind: 'fact' as const, fact: 'milk' as const }],
    }
    const offer: Part = { do: 'suggest', query: { clauses: [without] }, wishes: [] }
    const reply = (await replyTo([offer], noon)).join('\n')
    expect(reply).toContain('Pide')
    expect(reply).not.toContain('Menemen')
  })
})

describe('asked when something is served', () => {
  const breakfast = 'Kahvaltı: Monday–Friday 08:00–11:00'
  const kahvaltı = 'Kahvaltı: Pazartesi–Cuma 08:00–11:00'

  test.each([
    ['When is Kahvaltı served?', breakfast],
    ['When is breakfast served?', breakfast],
    ['Until when can I get breakfast?', breakfast],
    ['Are you still serving breakfast?', breakfast],
    ['What time does breakfast end?', breakfast],
    ['How long is breakfast served?', breakfast],
    ['Kahvaltı kaça kadar?', kahvaltı],
    ['Kahvaltı ne zaman?', kahvaltı],
    ['Kahvaltı saat kaçta başlıyor?', kahvaltı],
    ['Wann gibt es Frühstück?', 'Kahvaltı: Montag–Freitag 08:00–11:00'],
  ])('“%s” is answered with its hours', async (question, expected) =>
    expect(await ask(question)).toEqual([expected]),
  )

  test('a dish has the hours of its heading', async () => {
    expect(await ask('Until when can I have the Menemen?')).toEqual([breakfast])
    const reply = await ask('How much is the Menemen, and until when?')
    expect(reply).toContain('Menemen costs 90.00 ₺.')
    expect(reply).toContain(breakfast)
  })

  test('a dish that is always served has no hours', async () => {
    expect((await ask('When is the Pide served?')).join()).not.toContain('08:00')
  })
})

test.each([
  ['What can I have now?', noon, ['Ana Yemekler'], ['Kahvaltı', 'Izgaralar']],
  ['What can I have now?', morning, ['Kahvaltı', 'Ana Yemekler'], ['Izgaralar']],
  ['Şu an neler var?', evening, ['Izgaralar', 'Ana Yemekler'], ['Kahvaltı']],
  ['Şu an ne yiyebilirim?', noon, ['Pide', 'Musakka'], ['Menemen', 'Adana']],
  ['Şimdi ne var?', noon, ['Ana Yemekler'], ['Kahvaltı', 'Izgaralar']],
])('“%s” is answered with what is served', async (question, now, listed, others) => {
  const reply = (await ask(question, now)).join('\n')
  for (const name of listed) expect(reply).toContain(name)
  for (const name of others) expect(reply).not.toContain(name)
})

test.each<[PhraseLanguage, string, string]>([
  ['de', 'Wann gibt es Frühstück?', 'Was kann ich jetzt essen?'],
  ['fr', 'Quand est servi le petit-déjeuner ?', 'Qu’est-ce que vous avez en ce moment ?'],
  ['es', '¿Cuándo se sirve el desayuno?', '¿Qué tienen ahora?'],
  ['it', 'Quando si serve la colazione?', 'Cosa avete adesso?'],
  ['nl', 'Wanneer is er ontbijt?', 'Wat hebben jullie nu?'],
  ['ru', 'Когда подают завтрак?', 'Что у вас есть сейчас?'],
  ['uk', 'Коли подають сніданок?', 'Що у вас є зараз?'],
  ['ar', 'متى يُقدَّم الفطور؟', 'ماذا لديكم الآن؟'],
  ['fa', 'صبحانه چه زمانی سرو می‌شود؟', 'الان چی دارید؟'],
  ['zh', '早餐什么时候供应？', '现在有什么菜？'],
])('both kinds of questions in %s', async (language, when, now) => {
  expect((await ask(when, noon, language)).join()).toMatch(/^.?Kahvaltı[^\n,]*08:00–11:00.?$/)
  const reply = (await ask(now, noon, language)).join()
  expect(reply).toMatch(/Ana Yemekler|Pide/)
  expect(reply).not.toMatch(/Kahvaltı|Izgaralar|Menemen|Adana/)
})

test('the headings of the menu say when the others are served', async () => {
  expect(await ask('What do you have?')).toEqual([
    'The menu has:\n• Ana Yemekler (2)\n• Kahvaltı (2): Monday from 08:00\n• Izgaralar (1): from 17:00',
  ])
})

describe('a model', () => {
  const scope = { menu, guestTexts: [], earlier: new Map() }

  test('gets the hours with the menu, which is the same for every question, and the state with each', async () => {
    const request = { ...planRequest('now?'), menu }
    const prompt = await promptFor(request)
    expect(prompt).toContain('h1 Kahvaltı · served Mon–Fri 08:00–11:00')
    expect(prompt).not.toContain('from 17:00')
    expect(messageFor({ ...request, now: noon })).toContain('headings not served now: h1, h2')
    expect(messageFor({ ...request, now: evening })).toContain('headings not served now: h1\n')
  })

  test('plans both kinds of questions', async () => {
    const hours = {
      do: 'house' as const,
      dishes: [],
      of: ['hours'],
      where: [{ op: 'in' as const, of: ['h1'] }],
    }
    const part = resolvePart(hours, scope)
    expect(part).toEqual({ do: 'house', topic: 'hours', headings: ['Kahvaltı'] })
    expect(part && writePart(part, menu)).toEqual(hours)
    const now = {
      do: 'list' as const,
      dishes: [],
      of: [],
      where: [{ op: 'served' as const, of: ['now'] }],
    }
    const list = resolvePart(now, scope)
    expect(list).toMatchObject({ do: 'list', query: { clauses: [], isOffer: true } })
    expect(list && writePart(list, menu).where[0]).toEqual(now.where[0])
  })
})
