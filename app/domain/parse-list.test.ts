import { expect, test } from 'vitest'
import { parseList } from './parse-list.ts'

test.each([
  ['a, b,\nc', ['a', 'b', 'c']],
  ['  ', []],
  [',,;\n', []],
  ['\u200b, un, \u2060\ufe0f', ['un']],
  ['• un\n• su\r\n- tuz', ['un', 'su', 'tuz']],
  ['un\tsu;tuz', ['un', 'su', 'tuz']],
  ['%3,5 yağlı süt, un', ['%3,5 yağlı süt', 'un']],
  ['sos (domates, biber), un', ['sos (domates, biber)', 'un']],
  ['sos (domates, un', ['sos (domates', 'un']],
  ['kırmızı   biber', ['kırmızı biber']],
  ['Irmik, irmik, İrmik, IRMIK', ['Irmik']],
  ['ISPANAK, ıspanak', ['ISPANAK']],
  ['Süt, süt, su\u0308t', ['Süt']],
  ['ilik, ılık', ['ilik', 'ılık']],
])('parses %j as %j', (text, list) => {
  expect(parseList(text)).toEqual(list)
})

test('a million brackets are parsed in linear time', () => {
  expect(parseList('('.repeat(1_000_000))).toHaveLength(1)
})
