import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aDish, aSize } from '#app/domain/guest-menu/guest-dish.fixture.ts'
import type { Clause, SortKey } from '#app/domain/menus/query/clauses.ts'
import type { Part } from '../plan/part.ts'
import { phraseLanguages, type PhraseLanguage } from './phrases/phrase-types.ts'
import { createRenderer } from './renderer.ts'
import { menu, section } from './renderer.fixture.ts'
import { caseCount } from '../../../tests/case-count.ts'

const drinks = [
  aDish('Ayran', { sizes: [aSize('Küçük', 4_000, 90), aSize('Büyük', 6_000, 180)] }),
  aDish('Kola', { priceMinor: 5_000, calories: 140 }),
  aDish('Şalgam', { sizes: [aSize('Bardak', 4_500), aSize('Şişe', null, 60)] }),
]
const withDrinks = { ...menu, categories: [section('İçecekler', drinks)] }

async function render(part: Part, language: PhraseLanguage = 'en', source = withDrinks) {
  const renderer = createRenderer({ menu: source, language, seed: '1', now: 0 })
  return (await renderer.part(part, [])).blocks.map(({ text }) => text).join('\n')
}
const list = (clauses: readonly Clause[], sort?: SortKey, limit?: number): Part => ({
  do: 'list',
  query: { clauses, ...(sort && { sort }), ...(limit !== undefined && { limit }) },
  groups: ['fits', 'unsure'],
})

describe('the price and the calories of a dish', () => {
  const ofAyran: Part = { do: 'tell', dishes: ['Ayran'], of: ['price', 'calories'] }

  test('are those of every size', async () => {
    expect(await render(ofAyran)).toBe(
      'Ayran, by size:\n• Küçük: 40.00 ₺\n• Büyük: 60.00 ₺\nAyran, by size:\n• Küçük: 90 Cal\n• Büyük: 180 Cal',
    )
    expect(await render(ofAyran, 'tr')).toContain('Ayran, boyuna göre:\n• Küçük: 40,00 ₺')
  })

  test('are left open where a size has none', async () => {
    expect(await render({ do: 'tell', dishes: ['Şalgam'], of: ['price'] })).toMatch(
      /• Bardak: 45.00 ₺\n• Şişe: –\n/,
    )
  })

  test.each(phraseLanguages)('in %s name every size', async (language) => {
    const text = await render(ofAyran, language)
    for (const said of ['Ayran', 'Küçük', 'Büyük', '40', '60', '90', '180']) {
      expect(text).toContain(said)
    }
  })
})

describe('a list', () => {
  test('gives the lowest price, or that of the size that fits', async () => {
    expect(await render(list([{ op: 'course', of: ['drink'] }]))).toMatch(
      /• Ayran \(from 40.00 ₺\)\n• Kola \(50.00 ₺\)\n• Şalgam \(from 45.00 ₺\)/,
    )
    expect(await render(list([{ op: 'price_to', of: 4_200 }]))).toContain('• Ayran (Küçük 40.00 ₺)')
    expect(await render(list([{ op: 'price_over', of: 5_500 }]))).toContain(
      '• Ayran (Büyük 60.00 ₺)',
    )
  })

  test('names the size of the cheapest and the dearest', async () => {
    expect(await render(list([], 'cheapest'))).toContain(
      'Ayran (Küçük) is the cheapest, at 40.00 ₺.',
    )
    expect(await render(list([], 'dearest', 1))).toContain(
      'Ayran (Büyük) is the most expensive, at 60.00 ₺.',
    )
    expect(await render(list([], 'fewest_kcal', 1))).toContain('Şalgam (Şişe) has the fewest')
  })

  test('has no dish of which no size meets all conditions', async () => {
    const clauses: Clause[] = [
      { op: 'price_to', of: 4_200 },
      { op: 'kcal_over', of: 100 },
    ]
    expect(await render(list(clauses))).not.toContain('Ayran')
  })
})

test('a meal takes the cheapest size, and names it', async () => {
  const meal: Part = { do: 'meal', courses: ['drink'], query: { clauses: [] }, budget: 4_100 }
  expect(await render(meal)).toContain('• Ayran (Küçük 40.00 ₺)')
})

test('a comparison is of the sizes that are named, or else of the lowest', async () => {
  const compare: Part = { do: 'compare', dishes: ['Ayran', 'Kola'], by: 'price' }
  expect(await render(compare)).toBe(
    'Ayran (Küçük) is cheaper, by 10.00 ₺.\nAyran (Küçük): 40.00 ₺\nKola: 50.00 ₺',
  )
  expect(await render({ ...compare, sizes: ['Büyük'] })).toContain('Kola is cheaper, by 10.00 ₺.')
  expect(await render({ ...compare, by: 'calories', sizes: ['Büyük'] })).toContain(
    'Kola has 40 Cal less',
  )
})

describe('a sum', () => {
  const sum = (dishes: readonly string[], sizes?: readonly string[]): Part => ({
    do: 'sum',
    of: 'price',
    dishes,
    ...(sizes && { sizes }),
  })

  test('counts the sizes that are named, and says which it assumed', async () => {
    expect(await render(sum(['Ayran', 'Ayran', 'Kola'], ['Büyük', 'Büyük']))).toBe(
      '2 × Ayran (Büyük): 120.00 ₺\n1 × Kola: 50.00 ₺\nTogether that’s 170.00 ₺.',
    )
    expect(await render(sum(['Ayran', 'Ayran'], ['Büyük']))).toBe(
      '1 × Ayran (Büyük): 60.00 ₺\n1 × Ayran (Küçük): 40.00 ₺\nTogether that’s 100.00 ₺.\nAyran is counted as Küçük; there is also Büyük 60.00 ₺.',
    )
  })

  test('is what its sizes cost', async () => {
    const sizeOf = fc.record({ dish: fc.nat(2), size: fc.option(fc.nat(3)) })
    const prices = fc.array(fc.option(fc.integer({ min: 1, max: 99_999 }), { freq: 6 }), {
      minLength: 1,
      maxLength: 4,
    })
    const menus = fc.array(prices, { minLength: 3, maxLength: 3 })
    await fc.assert(
      fc.asyncProperty(
        menus,
        fc.array(sizeOf, { minLength: 1, maxLength: 6 }),
        async (all, bill) => {
          const dishes = all.map(([first = null, ...more], dish) =>
            aDish(`Dish ${dish}`, {
              sizes: [
                aSize(`${dish}-0`, first),
                ...more.map((one, index) => aSize(`${dish}-${index + 1}`, one)),
              ],
            }),
          )
          const named = bill.map(({ dish, size }) =>
            size === null || size >= (all[dish]?.length ?? 0) ? undefined : `${dish}-${size}`,
          )
          // Sizes that are named come before open ones of the same dish.
          const expected = bill.reduce((total, { dish, size }) => {
            const known = all[dish]?.[size ?? 0]
            return total + ((known === undefined ? all[dish]?.[0] : known) ?? 0)
          }, 0)
          const text = await render(
            sum(
              bill.map(({ dish }) => `Dish ${dish}`),
              named.filter((id) => id !== undefined),
            ),
            'en',
            { ...menu, categories: [section('All', dishes)] },
          )
          const [, said] = /Together that’s ([\d,]+\.\d\d)/.exec(text) ?? []
          expect(Math.round(Number((said ?? '0').replaceAll(',', '')) * 100)).toBe(expected)
        },
      ),
      { numRuns: caseCount(100_000) },
    )
  })
})
