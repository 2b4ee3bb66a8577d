import { describe, expect, test } from 'vitest'
import { readConversation } from '../../reading/read-conversation.ts'
import { avoidedInThisAnswer } from '../offline-planner.ts'
import { menu, plan } from './plan.fixture.ts'

describe('with a guest who has an allergy', () => {
  const nuts = [
    { kind: 'fact', fact: 'nuts' },
    { kind: 'fact', fact: 'peanuts' },
  ]

  test('a bare dish name asks whether the guest can have it; its foods are not allergies', () => {
    expect(plan('I have a nut allergy', 'what about the lentil soup?')).toEqual([
      { do: 'suits', dishes: ['Lentil Soup'], of: nuts },
    ])
  })

  test.each([
    ['I have a nut allergy. Are there nuts in the lentil soup?', 'has'],
    ['Are there nuts in the lentil soup? I get hives', 'has'],
    ['no nuts in the lentil soup, right? allergic', 'free_of'],
    ['I’m allergic to nuts, can I have the lentil soup?', 'suits'],
    ['does the lentil soup have nuts or is it safe for me, allergic to nuts', 'suits'],
  ])('“%s” is answered as %s, so that “yes” or “no” fits', (question, act) => {
    const facts = plan(question).filter(({ do: kind }) => /^(has|free_of|suits)$/.test(kind))
    expect(facts).toEqual([{ do: act, dishes: ['Lentil Soup'], of: nuts }])
  })

  test('a diet in a dish name is not the guest’s diet', () => {
    const reading = readConversation('how much is the vegan miso ramen, no nuts', [], menu, 'en')
    expect(reading.avoided).toEqual(nuts)
  })

  test('an allergy to a dish is recognised by the food in its name', () => {
    const reading = readConversation('I’m allergic to lemon sorbet', [], menu, 'en')
    expect(reading.avoided).toContainEqual({ kind: 'food', concept: 'lemon', isAllergy: true })
  })
})

describe('a food among unknown words', () => {
  const eggs = { kind: 'fact', fact: 'eggs' }
  const leftOut = (text: string) => avoidedInThisAnswer(readConversation(text, [], menu, 'en'))

  test.each([
    'eggs and me never got along, what can I eat?',
    'eggs are my nemesis. which pasta?',
    'egg turns my stomach inside out, what can I eat?',
    'eggs, yuck!! a dessert please',
  ])('is left out of the answer: %s', (text) => {
    expect(leftOut(text)).toContainEqual(eggs)
    expect(plan(text)).toMatchObject([{ do: 'list', groups: ['fits', 'unsure', 'against'] }])
  })

  test.each([
    'I could murder some eggs, which pasta?',
    'do you have scrambled eggs?',
    'what do you suggest? egg sounds lovely',
    'eggs benedict?',
    'Is there egg in the supercalifragilistic carbonara? And a dessert?',
  ])('is not left out if it is wanted or asked about: %s', (text) => {
    expect(leftOut(text)).toEqual([])
  })

  test('is left out of the answers to all questions', () => {
    const text = 'Eggs make me gag. Which pasta do you have? And which dessert?'
    expect(leftOut(text)).toEqual([eggs])
  })

  test('is not suggested if it is a word for spicy food', () => {
    expect(plan('spicy stuff wrecks my guts, which pasta do you recommend?')).toMatchObject([
      { query: { clauses: expect.arrayContaining([{ op: 'not', of: ['hot'] }]) } },
    ])
    expect(plan('I love spicy stuff, which pasta do you recommend?')).toMatchObject([
      { query: { clauses: expect.not.arrayContaining([{ op: 'not', of: ['hot'] }]) } },
    ])
  })
})

test.each([
  ['en', 'I am the designated driver, what can I drink?'],
  ['tr', 'araba kullanacağım, ne içebilirim?'],
  ['de', 'ich muss noch fahren, was kann ich trinken?'],
  ['fr', 'c’est moi qui conduis, je bois quoi ?'],
  ['es', 'tengo que conducir, ¿qué puedo beber?'],
  ['it', 'devo guidare, cosa posso bere?'],
  ['nl', 'ik ben de bob, wat kan ik drinken?'],
  ['ru', 'я за рулём, что можно выпить?'],
  ['uk', 'я за кермом, що можна випити?'],
  ['ar', 'لازم اسوق بعدين، شو في مشروبات؟'],
  ['fa', 'باید رانندگی کنم، چی بنوشم؟'],
  ['zh', '我要开车，能喝什么？'],
] as const)('a guest who drives avoids alcohol: %s', (screen, text) => {
  const { avoided } = readConversation(text, [], menu, screen)
  expect(avoided).toContainEqual({ kind: 'fact', fact: 'alcohol' })
})

test('a driver who asks for parking does not get the menu; a guest with an allergy does', () => {
  expect(plan('we’re driving, is there parking?')).toEqual([{ do: 'house', topic: 'parking' }])
  expect(plan('I have a nut allergy, is there parking?')).toMatchObject([
    { do: 'talk', act: 'noted' },
    { do: 'list' },
    { do: 'house', topic: 'parking' },
  ])
})

test('in an emergency the plan has only the ingredients of the dish', () => {
  expect(plan('my friend can’t breathe after the tiramisu')).toEqual([
    { do: 'tell', dishes: ['Tiramisu'], of: ['ingredients'] },
  ])
  expect(plan('help, she can’t breathe')).toEqual([])
  expect(plan('my throat is closing, what should I do, any suggestions?')).toEqual([])
})
