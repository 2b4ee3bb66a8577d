import { describe, expect, test } from 'vitest'
import { readConversation } from '../../reading/read-conversation.ts'
import { category, dish, guestMenu } from './menu.fixture.ts'
import { menu, plan } from './plan.fixture.ts'

describe('a number of dishes', () => {
  const sorbets = ['Lemon Sorbet', 'Lemon Sorbet']

  test('refers to dishes mentioned before, and is added to the dishes named', () => {
    expect(plan('How much is the sorbet?', 'two of those and a tiramisu, how much?')).toEqual([
      { do: 'sum', dishes: [...sorbets, 'Tiramisu'], of: 'price' },
    ])
    expect(plan('How much is the sorbet?', 'two of them please, total?')).toEqual([
      { do: 'sum', dishes: sorbets, of: 'price' },
    ])
  })

  test('without dishes mentioned before is not a sum', () => {
    expect(plan('two of those, total?')).toEqual([{ do: 'talk', act: 'unclear' }])
  })
})

test('“entrée” means a starter in French', () => {
  const { courses } = readConversation('Une entrée à moins de 10 livres, svp', [], menu, 'fr')
  expect(courses).toEqual(['starter'])
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

describe('a meal', () => {
  test.each([
    ['main and dessert for two, 50 pounds', ['main', 'dessert']],
    ['Hauptgericht und Nachtisch für zwei, 50 Pfund', ['main', 'dessert']],
    ['plato principal y postre para dos, 50 libras', ['main', 'dessert']],
    ['dinner for 2 under 50 pounds', []],
  ])('has courses, people and a budget: %s', (text, courses) => {
    expect(plan(text)).toMatchObject([{ do: 'meal', courses, people: 2, budget: 5_000 }])
  })

  test('is what “what would you take for …?” asks for', () => {
    expect(plan('What would you take for 20 pounds?')).toMatchObject([
      { do: 'meal', courses: [], budget: 2_000 },
    ])
    expect(plan('Recommend something not over 20 pounds')).toMatchObject([{ do: 'suggest' }])
  })
})

test('leaving out a food is a request, and leaving out an allergen asks about contents', () => {
  expect(plan('Can I have the lentil soup without onion?').at(-1)).toMatchObject({ do: 'request' })
  expect(plan('Can I have the carbonara without egg?')[0]).toMatchObject({ do: 'free_of' })
})

test('a pregnant or ill guest gets no suggestions', () => {
  expect(plan('I’m pregnant, what should I avoid?')).toEqual([{ do: 'talk', act: 'pregnancy' }])
  expect(plan('diabetic here, what do you recommend')).toEqual([{ do: 'talk', act: 'no_medical' }])
})

test('the spiciest dishes are all hot dishes', () => {
  expect(plan('what’s the spiciest dish')).toMatchObject([
    { query: { clauses: [{ op: 'is', of: ['hot'] }] } },
  ])
})

test('a light dish under a number of calories is sorted by calories', () => {
  expect(plan('something light under 500 calories')).toMatchObject([
    { query: { sort: 'fewest_kcal' } },
  ])
})

test('asking for a drink finds drinks, not dishes cooked with it', () => {
  expect(plan('do you have beer?')).toMatchObject([
    { query: { clauses: [{ op: 'course', of: ['drink'] }, { op: 'with_any' }] } },
  ])
})

test('“any gluten free pasta?” asks for dishes that fit, not for dishes to avoid', () => {
  const read = readConversation('any gluten free pasta?', [], menu, 'en')
  expect(read.asksWhatToAvoid).toBe(false)
})

test('next to an amount of money, a bare number is not a price', () => {
  expect(plan('We are 4, 2 vegetarians, budget 80 pounds for everything')).toMatchObject([
    { do: 'meal', people: 4, budget: 8_000 },
  ])
})

test('a waiting time is left to the staff', () => {
  expect(plan('how long does the food take?')).toEqual([{ do: 'talk', act: 'wait_time' }])
})

test('a name in another script finds only the dish of that name', () => {
  expect(plan('كم سعر التيراميسو؟')).toEqual([{ do: 'tell', dishes: ['Tiramisu'], of: ['price'] }])
})

test('asking for the price of several dishes asks for a bill', () => {
  expect(plan('how much is a tiramisu and a lemon sorbet?')).toEqual([
    { do: 'sum', dishes: ['Tiramisu', 'Lemon Sorbet'], of: 'price' },
  ])
})

test('asking which of two dishes is dearer compares them, without a bill', () => {
  expect(plan('tiramisu and lemon sorbet, which is the dearest, price please?')).toEqual([
    { do: 'compare', dishes: ['Tiramisu', 'Lemon Sorbet'], by: 'price' },
  ])
})

test('“healthier” compares calories', () => {
  expect(plan('which is healthier, the tiramisu or the sorbet?')).toEqual([
    { do: 'compare', dishes: ['Tiramisu', 'Lemon Sorbet'], by: 'calories' },
  ])
})

test('whether an amount is enough for two dishes asks for a bill, split between the guests', () => {
  const dishes = ['Tiramisu', 'Lemon Sorbet']
  expect(plan('is 20 pounds enough for the tiramisu and the lemon sorbet?')).toEqual([
    { do: 'sum', dishes, of: 'price', budget: 2_000 },
  ])
  expect(plan('we are two, a tiramisu plus a lemon sorbet, how much is that per person?')).toEqual([
    { do: 'sum', dishes, of: 'price', ways: 2 },
  ])
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
