import { expect, test } from 'vitest'
import { indexMenu } from '#app/domain/menus/query/index-menu.ts'
import { runQuery } from '#app/domain/menus/query/run-query.ts'
import { readConversation } from '../../reading/read-conversation.ts'
import { category, dish, guestMenu } from './menu.fixture.ts'
import { menu, plan } from './plan.fixture.ts'

test('“entrée” in a French question means a starter', () => {
  const { courses } = readConversation('Une entrée à moins de 10 livres, svp', [], menu, 'fr')
  expect(courses).toEqual(['starter'])
})

test('“the spiciest dish” lists all hot dishes, because heat has no degrees', () => {
  expect(plan('what’s the spiciest dish')).toMatchObject([
    { query: { clauses: [{ op: 'is', of: ['hot'] }] } },
  ])
})

test('“something light” under a number of calories lists the lightest dishes first', () => {
  expect(plan('something light under 500 calories')).toMatchObject([
    { query: { sort: 'fewest_kcal' } },
  ])
})

test('a child is offered nothing made with alcohol, even if no dish is marked for children', async () => {
  expect(plan('something without dairy for my kid')).toMatchObject([
    { query: { clauses: [{ op: 'not', of: ['hot', 'alcoholic'] }] } },
  ])
  const risotto = dish('Risotto', 1200, 'rice, white wine')
  const soup = dish('Lentil Soup', 600, 'lentils, onion')
  const index = indexMenu(guestMenu([category('Mains', [risotto, soup])]))
  const { fits } = await runQuery(index, { clauses: [{ op: 'not', of: ['alcoholic'] }] })
  expect(fits.map(({ indexed }) => indexed.dish.id)).toEqual(['Lentil Soup'])
})

test('“something warm” leaves out cold dishes', () => {
  expect(plan('a warm starter, please')).toMatchObject([
    { query: { clauses: [{ op: 'course' }, { op: 'not', of: ['cold'] }] } },
  ])
})

test('“do you have beer?” searches drinks only, not dishes cooked with beer', () => {
  expect(plan('do you have beer?')).toMatchObject([
    { query: { clauses: [{ op: 'course', of: ['drink'] }, { op: 'with_any' }] } },
  ])
})

test('“any gluten free pasta?” asks which dishes fit, not which to avoid', () => {
  const reading = readConversation('any gluten free pasta?', [], menu, 'en')
  expect(reading.asksWhatToAvoid).toBe(false)
})

test.each([
  'cheapest vegan main?',
  'en ucuz vegan ana yemek hangisi',
  'ما أرخص طبق رئيسي نباتي صرف؟',
  'ما هو أرخص طبق رئيسي نباتي صرف؟',
  'Was ist das günstigste vegane Hauptgericht?',
  'Quel est le plat principal végan le moins cher ?',
  '¿Cuál es el plato principal vegano más barato?',
  'Qual è il secondo vegano meno caro?',
  'Wat is het goedkoopste veganistische hoofdgerecht?',
  'Какое самое дешёвое веганское основное блюдо?',
  'Яка найдешевша веганська основна страва?',
  'ارزان‌ترین غذای اصلی وگان کدام است؟',
  '最便宜的纯素主菜是什么？',
])('finds the cheapest vegan main under a heading in another language: %s', (text) => {
  const mains = guestMenu([category('Ana Yemekler', [dish('İmam Bayıldı', 290, 'patlıcan')])])
  const { asks, courses, kinds, diets } = readConversation(text, [], mains, 'en')
  expect({
    asks,
    diets,
    isMain: courses.includes('main') || kinds[0]?.isExcluded === false,
  }).toEqual({ asks: expect.arrayContaining(['cheapest']), diets: ['vegan'], isMain: true })
})

test('a food that a message repeats is one condition, also in the next messages', () => {
  const repeated = 'anything with egg, '.repeat(20)
  const clauses = [{ op: 'with_any', of: [{ kind: 'fact', fact: 'eggs' }] }]
  for (const messages of [
    [repeated],
    [repeated, 'cheaper ones?'],
    [repeated.replaceAll(',', ' or')],
  ]) {
    expect(plan(...messages)).toMatchObject([{ query: { clauses } }])
  }
})
