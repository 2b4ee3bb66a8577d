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

test('nothing is lost or doubled, wherever it goes', () => {
  const list = fc.uniqueArray(fc.string(), { maxLength: 30 })
  fc.assert(
    fc.property(list, fc.integer(), fc.integer(), (ids, from, to) => {
      expect(withMoved(ids, from, to).toSorted()).toEqual(ids.toSorted())
    }),
  )
})

test('items that an order does not name follow; ids without an item are passed over', () => {
  const idOf = (item: string) => item
  expect(inOrder(['a', 'b', 'c'], idOf, ['c', 'gone', 'a'])).toEqual(['c', 'a', 'b'])
})

test('orders are alike only with the same ids at the same places', () => {
  expect(isSameOrder(['a', 'b'], ['a', 'b'])).toBe(true)
  expect(isSameOrder(['a', 'b'], ['b', 'a'])).toBe(false)
  expect(isSameOrder(['a'], ['a', 'b'])).toBe(false)
})
