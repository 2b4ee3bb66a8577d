import { describe, expect, test } from 'vitest'
import { plan } from './plan.fixture.ts'

describe('a plan for a meal', () => {
  test.each([
    ['main and dessert for two, 50 pounds', ['main', 'dessert']],
    ['Hauptgericht und Nachtisch für zwei, 50 Pfund', ['main', 'dessert']],
    ['plato principal y postre para dos, 50 libras', ['main', 'dessert']],
    ['dinner for 2 under 50 pounds', []],
  ])('with its courses, people and budget answers %j', (text, courses) => {
    expect(plan(text)).toMatchObject([{ do: 'meal', courses, people: 2, budget: 5_000 }])
  })

  test('answers “what would you take for …?”, but not a request for one dish below a price', () => {
    expect(plan('What would you take for 20 pounds?')).toMatchObject([
      { do: 'meal', courses: [], budget: 2_000 },
    ])
    expect(plan('Recommend something not over 20 pounds')).toMatchObject([{ do: 'suggest' }])
  })
})

test('a meal for several guests counts people, not prices, by the numbers without a currency', () => {
  expect(plan('We are 4, 2 vegetarians, budget 80 pounds for everything')).toMatchObject([
    { do: 'meal', people: 4, budget: 8_000 },
  ])
})
