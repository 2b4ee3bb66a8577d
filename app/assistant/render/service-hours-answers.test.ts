import { describe, expect, test } from 'vitest'
import { aDish } from '#app/domain/guest-menu/guest-dish.fixture.ts'
import type { GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import type { Service } from '#app/domain/guest-menu/service.ts'
import type { OpenTime } from '#app/domain/guest-menu/visit.ts'
import { conversationState } from '../plan/conversation-state.ts'
import type { Part } from '../plan/part.ts'
import { planOffline } from '../planners/offline-planner.ts'
import { messageFor } from '../planners/plan-message.ts'
import { promptFor } from '../planners/plan-prompt.ts'
import { readConversation } from '../reading/read-conversation.ts'
import { planRequest } from '../../../tests/planners/planner-helpers.ts'
import { phraseLanguages, type PhraseLanguage } from './phrases/phrase-types.ts'
import { ask, menu, morning, noon, replyTo, served } from './service-hours.fixture.ts'

describe('a question about contents with “now”', () => {
  const withNuts: GuestMenu = {
    ...menu,
    categories: menu.categories.map((category) => ({
      ...category,
      dishes: [
        ...category.dishes,
        ...(category.id === 'Kahvaltı'
          ? [
              aDish('Muhammara', { ingredients: ['ceviz', 'krema'] }),
              aDish('Reçel', { stated: { vegan: { state: 'free', confirmedAt: new Date(0) } } }),
            ]
          : []),
      ],
    })),
  }

  test.each([
    ['Which dishes have walnuts right now?', 'en', 'Muhammara: Monday from 08:00'],
    ['Şimdi hangi yemeklerde ceviz var?', 'tr', 'Muhammara: Pazartesi 08:00’den itibaren'],
    ['Anything vegan now?', 'en', 'Reçel: Monday from 08:00'],
    ['Şu an vegan ne var?', 'tr', 'Reçel: Pazartesi 08:00’den itibaren'],
  ] as const)('“%s” is answered for the whole menu', async (question, language, row) => {
    const reply = (await ask(question, noon, language, withNuts)).join('\n')
    expect(reply).toContain(row)
    expect(reply).not.toMatch(/No dish on the menu|no such dish|bulunmuyor/)
  })

  test('lists all dishes that a guest can’t have, and offers only what is served', async () => {
    const reply = await ask('I’m allergic to milk. What can I eat now?', noon, 'en', withNuts)
    expect(reply.join('\n')).toContain('Muhammara')
    expect(reply.join('\n')).not.toContain('Menemen')
  })

  test('a model’s plan is answered for the whole menu, too', async () => {
    const walnut = { kind: 'fact', fact: 'nuts' } as const
    const list: Part = {
      do: 'list',
      query: { clauses: [{ op: 'with', of: [walnut] }], isOffer: true },
      groups: ['fits', 'unsure', 'against'],
    }
    expect((await replyTo([list], noon, 'en', withNuts)).join('\n')).toContain('Muhammara')
  })
})

describe('a main category whose sub-categories have service hours', () => {
  const section = (name: string, times: readonly OpenTime[], dish: string) => ({
    id: name,
    name,
    service: served(times),
    dishes: [aDish(dish)],
  })
  const nested: GuestMenu = {
    ...menu,
    categories: [
      {
        id: 'Yemek',
        name: 'Yemek',
        dishes: [],
        sections: [
          section('Sabah', [[480, 660]], 'Omlet'),
          section('Akşam', [[1020, 1380]], 'Kuzu'),
        ],
      },
      ...menu.categories.slice(2),
    ],
  }

  test('is offered only with what is served', async () => {
    expect(await ask('What can I have now?', noon, 'en', nested)).toEqual([
      'The menu has:\n• Ana Yemekler (2)',
    ])
    const [reply] = await ask('What can I have now?', morning, 'en', nested)
    expect(reply).toContain('• Yemek (1)\n• Sabah (1)\n• Ana Yemekler')
    expect(await ask('What do you have?', noon, 'en', nested)).toEqual([
      'The menu has:\n• Ana Yemekler (2)\n• Yemek (2): from 17:00\n• Sabah (1): Monday from 08:00\n• Akşam (1): from 17:00',
    ])
  })

  test('isn’t served for a model either', () =>
    expect(messageFor({ ...planRequest('now?'), menu: nested, now: noon })).toContain(
      'headings not served now: h1, h2, h3\n',
    ))
})

describe('words that are also about service', () => {
  const read = (question: string, language: PhraseLanguage = 'en') =>
    readConversation(question, [], menu, language)

  test('“still” hides neither an allergy nor a question about contents', async () => {
    const peanuts = { kind: 'fact', fact: 'peanuts' }
    expect(read('I still get sick if I eat peanuts').avoided).toContainEqual(peanuts)
    expect(read('I get sick if I eat peanuts').avoided).toContainEqual(peanuts)
    const onion = await ask('Does the Menemen still have onion?')
    expect(onion.join()).not.toContain('08:00–11:00')
    expect(onion[0]).toBe((await ask('Does the Menemen have onion?'))[0])
  })

  test.each([
    'Do you still have Menemen?',
    'Can I still get breakfast?',
    'Is Kahvaltı still available?',
  ])('“%s” is answered with the hours', async (question) =>
    expect((await ask(question)).join('\n')).toContain('Monday–Friday 08:00–11:00'),
  )

  test.each([
    ['When will my Adana come?', 'how busy the kitchen is'],
    ['How long is the Adana going to take?', 'how busy the kitchen is'],
    ['How long does the Adana take?', 'team will know'],
  ])('“%s” is about waiting', async (question, answer) => {
    const reply = (await ask(question)).join('\n')
    expect(reply).not.toContain('17:00–23:00')
    expect(reply).toContain(answer)
  })

  test('the house’s hours are answered beside those of a dish', async () => {
    const parts = (question: string) => planOffline(read(question), conversationState([]), menu)
    expect(parts('Until when are you open for the Adana?')).toContainEqual({
      do: 'house',
      topic: 'hours',
    })
    expect(parts('Until when can I get the Adana?')).not.toContainEqual({
      do: 'house',
      topic: 'hours',
    })
    expect((await ask('Until when are you open for the Adana?')).join('\n')).toContain(
      '17:00–23:00',
    )
  })

  test('what is always served is listed beside the hours of the rest', async () => {
    const soups: GuestMenu = {
      ...menu,
      categories: menu.categories.map((category) => ({
        ...category,
        dishes: [...category.dishes, aDish(`${category.name} Çorbası`)],
      })),
    }
    const reply = (await ask('When can I get soup?', noon, 'en', soups)).join('\n')
    expect(reply).toContain('Kahvaltı: Monday–Friday 08:00–11:00')
    expect(reply).toContain('• Ana Yemekler Çorbası')
  })
})

describe('a dish that is never served, and one that is served in a week', () => {
  const adana: Part = { do: 'tell', dishes: ['Adana'], of: ['price'] }
  const grillsAt = (hours: Service['hours']): GuestMenu => ({
    ...menu,
    categories: menu.categories.map((category) =>
      category.id === 'Izgaralar' ? { ...category, service: { ...served([]), hours } } : category,
    ),
  })
  const never = grillsAt([[], [], [], [], [], [], []])
  const fridays = grillsAt([[], [], [], [], [[480, 600]], [], []])

  test.each(phraseLanguages)('are answered in %s', async (language) => {
    const [, sentence] = await replyTo([adana], noon, language, never)
    expect(sentence).toContain('Adana')
    expect(sentence).not.toContain('(')
    const [, week] = await replyTo([adana], noon, language, fridays)
    const tuesday = Date.parse('2026-11-24T12:00+03:00')
    const [, later] = await replyTo([adana], tuesday, language, fridays)
    expect(week).toContain('08:00')
    expect(week).not.toBe(later)
  })

  test('a model reads that it is never served', async () => {
    const request = { ...planRequest('now?'), menu: never }
    expect(await promptFor(request)).toContain('h2 Izgaralar · served never')
  })
})
