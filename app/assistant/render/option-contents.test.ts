import { expect, test } from 'vitest'
import { aDish } from '#app/domain/guest-menu/guest-dish.fixture.ts'
import type { GuestDish, GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import { aGroup, anOption } from '#app/domain/guest-menu/option-group.fixture.ts'
import { conversationState, type PlannedTurn } from '../plan/conversation-state.ts'
import type { Part } from '../plan/part.ts'
import type { DietaryTarget } from '#app/domain/guest-menu/dietary-target.ts'
import { missingParts, requiredParts } from '../plan/required-parts.ts'
import { resolvePart } from '../plan/resolve-part.ts'
import { writePart } from '../plan/write-part.ts'
import { planOffline } from '../planners/offline-planner.ts'
import { readConversation } from '../reading/read-conversation.ts'
import type { PhraseLanguage } from './phrases/phrase-types.ts'
import { section, vegan } from './renderer.fixture.ts'
import { createRenderer } from './renderer.ts'

const pizza = aDish('Margherita', {
  priceMinor: 20_000,
  ingredients: ['tomato', 'wheat flour'],
  optionGroups: [
    aGroup('Base', [
      anOption('Classic', { ingredients: ['wheat flour'] }),
      anOption('Rice', { removes: ['gluten'] }),
    ]),
    aGroup('Extras', [anOption('Extra cheese', { ingredients: ['mozzarella'] })], { min: 0 }),
  ],
})
const salad = aDish('Greek Salad', {
  ingredients: ['tomato', 'cucumber'],
  tags: ['vegan'],
  optionGroups: [
    aGroup(
      'On top',
      [
        anOption('Feta', { ingredients: ['feta'] }),
        anOption('Olives', { free: ['vegan'] }),
        anOption('House sauce'),
      ],
      { min: 0, max: 3 },
    ),
  ],
})
const pide = aDish('Spinach Pide', {
  ingredients: ['spinach', 'flour'],
  optionGroups: [aGroup('Topping', [anOption('Sucuk', { ingredients: ['beef sausage'] })])],
})
const menu: GuestMenu = {
  restaurant: { id: 'r', name: 'Nar', location: '', logoUrl: null, aiInstructions: '' },
  menu: { id: 'm', currency: 'TRY', aiContext: '', aiInstructions: '' },
  categories: [section('Mains', [pizza, salad, pide])],
  uncategorised: [],
}

async function render(
  parts: readonly Part[],
  avoided: readonly DietaryTarget[],
  language: PhraseLanguage,
  shownMenu = menu,
) {
  const renderer = createRenderer({ menu: shownMenu, language, seed: '1', now: 0 })
  const blocks = []
  for (const part of parts) blocks.push(...(await renderer.part(part, avoided)).blocks)
  return blocks.map(({ text }) => text).join('\n')
}

async function ask(
  question: string,
  language: PhraseLanguage = 'en',
  history: readonly PlannedTurn[] = [],
) {
  const reading = readConversation(question, history, menu, language)
  return render(planOffline(reading, conversationState(history), menu), reading.avoided, language)
}

test.each<[string, PhraseLanguage, readonly string[]]>([
  ['Is the feta vegan?', 'en', ['No: Feta (Greek Salad: On top) isn’t vegan (feta).']],
  [
    'is the feta in the greek salad vegan?',
    'en',
    ['No: Feta (Greek Salad: On top) isn’t vegan (feta).'],
  ],
  [
    'are the olives vegan?',
    'en',
    ['Yes: the kitchen has marked Olives (Greek Salad: On top) as vegan.'],
  ],
  [
    'are the feta and the olives vegan?',
    'en',
    [
      'No: Feta (Greek Salad: On top)',
      'Yes: the kitchen has marked Olives (Greek Salad: On top) as vegan.',
    ],
  ],
  [
    'does the rice base contain gluten?',
    'en',
    ['No: the kitchen has marked Rice (Margherita: Base) as gluten-free.'],
  ],
  [
    'Is the margherita with rice gluten-free?',
    'en',
    ['Yes: the kitchen has marked Margherita (Base: Rice) as gluten-free.'],
  ],
  [
    'Does the margherita with extra cheese contain milk?',
    'en',
    ['Yes: Margherita (Extra cheese) contains milk'],
  ],
  [
    'is there milk in the house sauce?',
    'en',
    [
      'I can’t tell: the menu lists no ingredients for House sauce (Greek Salad: On top), and the kitchen hasn’t marked it as dairy-free.',
    ],
  ],
  ['feta vegan mı?', 'tr', ['Feta (Greek Salad: On top)', 'vegan değil']],
  ['Fetada süt var mı?', 'tr', ['Evet', 'Feta (Greek Salad: On top)’ta süt ürünü var']],
  ['Ist der Feta vegan?', 'de', ['Nein, Feta (Greek Salad: On top) ist nicht vegan']],
])('“%s” is answered for the option', async (question, language, expected) => {
  const text = await ask(question, language)
  for (const words of expected) expect(text).toContain(words)
  expect(text).not.toContain('Greek Salad as vegan')
})

test.each([
  'is there feta in the greek salad?',
  'is the greek salad vegan without feta?',
  'which dishes with feta are vegan?',
  'I’m allergic to feta, what is vegan?',
  'is there feta or egg in the greek salad?',
])('“%s” isn’t about the option', async (question) => {
  const reading = readConversation(question, [], menu, 'en')
  expect(reading.questions.flatMap(({ options }) => options)).toEqual([])
})

test('asking what an option contains says nothing about the guest', () => {
  const reading = readConversation('Is the feta gluten-free?', [], menu, 'en')
  expect(reading.avoided).toEqual([])
})

test('an answer about an option says what else the guest avoids', async () => {
  const text = await ask('I’m allergic to milk. Is the feta gluten-free?')
  expect(text).toContain('Feta (Greek Salad: On top) contains milk')
})

test('the options of several dishes are one answer if the same is recorded of them', async () => {
  const part = {
    do: 'suits',
    of: [vegan],
    dishes: [],
    options: ['Feta', 'Olives', 'Sucuk'],
  } as const
  const text = await render([part], [], 'en')
  expect(text.split('\n')).toHaveLength(3)
  expect(text).toContain('No: Sucuk (Spinach Pide: Topping) isn’t vegan')
})

test('what is true of some dishes’ options isn’t said of all with that name', async () => {
  const withSauce = (dish: string, free: readonly 'milk'[]) =>
    aDish(dish, {
      optionGroups: [aGroup('Sauces', [anOption('Sauce', { id: `${dish}/Sauce`, free })])],
    })
  const alike = ['Wrap', 'Bowl', 'Burger', 'Pita'].map((name) => withSauce(name, ['milk']))
  const answerWith = async (others: readonly GuestDish[]) => {
    const part: Part = {
      do: 'free_of',
      of: [{ kind: 'fact', fact: 'milk' }],
      dishes: [],
      options: alike.map(({ name }) => `${name}/Sauce`),
    }
    return render([part], [], 'en', {
      ...menu,
      categories: [section('Mains', [...alike, ...others])],
    })
  }
  expect(await answerWith([])).toContain('marked Sauce as dairy-free')
  expect(await answerWith([withSauce('Taco', [])])).toContain(
    'marked Sauce (Wrap, Bowl, Burger, and Pita) as dairy-free',
  )
})

test('a plan refers to an option alone or with its dish', () => {
  const scope = { menu, guestTexts: [], earlier: new Map() }
  for (const dishes of [[], ['Greek Salad']]) {
    const part: Part = { do: 'suits', dishes, of: [vegan], options: ['Feta'] }
    const wirePart = writePart(part, menu)
    expect(wirePart.dishes).toEqual(dishes.length > 0 ? ['d2', 'd2+1'] : ['d2+1'])
    expect(resolvePart(wirePart, scope)).toEqual(part)
  }
})

test('a plan that answers for the dish is completed by the option', () => {
  const reading = readConversation('is the feta vegan?', [], menu, 'en')
  const partsRequired = requiredParts(reading, { focus: [] }, menu)
  const ofDish: Part = { do: 'suits', dishes: ['Greek Salad'], of: [vegan] }
  const ofOption: Part = { do: 'suits', dishes: [], of: [vegan], options: ['Feta'] }
  expect(missingParts(partsRequired, [ofDish], menu)).toEqual([ofOption])
  expect(missingParts(partsRequired, [ofOption], menu)).toEqual([])
})

test('of options with the same name, those of the dish in focus are meant', () => {
  const toast = aDish('Toast', {
    optionGroups: [aGroup('Filling', [anOption('Feta', { id: 'Feta in it' })])],
  })
  const larger = { ...menu, categories: [section('Mains', [salad, toast])] }
  const optionsWith = (focus: readonly string[]) => {
    const reading = readConversation('is the feta vegan?', [], larger, 'en')
    const parts = planOffline(reading, { ...conversationState([]), focus }, larger)
    return parts.flatMap((part) => ('options' in part ? part.options : []))
  }
  expect(optionsWith([])).toEqual(['Feta', 'Feta in it'])
  expect(optionsWith(['Toast'])).toEqual(['Feta in it'])
})
