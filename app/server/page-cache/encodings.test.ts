import { expect, test } from 'vitest'
import { chooseEncoding } from './encodings.ts'
import { matchesEtag } from './send-page.ts'

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip ; q=0.001', 'gzip'],
  ['*', 'br'],
  ['*;q=0.1, br;q=0', 'gzip'],
  ['deflate', 'identity'],
  ['brotli, xgzip', 'identity'],
  ['br;q=nonsense', 'identity'],
])('Accept-Encoding %s chooses %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding)
})

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
