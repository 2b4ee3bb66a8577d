import { aDish } from '#app/domain/guest-menu/guest-dish.fixture.ts'
import { expect, test } from 'vitest'
import {
  groupDishes,
  filterGroups,
  windowOf,
  withMovedDish,
  type DishGroup,
} from './group-dishes.ts'

const categories = [
  { id: 'main', name: 'Main', parentId: null },
  { id: 'sub', name: 'Sub', parentId: 'main' },
  { id: 'empty', name: 'Empty', parentId: null },
]

function dish(id: string, mainCategoryId: string | null, subCategoryId: string | null) {
  return {
    id,
    name: id,
    ingredients: [],
    tags: [],
    aiExcerpt: '',
    sizes: aDish('Dish').sizes,
    ownPrices: 0,
    scheduled: null,
    hasOptions: false,
    imageUrl: null,
    isActive: true,
    isSoldOut: null,
    mainCategoryId,
    subCategoryId,
    position: 0,
  }
}

const groups = groupDishes(
  [
    dish('x', null, null),
    dish('s1', 'main', 'sub'),
    dish('m1', 'main', null),
    dish('s2', 'main', 'sub'),
    dish('s3', 'main', 'sub'),
  ],
  categories,
)

const asText = (shown: readonly DishGroup[]) =>
  shown
    .map(({ id, total, dishes }) =>
      [`${id}/${total}`, ...dishes.map(({ id: one, place }) => `${one}@${place}`)].join(' '),
    )
    .join(', ')

test('dishes are grouped by category with their places; those without one come last', () => {
  expect(asText(groups)).toBe('main/1 m1@1, sub/3 s1@1 s2@2 s3@3, /1 x@1')
  expect(groups.map(({ path }) => path.join(' > '))).toEqual(['Main', 'Main > Sub', ''])
})

test('dishes are listed even if their category is nested too deep', () => {
  const nested = [...categories, { id: 'deep', name: 'Deep', parentId: 'sub' }]
  const shown = groupDishes([dish('d', 'sub', 'deep'), dish('e', 'deep', null)], nested)
  expect(asText(shown)).toBe('sub/1 d@1, /1 e@1')
})

test.each([
  [0, 2, 'main/1 m1@1, sub/3 s1@1'],
  [2, 2, 'sub/3 s2@2 s3@3'],
  [3, 60, 'sub/3 s3@3, /1 x@1'],
  [5, 60, ''],
])('a window from %i on of %i rows crosses headings', (from, count, shown) => {
  expect(asText(windowOf(groups, from, count))).toBe(shown)
})

test('filtered dishes keep their places and their group’s total', () => {
  const last = filterGroups(groups, (dishes) => dishes.filter(({ id }) => id === 's3'))
  expect(asText(last)).toBe('sub/3 s3@3')
})

test.each([
  ['s1', 3, 's2 s3 s1'],
  ['s3', 1, 's3 s1 s2'],
  ['s2', 2, 's1 s2 s3'],
  // Beyond the shown rows, the dish is hidden.
  ['s1', 9, 's2 s3'],
])('%s at place %i', (id, place, order) => {
  const sub = withMovedDish(groups, id, place).find((group) => group.id === 'sub')
  expect(sub?.dishes.map((one) => one.id).join(' ')).toBe(order)
})

test('a dish moved above the window is hidden', () => {
  const below = windowOf(groups, 2, 2)
  expect(asText(withMovedDish(below, 's3', 1))).toBe('sub/3 s2@2')
  expect(asText(withMovedDish(below, 's3', 2))).toBe('sub/3 s3@3 s2@2')
})
