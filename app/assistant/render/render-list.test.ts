import { describe, expect, test } from 'vitest'
import { aDish } from '#app/domain/guest-menu/guest-dish.fixture.ts'
import type { MenuQuery } from '#app/domain/menus/query/clauses.ts'
import { guestLocales } from '#app/i18n/locales.ts'
import type { Part } from '../plan/part.ts'
import { isCut } from './blocks.ts'
import { advice, fact, menu, render, section } from './renderer.fixture.ts'
import { createRenderer } from './renderer.ts'

describe('a list', () => {
  const list = (query: MenuQuery): Part => ({ do: 'list', query, groups: ['fits', 'unsure'] })

  test('names the first dish of the sorted figure', async () => {
    expect(await render(list({ clauses: [], sort: 'cheapest' }))).toMatch(
      /^Kısır is the cheapest, at 130.00 ₺.\n• Kısır/,
    )
    const two: MenuQuery = { clauses: [], sort: 'fewest_kcal', limit: 2 }
    expect(await render(list(two))).toMatch(/^Dana Güveç has the fewest calories: 620 Cal.\n/)
  })

  test('with a budget says which dishes have no price', async () => {
    expect(await render(list({ clauses: [{ op: 'price_to', of: 13_000 }] }))).toMatch(
      /• Kısır \(130.00 ₺\)\nThe menu gives no price for this one:\n• Günün Çorbası$/,
    )
  })
})

test('a tie names all of its dishes', async () => {
  const dishes = [
    aDish('Olives', { priceMinor: 500 }),
    aDish('Bread', { priceMinor: 500 }),
    aDish('Soup', { priceMinor: 900 }),
  ]
  const renderer = createRenderer({
    menu: { ...menu, categories: [section('Starters', dishes)] },
    language: 'en',
    seed: '1',
    now: 0,
  })
  const list: Part = { do: 'list', query: { clauses: [], sort: 'cheapest' }, groups: ['fits'] }
  const { blocks } = await renderer.part(list, [])
  expect(blocks[0]?.text).toMatch(/^Olives and Bread are the cheapest, at 5\.00 \S+ each\.\n/)
})

test('an empty list names what it looked for, unless it is several foods', async () => {
  const answer = (clauses: MenuQuery['clauses']) =>
    render({ do: 'list', query: { clauses }, groups: ['fits'] })
  const okra = { op: 'with_any', of: [{ kind: 'food', concept: 'okra' }] } as const
  const dessert = { op: 'course', of: ['dessert'] } as const
  expect(await answer([dessert, okra])).toContain('None of those dishes lists okra.')
  expect(
    await answer([okra, { op: 'with_any', of: [{ kind: 'food', concept: 'beef' }] }]),
  ).toContain('I found nothing on the menu for that.')
})

test('an empty list of dishes with an allergen does not promise that all are free of it', async () => {
  const answer = (clauses: MenuQuery['clauses']) =>
    render({ do: 'list', query: { clauses }, groups: ['fits'] })
  const crab = { kind: 'fact', fact: 'crustaceans' } as const
  expect(await answer([{ op: 'with', of: [crab] }])).toContain(advice)
  expect(await answer([{ op: 'with', of: [{ kind: 'food', concept: 'okra' }] }])).not.toContain(
    advice,
  )
})

test('a food and the allergen of the same name are named once', async () => {
  const query: MenuQuery = {
    clauses: [
      { op: 'with', of: [{ kind: 'fact', fact: 'pork' }] },
      { op: 'with', of: [{ kind: 'food', concept: 'pork' }] },
    ],
  }
  const text = await render({ do: 'list', query, groups: ['fits'] })
  expect(text).toContain('No dish on the menu lists pork.')
})

test('a dish that only its name rules out has a remark', async () => {
  const clauses: MenuQuery['clauses'] = [{ op: 'course', of: ['starter'] }]
  const pide = aDish('Cheese Pide')
  const renderer = createRenderer({
    menu: { ...menu, categories: [section('Mezeler', [pide])] },
    language: 'en',
    seed: '1',
    now: 0,
  })
  const list: Part = { do: 'list', query: { clauses }, groups: ['against'] }
  const { blocks } = await renderer.part(list, [fact('milk')])
  expect(blocks[0]?.text).toContain('• Cheese Pide: going by its name')
})

test('a dish that fits an allergy comes with its note about shared oil', async () => {
  const anchovies = aDish('Fried Anchovies', {
    tags: ['nut-free'],
    aiInstructions: 'Fried in the same oil as everything else.',
  })
  const renderer = createRenderer({
    menu: { ...menu, categories: [section('Mains', [anchovies])] },
    language: 'en',
    seed: '1',
    now: 0,
  })
  const list: Part = { do: 'list', query: { clauses: [], sort: 'popular' }, groups: ['fits'] }
  const { blocks } = await renderer.part(list, [fact('nuts')])
  expect(blocks[0]?.text).toContain('Fried Anchovies: “Fried in the same oil as everything else.”')
})

describe('an answer to a guest who avoids something', () => {
  const nuts = { kind: 'fact', fact: 'nuts' } as const
  const withWalnuts = (count: number) =>
    Array.from({ length: count }, (_, at) => aDish(`Tatlı №${at}`, { ingredients: ['ceviz'] }))
  const answerAbout = async (count: number, language: (typeof guestLocales)[number]) => {
    const categories = [section('Tatlılar', withWalnuts(count))]
    const renderer = createRenderer({ menu: { ...menu, categories }, language, seed: '1', now: 0 })
    const query: MenuQuery = { clauses: [{ op: 'without', of: [nuts] }] }
    const groups = ['fits', 'unsure', 'against'] as const
    return (await renderer.part({ do: 'list', query, groups }, [])).blocks
  }

  test.each(guestLocales)('names every dish to leave out in its text, in %s', async (language) => {
    const against = (await answerAbout(23, language)).find(
      (block) => block.kind === 'dishes' && block.group === 'against',
    )
    for (let at = 0; at < 23; at++) expect(against?.text).toContain(`Tatlı №${at}`)
    expect(against && isCut(against)).toBe(false)
  })

  test('counts what is too much to name, so that nobody keeps it as complete', async () => {
    const blocks = await answerAbout(230, 'en')
    const cut = blocks.filter(isCut)
    expect(cut).toHaveLength(1)
    expect(cut[0]?.text).toMatch(/№199[^\n]*\nand 30 more$/)
    const earlier = { kind: 'dishes', text: 'No:\n• A\nand 2 more', lead: 'No:' } as const
    expect(isCut({ ...earlier, rows: [], group: 'against', moreLabel: 'and 2 more' })).toBe(true)
  })
})
