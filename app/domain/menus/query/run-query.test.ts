import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { stateOfFact } from '../../dietary/dish-state.ts'
import { dietaryFacts, diets } from '../../guest-menu/facts.ts'
import { aDish } from '../../guest-menu/guest-dish.fixture.ts'
import type { GuestDish, GuestMenu } from '../../guest-menu/guest-menu.ts'
import { cookings, courses, senses, type Clause, type MenuQuery } from './clauses.ts'
import { indexMenu } from './index-menu.ts'
import { runQuery } from './run-query.ts'

const section = (name: string, dishes: readonly GuestDish[]) => ({ id: name, name, dishes })

const confirmedAt = new Date('2026-01-01')
const menu: GuestMenu = {
  restaurant: { id: 'r', name: 'Luna', location: '', logoUrl: null, aiInstructions: '' },
  menu: { id: 'm', currency: 'EUR', aiContext: '', aiInstructions: '' },
  categories: [
    {
      ...section('Antipasti', [
        aDish('Bruschetta', {
          priceMinor: 650,
          ingredients: ['bread', 'tomato', 'garlic'],
          tags: ['vegan'],
        }),
        aDish('Olives', {
          priceMinor: 400,
          calories: 180,
          ingredients: ['olives'],
          tags: ['vegan', 'gluten-free', "chef's pick"],
        }),
      ]),
      sections: [],
    },
    {
      ...section('Food', []),
      sections: [
        section('Primi', [
          aDish('Penne Arrabbiata', {
            priceMinor: 1_250,
            calories: 610,
            ingredients: ['penne', 'tomato', 'chilli'],
            tags: ['vegetarian', 'spicy'],
          }),
          aDish('Funghi Risotto', {
            priceMinor: 1_500,
            ingredients: ['rice', 'mushrooms', 'butter'],
          }),
          aDish('Special', { priceMinor: null }),
        ]),
        section('Dolci', [
          aDish('Panna Cotta', { priceMinor: 700, ingredients: ['cream', 'gelatine'] }),
          aDish('Lemon Sorbet', {
            priceMinor: 500,
            ingredients: ['lemon', 'sugar'],
            stated: { milk: { state: 'free', confirmedAt } },
          }),
        ]),
      ],
    },
  ],
  uncategorised: [aDish('House Wine', { priceMinor: 600 })],
}
const index = indexMenu(menu)

async function run(clauses: readonly Clause[], rest: Omit<MenuQuery, 'clauses'> = {}) {
  const { fits, unsure, against } = await runQuery(index, { clauses, ...rest })
  const names = (matches: typeof fits) => matches.map(({ indexed }) => indexed.dish.name)
  return { fits: names(fits), unsure: names(unsure), against: names(against) }
}

const without = (fact: 'milk' | 'gluten'): Clause => ({
  op: 'without',
  of: [{ kind: 'fact', fact }],
})

describe('without an allergen', () => {
  test('only dishes marked as free fit; dishes without information are unsure; the others are against', async () => {
    expect(await run([without('milk')])).toEqual({
      fits: ['Lemon Sorbet'],
      unsure: ['Olives', 'Bruschetta', 'Penne Arrabbiata', 'Special', 'House Wine'],
      against: ['Funghi Risotto', 'Panna Cotta'],
    })
  })

  test('returns the recorded text that counts against a dish', async () => {
    const { against } = await runQuery(index, { clauses: [without('milk')] })
    expect(against[0]?.findings).toEqual([
      { about: { kind: 'fact', fact: 'milk' }, state: 'contains', words: ['butter'] },
    ])
  })

  const substance = fc.oneof(
    fc.constantFrom(...dietaryFacts).map((fact) => ({ kind: 'fact' as const, fact })),
    fc.constantFrom('mushroom', 'garlic').map((concept) => ({ kind: 'food' as const, concept })),
  )
  const anyClause: fc.Arbitrary<Clause> = fc.oneof(
    fc.record({
      op: fc.constantFrom('with' as const, 'with_any' as const),
      of: fc.array(substance),
    }),
    fc.record({
      op: fc.constantFrom('suits' as const, 'suits_any' as const),
      of: fc.array(fc.constantFrom(...diets)),
    }),
    fc.record({
      op: fc.constantFrom('is' as const, 'not' as const),
      of: fc.array(fc.constantFrom(...senses)),
    }),
    fc.record({ op: fc.constant('cooked' as const), of: fc.array(fc.constantFrom(...cookings)) }),
    fc.record({ op: fc.constant('course' as const), of: fc.array(fc.constantFrom(...courses)) }),
    fc.record({
      op: fc.constantFrom('price_under' as const, 'price_from' as const, 'kcal_over' as const),
      of: fc.integer(),
    }),
  )

  test('no query offers a dish that is not marked free, whatever its other clauses', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyClause),
        fc.constantFrom(...dietaryFacts),
        async (clauses, fact) => {
          const avoiding: Clause = { op: 'without', of: [{ kind: 'fact', fact }] }
          for (const query of [
            [...clauses, avoiding],
            [avoiding, ...clauses],
          ]) {
            for (const { indexed } of (await runQuery(index, { clauses: query })).fits) {
              expect(stateOfFact(indexed.dish, fact).state).toBe('free')
            }
          }
        },
      ),
    )
  })
})

