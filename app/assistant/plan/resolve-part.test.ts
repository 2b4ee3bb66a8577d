import { describe, expect, test } from 'vitest'
import { aDish } from '#app/domain/guest-menu/guest-dish.fixture.ts'
import type { GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import { resolvePart } from './resolve-part.ts'
import type { PlanScope } from './resolve-query.ts'
import type { WirePart } from './wire.ts'

const menu: GuestMenu = {
  restaurant: { id: 'r', name: 'Luna', location: '', logoUrl: null, aiInstructions: '' },
  menu: { id: 'm', currency: 'TRY', aiContext: '', aiInstructions: '' },
  categories: [
    {
      id: 'soups',
      name: 'Soups',
      dishes: [
        aDish('lentil', { priceMinor: 100 }),
        aDish('leek', { priceMinor: 100, ingredients: ['walnut'] }),
      ],
      sections: [],
    },
  ],
  uncategorised: [],
}
const scope: PlanScope = {
  menu,
  guestTexts: ['Is there a Kağıt Kebabı for 300 lira?', 'any nuts?', 'tea or entil?'],
  earlier: new Map([['q1', { clauses: [{ op: 'price_to', of: 5_000 }] }]]),
}
const part = (change: Partial<WirePart>): WirePart => ({
  do: 'list',
  dishes: [],
  of: [],
  where: [],
  ...change,
})

describe('resolvePart', () => {
  test.each<[string, Partial<WirePart>, unknown]>([
    [
      'a question about a dish',
      { do: 'free_of', dishes: ['d2'], of: ['gluten', 'mushrooms', 'vegan'] },
      {
        do: 'free_of',
        dishes: ['leek'],
        of: [
          { kind: 'fact', fact: 'gluten' },
          { kind: 'food', concept: 'mushroom' },
          { kind: 'diet', diet: 'vegan' },
        ],
      },
    ],
    [
      'a query',
      {
        where: [
          { op: 'in', of: ['h1'] },
          { op: 'price_under', of: ['12.50'] },
          { op: 'same', of: ['q1'] },
          { op: 'sort', of: ['cheapest'] },
          { op: 'group', of: ['against'] },
        ],
      },
      {
        do: 'list',
        query: {
          clauses: [
            { op: 'in', of: ['soups'] },
            { op: 'price_under', of: 1_250 },
            { op: 'price_to', of: 5_000 },
          ],
          sort: 'cheapest',
        },
        groups: ['against'],
      },
    ],
    [
      'a dish that appears twice',
      { do: 'sum', dishes: ['d1', 'd1'], of: ['price'], where: [{ op: 'ways', of: ['3'] }] },
      { do: 'sum', dishes: ['lentil', 'lentil'], of: 'price', ways: 3 },
    ],
    [
      'the guest’s own words, in the guest’s spelling',
      { do: 'missing', of: ['kağıt kebabı'] },
      { do: 'missing', said: 'Kağıt Kebabı' },
    ],
    [
      'a name that is only a part of a dish’s word',
      { do: 'missing', of: ['entil'] },
      { do: 'missing', said: 'entil' },
    ],
  ])('resolves %s', (_, change, expected) => {
    expect(resolvePart(part(change), scope)).toEqual(expected)
  })

  test.each<[string, Partial<WirePart>]>([
    ['a dish that is not on the menu', { do: 'has', dishes: ['d9'], of: ['milk'] }],
    ['a dish by its real id', { do: 'tell', dishes: ['lentil'] }],
    ['an unknown food', { do: 'has', dishes: ['d1'], of: ['happiness'] }],
    ['text that the guest did not write', { do: 'missing', of: ['staff code 4711'] }],
    ['the guest’s word for a food that a dish contains', { do: 'missing', of: ['nuts'] }],
    ['an unknown act', { do: 'talk', of: ['sing'] }],
  ])('%s is dropped', (_, change) => {
    expect(resolvePart(part(change), scope)).toBeUndefined()
  })

  test('drops conditions with invalid numbers', () => {
    const where = ['-5', '1e9', '٥', '', '99999999'].map((text) => ({
      op: 'price_under' as const,
      of: [text],
    }))
    expect(resolvePart(part({ where }), scope)).toMatchObject({ query: { clauses: [] } })
  })

  test('limits the courses of a meal, whose combinations would grow exponentially', () => {
    const of = Array.from({ length: 12 }, () => 'main')
    const meal = resolvePart(part({ do: 'meal', of }), scope)
    expect(meal).toMatchObject({ courses: ['main', 'main', 'main', 'main', 'main'] })
  })
})
