import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Sizes } from '#app/db/schema/size.ts'
import { combinations, product } from '#app/domain/dietary/combinations.fixture.ts'
import { aDish, aSize } from '#app/domain/guest-menu/guest-dish.fixture.ts'
import type { GuestDish, GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import { aGroup, anOption } from '#app/domain/guest-menu/option-group.fixture.ts'
import type { Statement } from '#app/domain/guest-menu/statements.ts'
import { indexMenu } from '#app/domain/menus/query/index-menu.ts'
import { runQuery } from '#app/domain/menus/query/run-query.ts'
import { fact, section } from './renderer.fixture.ts'
import { createRenderer } from './renderer.ts'
import { caseCount } from '../../../tests/case-count.ts'

/*
 * Dishes with sizes, options and records about two allergens, against an oracle that tries every
 * size with every combination of options. It knows the drawn records, not how they are stored or
 * read.
 */

const facts = ['gluten', 'milk'] as const
const wordOf = { gluten: 'wheat flour', milk: 'butter' }

interface DrawnOption {
  readonly id: string
  readonly extraMinor: number
  /** What is recorded of each of `facts`. */
  readonly records: readonly ('adds' | 'none' | 'removes' | 'unknown')[]
}

interface DrawnGroup {
  readonly min: number
  readonly max: number
  readonly options: readonly DrawnOption[]
}

interface DrawnDish {
  readonly prices: readonly number[]
  readonly records: readonly ('contains' | 'free' | 'unknown')[]
  readonly groups: readonly DrawnGroup[]
}

const drawnOption = fc.record({
  extraMinor: fc.nat(4),
  records: fc.tuple(
    fc.constantFrom('adds', 'none', 'removes', 'removes', 'unknown'),
    fc.constantFrom('adds', 'none', 'none', 'removes', 'unknown'),
  ),
})

const drawnGroup = fc
  .tuple(
    fc.boolean(),
    fc.integer({ min: 1, max: 3 }),
    fc.array(drawnOption, { minLength: 1, maxLength: 3 }),
  )
  .map(([isRequired, max, options]) => ({
    min: Number(isRequired),
    max: Math.min(max, options.length),
    // One of a required group is in the dish's price (decision 070).
    options: options.map((option, index) => (index === 0 ? { ...option, extraMinor: 0 } : option)),
  }))

const drawnDish = fc.record({
  prices: fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 3 }),
  records: fc.tuple(
    fc.constantFrom('contains', 'free', 'unknown'),
    fc.constantFrom('contains', 'free', 'free', 'unknown'),
  ),
  groups: fc.array(drawnGroup, { maxLength: 2 }),
})

/** With all cases, 2,000 menus of 50 dishes. */
const menusOf50 = fc.array(drawnDish, { minLength: 50, maxLength: 50 }).map((dishes) =>
  dishes.map((dish, at): DrawnDish => ({
    ...dish,
    groups: dish.groups.map((group, groupAt) => ({
      ...group,
      options: group.options.map((option, optionAt) => ({
        ...option,
        id: `${at}.${groupAt}.${optionAt}`,
      })),
    })),
  })),
)
const numRuns = caseCount(2_000)

const choicesFrom = (groups: readonly DrawnGroup[]) =>
  product(groups.map(({ options, min, max }) => combinations(options, min, max)))

const isFreeWith = ({ records }: DrawnDish, chosen: readonly DrawnOption[]) =>
  records.every((own, index) => {
    const added = chosen.map((option) => option.records[index])
    const isHarmless = added.every((record) => record === 'none' || record === 'removes')
    return isHarmless && (own === 'free' || added.includes('removes'))
  })

const extra = (chosen: readonly DrawnOption[]) =>
  chosen.reduce((sum, { extraMinor }) => sum + extraMinor, 0)

/** Returns the lowest extra price that makes a dish free of both; undefined if nothing does. */
function leastExtra(dish: DrawnDish): number | undefined {
  const required = dish.groups.filter(({ min }) => min > 0)
  if (choicesFrom(required).every((chosen) => isFreeWith(dish, chosen))) return 0
  const free = choicesFrom(dish.groups).filter((chosen) => isFreeWith(dish, chosen))
  return free.length > 0 ? Math.min(...free.map(extra)) : undefined
}

const confirmedAt = new Date('2026-01-01')
const stated: Statement = { state: 'free', confirmedAt }
const factsWith = <Recorded>(records: readonly Recorded[], record: Recorded) =>
  facts.filter((_, index) => records[index] === record)