describe('without a single food', () => {
  const mushroom = { kind: 'food', concept: 'mushroom' } as const
  const mains: Clause = { op: 'in', of: ['Primi'] }

  test('without an allergy, a dish whose ingredients exclude the food fits', async () => {
    expect(await run([mains, { op: 'without', of: [mushroom] }])).toEqual({
      fits: ['Penne Arrabbiata'],
      unsure: ['Special'],
      against: ['Funghi Risotto'],
    })
  })

  test('an unknown ingredient may be that food', async () => {
    const dishes = [
      aDish('Rührei', { ingredients: ['egg', 'Würzmischung'] }),
      aDish('Omelette', { ingredients: ['egg', 'cheese'] }),
    ]
    const categories = [{ ...section('Eggs', dishes), sections: [] }]
    const eggs = { ...menu, categories, uncategorised: [] }
    const onion = { kind: 'food', concept: 'onion' } as const
    const result = await runQuery(indexMenu(eggs), { clauses: [{ op: 'without', of: [onion] }] })
    expect(result.fits.map(({ indexed }) => indexed.dish.name)).toEqual(['Omelette'])
    expect(result.unsure.map(({ indexed }) => indexed.dish.name)).toEqual(['Rührei'])
  })

  test('for an allergy, not listing the food is not enough', async () => {
    expect(await run([mains, { op: 'without', of: [{ ...mushroom, isAllergy: true }] }])).toEqual({
      fits: [],
      unsure: ['Penne Arrabbiata', 'Special'],
      against: ['Funghi Risotto'],
    })
  })
})

test.each([
  ['garlic', 'toum'],
  ['mushroom', 'chestnut mushrooms'],
  ['eggplant', 'smoked aubergine'],
  ['tomato', 'roma tomatoes'],
  ['chickpea', 'leblebi'],
])('without %s excludes dishes with %s', async (concept, ingredient) => {
  const plate = aDish('Plate', { ingredients: [ingredient] })
  const other = { ...menu, categories: [{ ...section('Food', [plate]), sections: [] }] }
  const clause: Clause = { op: 'without', of: [{ kind: 'food', concept }] }
  const { fits, against } = await runQuery(indexMenu(other), { clauses: [clause] })
  expect([fits.length, against.length]).toEqual([0, 1])
})

test('a dish in “Hot Mezze” is warm, not spicy', async () => {
  const mezze = [aDish('Falafel'), aDish('Batata Harra', { tags: ['spicy'] })]
  const other = { ...menu, categories: [{ ...section('Hot Mezze', mezze), sections: [] }] }
  const { fits } = await runQuery(indexMenu(other), { clauses: [{ op: 'is', of: ['hot'] }] })
  expect(fits.map(({ indexed }) => indexed.dish.name)).toEqual(['Batata Harra'])
})

