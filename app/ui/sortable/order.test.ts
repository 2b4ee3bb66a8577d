import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inOrder, isSameOrder, withMoved } from './order.ts'

test.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [0, -1, 'abc'],
  [2, 3, 'abc'],
  [7, 0, 'abc'],
])('from %i to %i', (from, to, result) => {
  expect(withMoved(['a', 'b', 'c'], from, to).join('')).toBe(result)
})

test('moving an item neither loses nor duplicates any', () => {
  const list = fc.uniqueArray(fc.string(), { maxLength: 30 })
  fc.assert(
    fc.property(list, fc.integer(), fc.integer(), (ids, from, to) => {
      expect(withMoved(ids, from, to).toSorted()).toEqual(ids.toSorted())
    }),
  )
})

test('items missing from the order come last; IDs without an item are ignored', () => {
  const idOf = (item: string) => item
  expect(inOrder(['a', 'b', 'c'], idOf, ['c', 'gone', 'a'])).toEqual(['c', 'a', 'b'])
})

test('orders are equal only with the same IDs at the same positions', () => {
  expect(isSameOrder(['a', 'b'], ['a', 'b'])).toBe(true)
  expect(isSameOrder(['a', 'b'], ['b', 'a'])).toBe(false)
  expect(isSameOrder(['a'], ['a', 'b'])).toBe(false)
})
