import { expect, test } from 'vitest'
import { matchesEtag } from './send-page.ts'

test.each([
  [undefined, false],
  ['W/"a"', true],
  ['"a"', true],
  ['"b", W/"a" ,"c"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
  ['', false],
])('If-None-Match %s matches W/"a": %s', (ifNoneMatch, expected) => {
  expect(matchesEtag('W/"a"', ifNoneMatch)).toBe(expected)
})
