import { describe, expect, test } from 'vitest'
import { plan } from './plan.fixture.ts'

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

  test('a name that fits several dishes is not counted', () => {
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

  test('counts a dish with one word between it and its number', () => {
    expect(plan('3 big tiramisu and one lemon sorbet, total?')[0]).toMatchObject({
      dishes: ['Tiramisu', 'Tiramisu', 'Tiramisu', 'Lemon Sorbet'],
    })
  })

  test('a digit starts the next dish', () => {
    const bill = plan('1 miso 2 tiramisu, how much together')
    expect(bill[0]).toMatchObject({ dishes: expect.arrayContaining(['Tiramisu', 'Tiramisu']) })
  })
})

describe('a number without the name of a dish', () => {
  const sorbets = ['Lemon Sorbet', 'Lemon Sorbet']

  test('counts the dish of the question before, beside dishes named now', () => {
    expect(plan('How much is the sorbet?', 'two of those and a tiramisu, how much?')).toEqual([
      { do: 'sum', dishes: [...sorbets, 'Tiramisu'], of: 'price' },
    ])
    expect(plan('How much is the sorbet?', 'two of them please, total?')).toEqual([
      { do: 'sum', dishes: sorbets, of: 'price' },
    ])
  })

  test('counts nothing if no dish was named before', () => {
    expect(plan('two of those, total?')).toEqual([{ do: 'talk', act: 'unclear' }])
  })
})

test('a question for the price of several dishes adds them up', () => {
  expect(plan('how much is a tiramisu and a lemon sorbet?')).toEqual([
    { do: 'sum', dishes: ['Tiramisu', 'Lemon Sorbet'], of: 'price' },
  ])
})

test('a bill takes the budget or the number of guests from the question', () => {
  const dishes = ['Tiramisu', 'Lemon Sorbet']
  expect(plan('is 20 pounds enough for the tiramisu and the lemon sorbet?')).toEqual([
    { do: 'sum', dishes, of: 'price', budget: 2_000 },
  ])
  expect(plan('we are two, a tiramisu plus a lemon sorbet, how much is that per person?')).toEqual([
    { do: 'sum', dishes, of: 'price', ways: 2 },
  ])
})
