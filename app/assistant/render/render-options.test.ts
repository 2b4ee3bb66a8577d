import { describe, expect, test } from 'vitest'
import { aDish } from '#app/domain/guest-menu/guest-dish.fixture.ts'
import type { GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import { aGroup, anOption } from '#app/domain/guest-menu/option-group.fixture.ts'
import { indexMenu } from '#app/domain/menus/query/index-menu.ts'
import { runQuery, type Match } from '#app/domain/menus/query/run-query.ts'
import { conversationState } from '../plan/conversation-state.ts'
import type { Part } from '../plan/part.ts'
import type { DietaryTarget } from '#app/domain/guest-menu/dietary-target.ts'
import { resolvePart } from '../plan/resolve-part.ts'
import { shortIds } from '../plan/short-ids.ts'
import { writePart } from '../plan/write-part.ts'
import { planOffline } from '../planners/offline-planner.ts'
import { readConversation } from '../reading/read-conversation.ts'
import { phraseLanguages, type PhraseLanguage } from './phrases/phrase-types.ts'
import { fact, section, vegan } from './renderer.fixture.ts'
import { createRenderer } from './renderer.ts'

const pizza = aDish('Margherita', {
  priceMinor: 20_000,
  imageUrl: '/margherita.webp',
  ingredients: ['tomato', 'flour'],
  optionGroups: [
    aGroup('Base', [
      anOption('Classic base', { ingredients: ['wheat flour'] }),
      anOption('Rice base', { extraMinor: 3_000, removes: ['gluten'], free: ['milk'] }),
    ]),
    aGroup(
      'Extras',
      [
        anOption('Extra cheese', { extraMinor: 2_500, ingredients: ['cheese'] }),
        anOption('Olives', { extraMinor: 1_500 }),
      ],
      { min: 0, max: 2 },
    ),
  ],
})
const salad = aDish('Caesar Salad', {
  priceMinor: 18_000,
  ingredients: ['lettuce', 'croutons', 'parmesan'],
  optionGroups: [
    aGroup(
      'Without',
      [
        anOption('Without croutons', { removes: ['gluten'], free: ['milk'] }),
        anOption('Without cheese', { removes: ['milk'], free: ['gluten'] }),
      ],
      { min: 0, max: 2 },
    ),
  ],
})
const menu: GuestMenu = {
  restaurant: { id: 'r', name: 'Nar', location: '', logoUrl: null, aiInstructions: '' },
  menu: { id: 'm', currency: 'TRY', aiContext: '', aiInstructions: '' },
  categories: [
    section('Mains', [pizza, salad, aDish('Plain Soup', { priceMinor: 9_000 })]),
    section('Drinks', [aDish('Cola', { priceMinor: 6_000 })]),
  ],
  uncategorised: [],
}

async function answer(
  parts: readonly Part[],
  language: PhraseLanguage = 'en',
  avoided: readonly DietaryTarget[] = [],
) {
  const renderer = createRenderer({ menu, language, seed: '1', now: 0 })
  const blocks = []
  for (const part of parts) blocks.push(...(await renderer.part(part, avoided)).blocks)
  return blocks.map(({ text }) => text).join('\n')
}

/** Answers a question without a model. */
async function ask(question: string, language: PhraseLanguage = 'en') {
  const reading = readConversation(question, [], menu, language)
  return answer(planOffline(reading, conversationState([]), menu), language, reading.avoided)
}

describe('a query', () => {
  const find = async (...avoided: readonly DietaryTarget[]) => {
    const substances = avoided.flatMap((one) => (one.kind === 'diet' ? [] : [one]))
    const diets = avoided.flatMap((one) => (one.kind === 'diet' ? [one.diet] : []))
    const result = await runQuery(indexMenu(menu), {
      clauses: [
        { op: 'without', of: substances },
        { op: 'suits', of: diets },
      ],
    })
    const dishNames = (matches: readonly Match[]) =>
      matches.map(({ indexed, choices }) => [
        indexed.dish.name,
        ...choices.map((choice) => choice.map(({ name }) => name).join(' or ')),
      ])
    return { fits: dishNames(result.fits), unsure: dishNames(result.unsure) }
  }

  test('finds dishes that fit with some choices', async () => {
    expect(await find(fact('gluten'))).toMatchObject({
      fits: [
        ['Margherita', 'Rice base'],
        ['Caesar Salad', 'Without croutons'],
      ],
      unsure: [['Plain Soup'], ['Cola']],
    })
  })

  test('finds one combination for everything avoided', async () => {
    expect(await find(fact('gluten'), fact('milk'))).toMatchObject({
      fits: [['Caesar Salad', 'Without croutons', 'Without cheese']],
    })
    expect(await find(fact('gluten'), vegan)).toMatchObject({ fits: [] })
  })
})

describe('the assistant', () => {
  test.each<[string, PhraseLanguage, readonly string[], readonly string[]]>([
    [
      'Is the margherita gluten-free?',
      'en',
      [
        'No: Margherita contains gluten (flour).',
        'If you choose “Rice base” (+30.00 ₺), the kitchen has marked Margherita as gluten-free.',
      ],
      [],
    ],
    [
      'Margherita glutensiz mi?',
      'tr',
      [
        'Hayır, Margherita’da gluten var',
        '“Rice base” (+30,00 ₺) seçerseniz mutfak Margherita’yı “glutensiz”',
      ],
      [],
    ],
    [
      'Is there milk in the margherita?',
      'en',
      ['With “Extra cheese”, Margherita also contains milk.'],
      [],
    ],
    [
      'What can I eat without gluten?',
      'en',
      [
        '• Margherita (200.00 ₺): if you choose “Rice base” (+30.00 ₺)',
        '• Caesar Salad (180.00 ₺): if you choose “Without croutons”',
      ],
      ['Careful'],
    ],
    [
      'Can I have the Caesar salad without croutons?',
      'en',
      ['Yes: there is a choice for that with Caesar Salad: Without croutons.'],
      ['ask the team'],
    ],
    ['Can I have the margherita without onion?', 'en', ['Please ask the team'], ['Yes']],
    [
      'How much is a margherita with extra cheese and a cola?',
      'en',
      ['1 × Margherita: 200.00 ₺', '1 × Extra cheese: 25.00 ₺', '1 × Cola: 60.00 ₺', '285.00 ₺'],
      ['contains'],
    ],
    [
      'two margheritas with extra cheese and olives, how much is that?',
      'en',
      [
        '2 × Margherita: 400.00 ₺',
        '2 × Extra cheese: 50.00 ₺',
        '2 × Extras: Olives: 30.00 ₺',
        '480.00 ₺',
      ],
      [],
    ],
    [
      'How much is the margherita?',
      'en',
      [
        'Base (choose one): Classic base and Rice base (+30.00 ₺)',
        'Extras (choose up to 2): Extra cheese (+25.00 ₺) and Olives (+15.00 ₺)',
      ],
      [],
    ],
    [
      'I’m allergic to gluten. Tell me about the margherita',
      'en',
      ['If you choose “Rice base”'],
      [],
    ],
  ])('answers “%s” in %s', async (question, language, expected, absent) => {
    const text = await ask(question, language)
    for (const words of expected) expect(text).toContain(words)
    for (const words of absent) expect(text).not.toContain(words)
  })

  test.each(phraseLanguages)(
    'never lists a dish in %s without what to choose',
    async (language) => {
      const part: Part = {
        do: 'list',
        groups: ['fits'],
        query: { clauses: [{ op: 'without', of: [{ kind: 'fact', fact: 'gluten' }] }] },
      }
      const lines = (await answer([part], language)).split('\n')
      expect(lines.find((line) => line.includes('Margherita'))).toContain('Rice base')
      expect(lines.find((line) => line.includes('Caesar'))).toContain('Without croutons')
    },
  )

  test('says in the text below pictures what to choose', async () => {
    const part: Part = {
      do: 'pictures',
      dishes: [],
      query: { clauses: [{ op: 'without', of: [{ kind: 'fact', fact: 'gluten' }] }] },
    }
    expect(await answer([part])).toContain('Margherita (200.00 ₺): if you choose “Rice base”')
  })

  test.each(phraseLanguages)(
    'says the group in %s where a name could be misread',
    async (language) => {
      const dish = aDish('Curry', {
        ingredients: ['wheat flour'],
        optionGroups: [aGroup('Base', [anOption('Rice', { removes: ['gluten'] })], { min: 0 })],
      })
      const renderer = createRenderer({
        menu: { ...menu, categories: [section('Mains', [dish])] },
        language,
        seed: '1',
        now: 0,
      })
      const askedPart = { do: 'free_of', dishes: ['Curry'], of: [fact('gluten')] } as const
      const { blocks } = await renderer.part(askedPart, [])
      const text = blocks.map((block) => block.text.replaceAll(/[\u2066-\u2069]/g, '')).join('\n')
      expect(text).toMatch(/Base\s?[:：]\s?Rice/)
    },
  )

  test('warns of an option that is ordered', async () => {
    const text = await answer(
      [{ do: 'sum', of: 'price', dishes: ['Cola', 'Margherita'], options: ['Extra cheese'] }],
      'en',
      [fact('milk')],
    )
    expect(text).toContain('With “Extra cheese”, Margherita also contains milk.')
  })
})

test('plans name options by short ids, beside their dishes', () => {
  expect(shortIds(menu).optionIdOf.get('d1+3')).toBe('Extra cheese')
  const part: Part = {
    do: 'sum',
    of: 'price',
    dishes: ['Margherita', 'Cola'],
    options: ['Extra cheese'],
  }
  const wirePart = writePart(part, menu)
  expect(wirePart.dishes).toEqual(['d1', 'd4', 'd1+3'])
  const scope = { menu, guestTexts: [], earlier: new Map() }
  expect(resolvePart(wirePart, scope)).toEqual(part)
  expect(resolvePart({ ...wirePart, dishes: ['d4', 'd1+3'] }, scope)).toEqual({
    do: 'sum',
    of: 'price',
    dishes: ['Cola'],
  })
})
