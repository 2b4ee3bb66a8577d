import { describe, expect, test } from 'vitest'
import { plan } from './plan.fixture.ts'

describe('a variant of a dish', () => {
  test.each([
    'make that the vegan one',
    'und die vegane?',
    'vegan olan',
    'la versione vegana',
    '纯素版多少钱',
  ])('“%s” repeats the last question for the variant', (text) => {
    expect(plan('Price of the Miso Ramen?', text)).toEqual([
      { do: 'tell', dishes: ['Vegan Miso Ramen'], of: ['price'] },
    ])
  })

  test.each(['is the miso ramen vegan?', 'is it vegan?'])(
    '“%s” asks about the dish itself',
    (text) => {
      expect(plan('Price of the Miso Ramen?', text)[0]).toMatchObject({
        do: 'suits',
        dishes: ['Miso Ramen'],
      })
    },
  )

  test('is compared with the dish', () => {
    expect(plan('is the vegan miso ramen cheaper than the normal one?')[0]).toMatchObject({
      do: 'compare',
      dishes: ['Vegan Miso Ramen', 'Miso Ramen'],
      by: 'price',
    })
  })
})

test.each([
  ['tiramisu or sorbet, which one is lighter?', 'calories'],
  ['welches ist leichter, Tiramisu oder Lemon Sorbet?', 'calories'],
  ['tiramisu mu lemon sorbet mi daha pahalı', 'price'],
])('“%s” compares %s', (text, by) => {
  expect(plan(text)[0]).toEqual({ do: 'compare', dishes: ['Tiramisu', 'Lemon Sorbet'], by })
})

test.each(['we waited 50 min for the tiramisu', 'the tiramisu was cold and we waited 50 minutes'])(
  '“%s” is a complaint, and the time is not a price',
  (text) => {
    expect(plan(text)).toEqual([{ do: 'talk', act: expect.stringMatching(/^complaint_/) }])
  },
)