describe('conditions', () => {
  test.each<[string, readonly Clause[], readonly string[]]>([
    ['heading', [{ op: 'in', of: ['Dolci'] }], ['Panna Cotta', 'Lemon Sorbet']],
    ['not a heading', [{ op: 'not_in', of: ['Food', 'Antipasti'] }], ['House Wine']],
    ['course', [{ op: 'course', of: ['dessert'] }], ['Panna Cotta', 'Lemon Sorbet']],
    ['drinks by name alone', [{ op: 'course', of: ['drink'] }], ['House Wine']],
    ['only', [{ op: 'only', of: ['Olives'] }], ['Olives']],
    ['under', [{ op: 'price_under', of: 500 }], ['Olives']],
    ['up to', [{ op: 'price_to', of: 500 }], ['Olives', 'Lemon Sorbet']],
    ['over', [{ op: 'price_over', of: 1_250 }], ['Funghi Risotto']],
    ['at least', [{ op: 'price_from', of: 1_250 }], ['Penne Arrabbiata', 'Funghi Risotto']],
    ['cheaper than a dish', [{ op: 'cheaper_than', of: 'Lemon Sorbet' }], ['Olives']],
    ['calories', [{ op: 'kcal_under', of: 200 }], ['Olives']],
    [
      'with a food',
      [{ op: 'with', of: [{ kind: 'food', concept: 'mushroom' }] }],
      ['Funghi Risotto'],
    ],
    ['hot', [{ op: 'is', of: ['hot'] }], ['Penne Arrabbiata']],
    ['words', [{ op: 'words', of: ['panna cotta'] }], ['Panna Cotta']],
    [
      'two at once',
      [
        { op: 'course', of: ['starter', 'main'] },
        { op: 'suits', of: ['vegetarian'] },
        { op: 'not', of: ['hot'] },
      ],
      ['Olives', 'Bruschetta'],
    ],
  ])('%s', async (_, clauses, expected) => {
    expect((await run(clauses)).fits).toEqual(expected)
  })

  test('missing prices or calories leave a dish unsure', async () => {
    expect((await run([{ op: 'price_under', of: 500 }])).unsure).toEqual(['Special'])
  })

  test('an English “the” in a heading is not French tea', () => {
    const grill = [aDish('Adana'), aDish('Sea Bass')]
    const { dishes } = indexMenu({
      ...menu,
      categories: [{ ...section('From the Tandoor', grill), sections: [] }],
    })
    expect(dishes.slice(0, 2).map(({ course }) => course)).toEqual(['main', 'main'])
  })

  test('beside a heading of mains, others count as mains, but not pizza', async () => {
    const headings = { Mains: 'Stew', 'Vegetarian & vegan': 'Roast', Pizza: 'Margherita' }
    const categories = Object.entries(headings).map(([name, dish]) => ({
      ...section(name, [aDish(dish)]),
      sections: [],
    }))
    const clauses = [{ op: 'course', of: ['main'] }] as const
    const { fits } = await runQuery(indexMenu({ ...menu, categories, uncategorised: [] }), {
      clauses,
    })
    expect(fits.map(({ indexed }) => indexed.dish.name)).toEqual(['Stew', 'Roast'])
  })

  test('an Italian heading determines the course', () => {
    const coursesOf = index.dishes.map(({ dish, course }) => [dish.name, course])
    expect(Object.fromEntries(coursesOf)).toMatchObject({
      Olives: 'starter',
      'Penne Arrabbiata': 'main',
      'Panna Cotta': 'dessert',
    })
  })
})

test('the owner’s favourites are first unless another order is requested', async () => {
  const all = { op: 'in', of: ['Antipasti'] } as const
  expect((await run([all])).fits).toEqual(['Olives', 'Bruschetta'])
  expect((await run([all], { sort: 'dearest' })).fits).toEqual(['Bruschetta', 'Olives'])
  expect((await run([], { sort: 'cheapest', limit: 2 })).fits).toEqual(['Olives', 'Lemon Sorbet'])
  expect((await run([], { sort: 'fewest_kcal' })).fits.slice(0, 2)).toEqual([
    'Olives',
    'Penne Arrabbiata',
  ])
})

test('a dish without calories is not among the lightest', async () => {
  const dessert = { op: 'course', of: ['dessert'] } as const
  expect((await run([dessert], { sort: 'fewest_kcal' })).fits).not.toEqual([])
  expect((await run([dessert], { sort: 'fewest_kcal', limit: 1 })).fits).toEqual([])
})
