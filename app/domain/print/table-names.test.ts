import { expect, test } from 'vitest'
import { parseTableNames } from './table-names.ts'

test.each([
  ['', []],
  [' 1-3 , Bahçe  1;Bar\n2', ['1', '2', '3', 'Bahçe 1', 'Bar']],
  ['12–11', ['12–11']],
  ['1-100', Array.from({ length: 100 }, (_, at) => String(at + 1))],
])('%j', (text, names) => {
  expect(parseTableNames(text)).toEqual(names)
})

test.each(['1-101', '1-9999', 'x'.repeat(31), '1-60, 101-160'])('%j is rejected', (text) => {
  expect(parseTableNames(text)).toBeUndefined()
})
