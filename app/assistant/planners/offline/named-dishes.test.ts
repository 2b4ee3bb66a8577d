import { describe, expect, test } from 'vitest'
import { conversationState } from '../../plan/conversation-state.ts'
import type { PhraseLanguage } from '../../render/phrases/phrase-types.ts'
import { readConversation } from '../../reading/read-conversation.ts'
import { category, dish, guestMenu } from './menu.fixture.ts'
import { planOffline } from '../offline-planner.ts'

const menu = guestMenu([
  category('Çorbalar', [
    dish('Mercimek Çorbası', 14000, 'kırmızı mercimek, soğan'),
    dish('Balık Çorbası', 26000, 'levrek, havuç'),
  ]),
  category('Hauptgerichte', [
    dish('Chicken Schnitzel', 31000, 'chicken, breadcrumbs, egg'),
    dish('Half Roast Chicken', 29000, 'chicken, butter'),
    dish('Steak & Ale Pie', 33000, 'beef, ale, shortcrust pastry'),
    dish('Branzino al Forno', 42000, 'sea bass, lemon'),
    dish('Pasta al Burro', 18000, 'penne, butter'),
    dish('Patlıcan Musakka', 24000, 'patlıcan, domates'),
  ]),
  category('Dolci', [
    dish('Karottenkuchen', 9000, 'Karotten, Mehl'),
    dish('Käsekuchen', 9500, 'Quark, Ei'),
    dish('Tiramisù', 11000, 'mascarpone, egg'),
  ]),
])

const planFor = (question: string, screen: PhraseLanguage = 'en') => {
  const reading = readConversation(question, [], menu, screen)
  return { read: reading, parts: planOffline(reading, conversationState([]), menu) }
}
const namedDishes = (question: string, screen?: PhraseLanguage) =>
  planFor(question, screen).read.dishes.map(({ dishIds }) => dishIds)

describe('dishes are found across languages', () => {
  test.each<[question: string, language: PhraseLanguage, name: string]>([
    ['Was kostet die Linsensuppe?', 'de', 'Mercimek Çorbası'],
    ['сколько стоит тирамису', 'ru', 'Tiramisù'],
    ['كم سعر كعكة الجزر', 'ar', 'Karottenkuchen'],
    ['胡萝卜蛋糕多少钱', 'zh', 'Karottenkuchen'],
    ['¿cuánto cuesta la sopa de pescado?', 'es', 'Balık Çorbası'],
    ['quanto costa la moussaka?', 'it', 'Patlıcan Musakka'],
    ['combien coûte la soupe de lentilles', 'fr', 'Mercimek Çorbası'],
  ])('%s', (question, language, name) => {
    expect(namedDishes(question, language)).toEqual([[name]])
  })

  test.each<[question: string, language: PhraseLanguage]>([
    ['Welche Suppen habt ihr?', 'de'],
    ['какие супы у вас есть', 'ru'],
    ['ما الشوربات عندكم', 'ar'],
    ['有什么汤', 'zh'],
  ])('a kind is the dishes below its heading: %s', (question, language) => {
    const [kind] = planFor(question, language).read.kinds
    expect(kind?.dishIds).toEqual(['Mercimek Çorbası', 'Balık Çorbası'])
  })
})

describe('a name longer than that of a dish', () => {
  test.each<[question: string, said: string, near: readonly string[]]>([
    ['how much is the sirloin steak', 'sirloin steak', ['Steak & Ale Pie']],
    ['was kostet das Wiener Schnitzel', 'Wiener Schnitzel', ['Chicken Schnitzel']],
    ['is there a duck pie', 'duck pie', ['Steak & Ale Pie']],
  ])('is answered as missing, with similar dishes: %s', (question, said, near) => {
    expect(planFor(question).parts).toContainEqual({
      do: 'missing',
      said,
      near: { clauses: [{ op: 'only', of: near }] },
    })
  })

  test('is the dish itself if the added word is a food in it', () => {
    expect(namedDishes('how much is the beef steak pie')).toEqual([['Steak & Ale Pie']])
  })
})

test('of two foods, the one with an article names the dish', () => {
  expect(namedDishes('is there butter in the branzino')).toEqual([['Branzino al Forno']])
  expect(namedDishes('do you cook the branzino with butter')).toEqual([['Branzino al Forno']])
})

test('a dish’s name in Arabic letters finds that dish only', () => {
  expect(namedDishes('كم سعر التيراميسو؟')).toEqual([['Tiramisù']])
})
