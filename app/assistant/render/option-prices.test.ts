import { expect, test } from 'vitest'
import { aDish } from '#app/domain/guest-menu/guest-dish.fixture.ts'
import type { GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import { aGroup, anOption } from '#app/domain/guest-menu/option-group.fixture.ts'
import type { Clause, SortKey } from '#app/domain/menus/query/clauses.ts'
import { indexMenu } from '#app/domain/menus/query/index-menu.ts'
import { runQuery, type Match } from '#app/domain/menus/query/run-query.ts'
import type { Part } from '../plan/part.ts'
import { fact, section } from './renderer.fixture.ts'
import { createRenderer } from './renderer.ts'

/*
 * What a guest avoids can cost more: Pizza is 280.00 and free of gluten for 320.00 at least; Pasta
 * is 290.00 and free of gluten for 295.00.
 */
const pizza = aDish('Pizza', {
  priceMinor: 28_000,
  ingredients: ['wheat flour'],
  optionGroups: [
    aGroup('Base', [
      anOption('Classic base', { ingredients: ['wheat flour'] }),
      anOption('Rice base', { extraMinor: 6_000, removes: ['gluten'] }),
      anOption('Corn base', { extraMinor: 4_000, removes: ['gluten'] }),
    ]),
  ],
})
const pasta = aDish('Pasta', {
  priceMinor: 29_000,
  ingredients: ['wheat flour'],
  optionGroups: [
    aGroup('Pasta', [
      anOption('Durum pasta', { ingredients: ['wheat flour'] }),
      anOption('Lentil pasta', { extraMinor: 500, removes: ['gluten'] }),
    ]),
  ],
})
const cola = aDish('Cola', { priceMinor: 5_000, tags: ['gluten-free'] })
const menu: GuestMenu = {
  restaurant: { id: 'r', name: 'Nar', location: '', logoUrl: null, aiInstructions: '' },
  menu: { id: 'm', currency: 'TRY', aiContext: '', aiInstructions: '' },
  categories: [section('Mains', [pizza, pasta]), section('Drinks', [cola])],
  uncategorised: [],
}
const withoutGluten: Clause = { op: 'without', of: [{ kind: 'fact', fact: 'gluten' }] }
const ofMains: Clause = { op: 'course', of: ['main'] }

async function find(clause: Clause, sort?: SortKey) {
  const query = { clauses: [withoutGluten, ofMains, clause], ...(sort && { sort }) }
  const { fits, against } = await runQuery(indexMenu(menu), query)
  const dishNames = (matches: readonly Match[]) =>
    matches.map(({ indexed, choices }) =>
      [indexed.dish, ...choices.flat()].map(({ name }) => name).join(' + '),
    )
  return { fits: dishNames(fits), against: dishNames(against) }
}

async function say(part: Part) {
  const renderer = createRenderer({ menu, language: 'en', seed: '1', now: 0 })
  const { blocks } = await renderer.part(part, [fact('gluten')])
  return blocks.map(({ text }) => text).join('\n')
}

test('a price limit counts the extra price of what has to be chosen', async () => {
  expect(await find({ op: 'price_under', of: 30_000 })).toEqual({
    fits: ['Pasta + Lentil pasta'],
    against: ['Pizza'],
  })
  expect(await find({ op: 'price_from', of: 32_000 })).toMatchObject({
    fits: ['Pizza + Corn base'],
  })
})

test('an order counts the extra price, and choices are the cheapest', async () => {
  expect(await find(ofMains, 'cheapest')).toMatchObject({
    fits: ['Pasta + Lentil pasta', 'Pizza + Corn base'],
  })
  expect(await find(ofMains, 'dearest')).toMatchObject({
    fits: ['Pizza + Corn base', 'Pasta + Lentil pasta'],
  })
})

test('the dearest dish is named with its price including the choice', async () => {
  const stew = aDish('Stew', {
    priceMinor: 20_000,
    ingredients: ['beef'],
    optionGroups: [
      aGroup('Sauce', [
        anOption('Garlic sauce'),
        anOption('Tomato sauce', { ingredients: ['tomato'], extraMinor: 1_500 }),
      ]),
    ],
  })
  const bread = aDish('Toast', { priceMinor: 21_000, ingredients: ['bread'] })
  const renderer = createRenderer({
    menu: { ...menu, categories: [section('Mains', [stew, bread])] },
    language: 'en',
    seed: '1',
    now: 0,
  })
  const { blocks } = await renderer.part(
    { do: 'list', groups: ['fits'], query: { clauses: [], sort: 'dearest' } },
    [{ kind: 'food', concept: 'garlic' }],
  )
  expect(blocks[0]?.text).toMatch(/Stew.*215\.00 ₺.*\n• Stew \(200\.00 ₺\).*\+15\.00 ₺/)
})

test('of several diets, the cheapest that suits is chosen', async () => {
  const dish = aDish('Bowl', {
    priceMinor: 10_000,
    ingredients: ['chicken'],
    optionGroups: [
      aGroup(
        'Instead of chicken',
        [
          anOption('Cheese', { extraMinor: 900, removes: ['vegetarian'] }),
          anOption('Beans', { extraMinor: 300, removes: ['vegan'] }),
        ],
        { min: 0 },
      ),
    ],
  })
  const index = indexMenu({ ...menu, categories: [section('Bowls', [dish])] })
  const { fits } = await runQuery(index, {
    clauses: [
      { op: 'suits_any', of: ['vegetarian', 'vegan'] },
      { op: 'price_under', of: 10_500 },
    ],
  })
  expect(fits.flatMap(({ choices }) => choices.flat()).map(({ name }) => name)).toEqual(['Beans'])
})

test('a meal’s budget and total count the extra price', async () => {
  const meal = { do: 'meal', courses: ['main', 'drink'], query: { clauses: [] } } as const
  expect(await say({ ...meal, budget: 34_400 })).toContain('345.00 ₺')
  expect(await say({ ...meal, budget: 34_500 })).toMatch(/Pasta \(290\.00 ₺\).*345\.00 ₺/s)
})

test('a sum includes the option that the guest needs, unless they chose from its group', async () => {
  const sum = { do: 'sum', of: 'price', dishes: ['Pizza', 'Cola'] } as const
  expect(await say(sum)).toMatch(/1 × Pizza: 280\.00 ₺\n.*\n?.*1 × Corn base: 40\.00 ₺/s)
  expect(await say(sum)).toContain('370.00 ₺')
  const classic = await say({ ...sum, options: ['Classic base'] })
  expect(classic).not.toContain('1 × Corn base')
  expect(classic).toContain('330.00 ₺')
})

test('a comparison of prices counts the extra price', async () => {
  const compare = { do: 'compare', by: 'price', dishes: ['Pizza', 'Pasta'] } as const
  expect(await say(compare)).toContain('Pasta + Lentil pasta: 295.00 ₺')
  expect(await say(compare)).toContain('Pizza + Corn base: 320.00 ₺')
})