const sizesOfDrawn = ([first = 0, ...more]: readonly number[], name: string): Sizes => [
  aSize(`${name}-0`, first),
  ...more.map((price, index) => aSize(`${name}-${index + 1}`, price)),
]

const asGuestDish = ({ prices, records, groups }: DrawnDish, at: number): GuestDish =>
  aDish(`Dish ${at}`, {
    sizes: sizesOfDrawn(prices, `${at}`),
    ingredients: factsWith(records, 'contains').map((one) => wordOf[one]),
    stated: Object.fromEntries(factsWith(records, 'free').map((one) => [one, stated])),
    optionGroups: groups.map(({ options, min, max }, index) =>
      aGroup(
        `Group ${at}.${index}`,
        options.map((option) =>
          anOption(option.id, {
            extraMinor: option.extraMinor,
            ingredients: factsWith(option.records, 'adds').map((one) => wordOf[one]),
            free: factsWith(option.records, 'none'),
            removes: factsWith(option.records, 'removes'),
          }),
        ),
        { min, max },
      ),
    ),
  })

const menuOf = (dishes: readonly GuestDish[]): GuestMenu => ({
  restaurant: { id: 'r', name: 'Nar', location: '', logoUrl: null, aiInstructions: '' },
  menu: { id: 'm', currency: 'TRY', aiContext: '', aiInstructions: '' },
  categories: [section('All', dishes)],
  uncategorised: [],
})

test('a dish fits an avoidance and a price limit if a size with some choices does', async () => {
  let [fitting, dearer] = [0, 0]
  await fc.assert(
    fc.asyncProperty(menusOf50, fc.integer({ min: 1, max: 14 }), async (drawn, limit) => {
      const { fits } = await runQuery(indexMenu(menuOf(drawn.map(asGuestDish))), {
        clauses: [
          { op: 'without', of: facts.map((one) => ({ kind: 'fact', fact: one })) },
          { op: 'price_to', of: limit },
        ],
      })
      const expected = drawn.flatMap((dish, at) => {
        const least = leastExtra(dish)
        if (least === undefined) return []
        const isCheap = Math.min(...dish.prices) + least <= limit
        if (isCheap) fitting++
        else if (Math.min(...dish.prices) <= limit) dearer++
        return isCheap ? [`Dish ${at}`] : []
      })
      expect(fits.map(({ indexed }) => indexed.dish.name)).toEqual(expected)
    }),
    { numRuns },
  )
  // Otherwise the drawn menus would hardly exercise the rule.
  expect(Math.min(fitting, dearer)).toBeGreaterThan(caseCount(100))
})

test('a bill adds up its sizes, its options and the choices that a guest needs', async () => {
  const order = fc.record({ at: fc.nat(49), size: fc.nat(2), option: fc.nat(5) })
  await fc.assert(
    fc.asyncProperty(
      menusOf50,
      fc.array(fc.array(order, { minLength: 1, maxLength: 4 }), { minLength: 50, maxLength: 50 }),
      async (drawn, bills) => {
        const dishes = drawn.map(asGuestDish)
        const renderer = createRenderer({ menu: menuOf(dishes), language: 'en', seed: '1', now: 0 })
        for (const [number, bill] of bills.entries()) {
          const isAvoiding = number % 2 === 0
          const items = bill.flatMap(({ at, size, option }) => {
            const dish = drawn[at]
            if (!dish) return []
            const options = dish.groups.flatMap((group) => group.options)
            const sizeAt = size % dish.prices.length
            // Either the guest needs options or has chosen one: another test combines the two.
            const chosen = isAvoiding ? undefined : options[option]
            const price = dish.prices[sizeAt] ?? 0
            const added = isAvoiding ? (leastExtra(dish) ?? 0) : (chosen?.extraMinor ?? 0)
            return [{ at, sizeAt, chosen, figure: price + added }]
          })
          const { blocks } = await renderer.part(
            {
              do: 'sum',
              of: 'price',
              dishes: items.map(({ at }) => `Dish ${at}`),
              sizes: items.map(({ at, sizeAt }) => `${at}-${sizeAt}`),
              options: items.flatMap(({ chosen }) => (chosen ? [chosen.id] : [])),
            },
            isAvoiding ? facts.map(fact) : [],
          )
          const [, said] = /Together that’s ([\d,]+\.\d\d)/.exec(blocks[0]?.text ?? '') ?? []
          const expected = items.reduce((sum, { figure }) => sum + figure, 0)
          expect(Math.round(Number(said) * 100)).toBe(expected)
        }
      },
    ),
    { numRuns },
  )
})
