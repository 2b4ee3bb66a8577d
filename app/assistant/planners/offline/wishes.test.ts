import { describe, expect, test } from 'vitest'
import { readConversation } from '../../reading/read-conversation.ts'
import { menu, plan } from './plan.fixture.ts'

describe('how many', () => {
  const sorbets = ['Lemon Sorbet', 'Lemon Sorbet']

  test('of what was spoken of are added up with what is named', () => {
    expect(plan('How much is the sorbet?', 'two of those and a tiramisu, how much?')).toEqual([
      { do: 'sum', dishes: [...sorbets, 'Tiramisu'], of: 'price' },
    ])
    expect(plan('How much is the sorbet?', 'two of them please, total?')).toEqual([
      { do: 'sum', dishes: sorbets, of: 'price' },
    ])
  })

  test('of nothing that was spoken of is no sum', () => {
    expect(plan('two of those, total?')).toEqual([{ do: 'talk', act: 'unclear' }])
  })
})

test('“entrée” is a starter to a guest who writes French', () => {
  const { courses } = readConversation('Une entrée à moins de 10 livres, svp', [], menu, 'fr')
  expect(courses).toEqual(['starter'])
})

describe('a meal', () => {
  test.each([
    ['main and dessert for two, 50 pounds', ['main', 'dessert']],
    ['Hauptgericht und Nachtisch für zwei, 50 Pfund', ['main', 'dessert']],
    ['plato principal y postre para dos, 50 libras', ['main', 'dessert']],
    ['dinner for 2 under 50 pounds', []],
  ])('is of the courses, the people and the money: %s', (text, courses) => {
    expect(plan(text)).toMatchObject([{ do: 'meal', courses, people: 2, total: 5_000 }])
  })

  test('is what somebody would take for their money', () => {
    expect(plan('What would you take for 20 pounds?')).toMatchObject([
      { do: 'meal', courses: [], total: 2_000 },
    ])
    expect(plan('Recommend something not over 20 pounds')).toMatchObject([{ do: 'suggest' }])
  })
})

test('a change is asked of the team; of an allergen, what is in the dish', () => {
  expect(plan('Can I have the lentil soup without onion?').at(-1)).toMatchObject({ do: 'request' })
  expect(plan('Can I have the carbonara without egg?')[0]).toMatchObject({ do: 'free_of' })
})

test('who is pregnant or ill is given no suggestions', () => {
  expect(plan('I’m pregnant, what should I avoid?')).toEqual([{ do: 'talk', act: 'pregnancy' }])
  expect(plan('diabetic here, what do you recommend')).toEqual([{ do: 'talk', act: 'no_medical' }])
})

test('the spiciest dishes are those that are hot', () => {
  expect(plan('what’s the spiciest dish')).toMatchObject([
    { query: { clauses: [{ op: 'is', of: ['hot'] }] } },
  ])
})

test('something light within so many calories goes by calories', () => {
  expect(plan('something light under 500 calories')).toMatchObject([
    { query: { sort: 'fewest_kcal' } },
  ])
})

test('a drink that is asked for is none that something is cooked with', () => {
  expect(plan('do you have beer?')).toMatchObject([
    { query: { clauses: [{ op: 'course', of: ['drink'] }, { op: 'with_any' }] } },
  ])
})

test('“any gluten free pasta?” asks for what is free of it, and not for what is not', () => {
  const read = readConversation('any gluten free pasta?', [], menu, 'en')
  expect(read.isAskedAgainst).toBe(false)
})

test('beside a sum of money a bare figure is no money', () => {
  expect(plan('We are 4, 2 vegetarians, budget 80 pounds for everything')).toMatchObject([
    { do: 'meal', people: 4, total: 8_000 },
  ])
})

test('how long it takes is for the team', () => {
  expect(plan('how long does the food take?')).toEqual([{ do: 'talk', act: 'wait_time' }])
})

test('a name in another script is the dish of that name alone', () => {
  expect(plan('كم سعر التيراميسو؟')).toEqual([{ do: 'tell', dishes: ['Tiramisu'], of: ['price'] }])
})

test('the prices of several things are a bill', () => {
  expect(plan('how much is a tiramisu and a lemon sorbet?')).toEqual([
    { do: 'sum', dishes: ['Tiramisu', 'Lemon Sorbet'], of: 'price' },
  ])
})

test('of two that are healthier or not, the calories are compared', () => {
  expect(plan('which is healthier, the tiramisu or the sorbet?')).toEqual([
    { do: 'compare', dishes: ['Tiramisu', 'Lemon Sorbet'], by: 'calories' },
  ])
})

test('whether some money is enough for two dishes is a bill, split among those who pay', () => {
  const dishes = ['Tiramisu', 'Lemon Sorbet']
  expect(plan('is 20 pounds enough for the tiramisu and the lemon sorbet?')).toEqual([
    { do: 'sum', dishes, of: 'price' },
  ])
  expect(plan('we are two, a tiramisu plus a lemon sorbet, how much is that per person?')).toEqual([
    { do: 'sum', dishes, of: 'price', ways: 2 },
  ])
})
