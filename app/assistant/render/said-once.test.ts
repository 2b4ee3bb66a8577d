import { describe, expect, test } from 'vitest'
import { aDish } from '#app/domain/guest-menu/guest-dish.fixture.ts'
import type { MenuQuery } from '#app/domain/menus/query/clauses.ts'
import type { Part } from '../plan/part.ts'
import { createRenderer } from './render.ts'
import { advice, fact, menu, render, section } from './render.fixture.ts'

describe('several allergens of one dish', () => {
  const nuts = [fact('nuts'), fact('peanuts')]

  test('of which the records say the same are one sentence', async () => {
    expect(await render({ do: 'suits', dishes: ['Fava'], of: nuts })).toBe(
      `I can’t promise that: the menu lists no tree nuts or peanuts for Fava (bakla and dereotu), but the kitchen hasn’t marked it as nut-free and peanut-free.\n${advice}`,
    )
  })

  test('say only why the dish is out, where one of them is in it', async () => {
    const no = `No: Cevizli Baklava contains tree nuts (ceviz).\n${advice}`
    expect(await render({ do: 'suits', dishes: ['Cevizli Baklava'], of: nuts })).toBe(no)
    expect(await render({ do: 'free_of', dishes: ['Cevizli Baklava'], of: nuts })).toBe(no)
  })

  test('are answered each, where they were asked after each', async () => {
    const of = [fact('nuts'), fact('fish')]
    expect(await render({ do: 'has', dishes: ['Cevizli Baklava'], of })).toMatch(
      /^Yes: .* contains tree nuts \(ceviz\)\.\nNot that the menu shows: .* free of fish\.\n/,
    )
  })
})

test('a dish that is described is named once', async () => {
  const of = ['ingredients', 'price', 'calories'] as const
  expect(await render({ do: 'tell', dishes: ['Dana Güveç'], of })).toBe(
    'Dana Güveç is made with dana eti and tereyağı.\nIt costs 420.00 ₺.\nIt has 620 Cal.',
  )
})

describe('a list', () => {
  const list = (query: MenuQuery): Part => ({ do: 'list', query, groups: ['fits', 'unsure'] })

  test('by price says which is the cheapest, unless two are', async () => {
    expect(await render(list({ clauses: [], sort: 'cheapest' }))).toMatch(
      /^Kısır is the cheapest, at 130.00 ₺.\n• Kısır/,
    )
    const two: MenuQuery = { clauses: [], sort: 'fewest_kcal', limit: 2 }
    expect(await render(list(two))).toMatch(/^Dana Güveç has the fewest calories: 620 Cal.\n/)
  })

  test('within a budget says of which dishes the menu gives no price', async () => {
    expect(await render(list({ clauses: [{ op: 'price_to', of: 13_000 }] }))).toMatch(
      /• Kısır \(130.00 ₺\)\nThe menu gives no price for this one:\n• Günün Çorbası$/,
    )
  })
})

test('a dish that is out by its name alone says so', async () => {
  const clauses: MenuQuery['clauses'] = [{ op: 'course', of: ['starter'] }]
  const named = aDish('Cheese Pide')
  const renderer = createRenderer({
    menu: { ...menu, categories: [section('Mezeler', [named])] },
    language: 'en',
    seed: '1',
  })
  const list: Part = { do: 'list', query: { clauses }, groups: ['against'] }
  const { blocks } = await renderer.part(list, [fact('milk')])
  expect(blocks[0]?.text).toContain('• Cheese Pide: going by its name')
})
