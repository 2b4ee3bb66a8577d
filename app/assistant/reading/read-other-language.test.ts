import { describe, expect, test } from 'vitest'
import type { PlannedTurn } from '../plan/conversation-state.ts'
import { category, dish, guestMenu } from '../planners/offline/menu.fixture.ts'
import { readConversation } from './read-conversation.ts'

const menu = guestMenu([category('Mains', [dish('Lentil Soup', 600, 'lentils, celery, onion')])])
const read = (text: string, history: readonly PlannedTurn[] = []) =>
  readConversation(text, history, menu, 'en')

describe('reads an allergy in a language without a phrase book', () => {
  test.each([
    ['pt', 'Olá, sou alérgica a leite e amendoim', ['milk', 'peanuts']],
    ['pl', 'Dzień dobry, mam uczulenie na orzechy i jajka', ['nuts', 'eggs']],
    ['ro', 'Bună ziua, sunt alergic la ouă și lapte', ['eggs', 'milk']],
    ['cs', 'Dobrý den, mám alergii na ořechy a mléko', ['nuts', 'milk']],
    ['hu', 'Jó napot, allergiás vagyok a tojásra és a tejre', ['eggs', 'milk']],
    ['da', 'Hej, jeg er allergisk over for nødder og æg', ['nuts', 'eggs']],
    ['no', 'Hei, jeg er allergisk mot nøtter og melk', ['nuts', 'milk']],
    ['sv', 'Hej, jag är allergisk mot nötter och mjölk', ['nuts', 'milk']],
    ['fi', 'Hei, minulla on pähkinäallergia, onko tässä maitoa', ['nuts', 'milk']],
    ['vi', 'Xin chào, tôi bị dị ứng với tôm và sữa', ['crustaceans', 'milk']],
    ['el', 'Καλησπέρα, έχω αλλεργία στα αυγά και στο γάλα', ['eggs', 'milk']],
    ['ko', '안녕하세요, 땅콩과 우유 알레르기가 있어요', ['peanuts', 'milk']],
    ['ja', '卵とえびのアレルギーがあります', ['eggs', 'crustaceans']],
    ['hi', 'नमस्ते, मुझे मूंगफली और दूध से एलर्जी है', ['peanuts', 'milk']],
    ['he', 'שלום, יש לי אלרגיה לבוטנים וביצים', ['peanuts', 'eggs']],
  ])('%s: %s', (code, text, named) => {
    const { avoided, foreword, language } = read(text)
    const facts = avoided.flatMap((target) => (target.kind === 'fact' ? [target.fact] : []))
    expect(facts).toEqual(expect.arrayContaining(named))
    expect(foreword?.lang).toBe(code)
    expect(language).toBe('en')
  })
})

test('returns the foreword once per conversation', () => {
  const text = 'Olá, sou alérgica a leite'
  const foreword = read(text).foreword?.text ?? ''
  const history = [
    { role: 'user' as const, text },
    { role: 'assistant' as const, text: `${foreword}\n\nI’ll watch for milk.` },
  ]
  expect(foreword).not.toBe('')
  expect(read('o que tem sem leite para a minha filha?', history).foreword).toBeUndefined()
})

test.each([
  'Is there milk in the soup?',
  'Soy alérgica a la leche y al huevo',
  'Sono allergica al latte e alle uova',
  'Ich bin gegen Nüsse allergisch',
  'Ik ben allergisch voor noten en melk',
  '我对坚果过敏',
  'Fındığa alerjim var',
  'Je suis allergique au lait',
  'У меня аллергия на молоко',
])('returns no foreword in a language with a phrase book: %s', (text) => {
  expect(read(text).foreword).toBeUndefined()
})
