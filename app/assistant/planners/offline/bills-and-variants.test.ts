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

describe('a bill', () => {
  test.each([
    ['two plates of spaghetti carbonara and three glasses of lemon sorbet, total?', [2, 3]],
    ['zwei mal Spaghetti Carbonara und ein Lemon Sorbet, was macht das', [2, 1]],
    ['2 porsiyon spaghetti carbonara 1 lemon sorbet toplam', [2, 1]],
    ['is 30 pounds enough for a carbonara and a sorbet?', [1, 1]],
  ])('“%s” counts each dish', (text, [pasta = 0, sorbet = 0]) => {
    expect(plan(text)[0]).toMatchObject({
      do: 'sum',
      dishes: [
        ...Array.from({ length: pasta }, () => 'Spaghetti Carbonara'),
        ...Array.from({ length: sorbet }, () => 'Lemon Sorbet'),
      ],
    })
  })

  test('continues with the dishes chosen before', () => {
    const both = ['Spaghetti Carbonara', 'Tiramisu']
    const chosen = ['price of the carbonara?', 'and the tiramisu?']
    expect(plan(...chosen, 'how much is that together?')[0]).toMatchObject({ dishes: both })
    const bill = ['one carbonara and one tiramisu, total?', 'and two lemon sorbets']
    expect(plan(...bill)[0]).toMatchObject({
      do: 'sum',
      dishes: [...both, 'Lemon Sorbet', 'Lemon Sorbet'],
    })
    expect(plan(...chosen, 'total for two lemon sorbets?')[0]).toMatchObject({
      dishes: ['Lemon Sorbet', 'Lemon Sorbet'],
    })
  })

  test.each<[string, readonly string[]]>([
    ['one tiramisu and 3 cappuccinos, total?', ['3 cappuccinos']],
    ['1 sorbet 2 şalgam ne kadar tutar', ['2 şalgam']],
    ['ein Tiramisu und drei Limos, was macht das zusammen?', ['drei Limos']],
    ['one tiramisu and two lemon sorbets, total?', []],
    ['we are 4 people: two tiramisu and one lemon sorbet, total per person?', []],
    ['two tiramisu and one lemon sorbet, is 30 pounds enough?', []],
  ])('“%s” says what is not counted', (text, uncounted) => {
    const [sum] = plan(text)
    expect(sum).toMatchObject({ do: 'sum' })
    expect(sum).toEqual(
      uncounted.length > 0
        ? expect.objectContaining({ uncounted })
        : expect.not.objectContaining({ uncounted: expect.anything() }),
    )
  })

  test('a name that fits several dishes is not counted, and their prices are given', () => {
    expect(plan('one tiramisu and one ramen, how much together?')).toEqual([
      { do: 'sum', dishes: ['Tiramisu'], of: 'price', uncounted: ['one ramen'] },
    ])
  })

  test('a dish that is counted clearly stays on the bill beside an unclear count of it', () => {
    expect(plan('2 tiramisu, 31 tiramisu and one lemon sorbet, total?')[0]).toMatchObject({
      dishes: ['Tiramisu', 'Tiramisu', 'Lemon Sorbet'],
      uncounted: ['tiramisu'],
    })
  })

  test('one word may stand between a number and its dish', () => {
    expect(plan('3 big tiramisu and one lemon sorbet, total?')[0]).toMatchObject({
      dishes: ['Tiramisu', 'Tiramisu', 'Tiramisu', 'Lemon Sorbet'],
    })
  })

  test('a digit starts the next dish', () => {
    const bill = plan('1 miso 2 tiramisu, how much together')
    expect(bill[0]).toMatchObject({ dishes: expect.arrayContaining(['Tiramisu', 'Tiramisu']) })
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
