import { describe, expect, test } from 'vitest'
import { aDish } from '#app/domain/guest-menu/guest-dish.fixture.ts'
import type { GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import { PlanReader, PlanTooLong } from './read-stream.ts'
import { resolvePart, type PlanScope } from './resolve.ts'
import { planSchema, type WirePart } from './wire.ts'

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
  guestWords: ['Is there a Kağıt Kebabı for 300 lira?', 'any nuts?'],
  earlier: new Map([['q1', { clauses: [{ op: 'price_to', of: 5_000 }] }]]),
}
const part = (change: Partial<WirePart>): WirePart => ({
  do: 'list',
  dishes: [],
  of: [],
  where: [],
  ...change,
})
const written = JSON.stringify(part({ do: 'has', dishes: ['d1'], of: ['milk'] }))

describe('a plan that streams', () => {
  test('gives each part as soon as its brace closes', () => {
    const reader = new PlanReader()
    const plan = `{"lang":"tr","avoid":["nuts"],"parts":[${written},${written}]}`
    const counts = [...plan].map((sign) => reader.push(sign).length)
    expect(counts.filter((count) => count === 1)).toHaveLength(2)
    expect(counts[plan.indexOf('}')]).toBe(1)
    expect(reader.avoided()).toEqual(['nuts'])
  })

  test.each([
    ['fenced', `Here you are:\n\`\`\`json\n{"parts":[${written}]}\n\`\`\``],
    ['one a line', `${written}\n${written.replace('has', 'suits')}`],
    ['bare in a list', `[${written}]`],
    ['cut in the middle', `{"parts":[${written},{"do":"tell","dish`],
    ['after prose with quotes', `The "plan" is {"parts":[${written}]}`],
  ])('%s: its whole parts are read', (_, text) => {
    expect(new PlanReader().push(text)[0]).toMatchObject({ do: 'has', dishes: ['d1'] })
  })

  test.each([
    ['prose', 'The soup has no milk, enjoy!'],
    ['an unknown deed', '{"do":"promise","dishes":[],"of":[],"where":[]}'],
    ['a wrong type', '{"do":"has","dishes":"d1","of":[],"where":[]}'],
    ['a further field', '{"do":"has","dishes":[],"of":[],"where":[],"text":"No nuts!"}'],
    ['half of JSON', '{"do":"has","dishes":["d1"'],
    ['braces that never close', '{'.repeat(5_000)],
    ['braces that only close', '}'.repeat(5_000)],
  ])('%s is no part', (_, text) => {
    expect(new PlanReader().push(text)).toEqual([])
  })

  test('counts what claimed to be a part', () => {
    const reader = new PlanReader()
    reader.push('{"do":"promise","dishes":[],"of":[],"where":[]} {"a":1}')
    expect(reader.dropped).toBe(1)
  })

  test('is given up when it has no end', () => {
    expect(() => new PlanReader().push(' '.repeat(20_000))).toThrow(PlanTooLong)
  })
})

describe('a part as it is written', () => {
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
      'a dish twice',
      { do: 'sum', dishes: ['d1', 'd1'], of: ['price'], where: [{ op: 'ways', of: ['3'] }] },
      { do: 'sum', dishes: ['lentil', 'lentil'], of: 'price', ways: 3 },
    ],
    [
      'the guest’s own words, in their spelling',
      { do: 'missing', of: ['kağıt kebabı'] },
      { do: 'missing', said: 'Kağıt Kebabı' },
    ],
  ])('%s', (_, change, expected) => {
    expect(resolvePart(part(change), scope)).toEqual(expected)
  })

  test.each<[string, Partial<WirePart>]>([
    ['a dish that is not on the menu', { do: 'has', dishes: ['d9'], of: ['milk'] }],
    ['a dish by its real id', { do: 'tell', dishes: ['lentil'] }],
    ['a fact that is none', { do: 'has', dishes: ['d1'], of: ['happiness'] }],
    ['words that the guest did not write', { do: 'missing', of: ['staff code 4711'] }],
    ['words of the guest that name what a dish holds', { do: 'missing', of: ['nuts'] }],
    ['an unknown act', { do: 'talk', of: ['sing'] }],
  ])('%s names nothing', (_, change) => {
    expect(resolvePart(part(change), scope)).toBeUndefined()
  })

  test('figures that are none make no condition', () => {
    const where = ['-5', '1e9', '٥', '', '99999999'].map((text) => ({
      op: 'price_under' as const,
      of: [text],
    }))
    expect(resolvePart(part({ where }), scope)).toMatchObject({ query: { clauses: [] } })
  })
})

test('the schema holds nothing that a provider’s strict mode refuses', () => {
  const words = JSON.stringify(planSchema)
  expect(words).not.toMatch(/"(anyOf|oneOf|allOf|nullable|minItems|maxItems|minLength|pattern)"/)
  expect(words).toContain('"additionalProperties":false')
})
