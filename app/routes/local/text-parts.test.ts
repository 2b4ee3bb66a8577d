import { expect, test } from 'vitest'
import { textParts } from './text-parts.ts'

const links = (text: string) =>
  textParts(text, 'http://localhost:3000')
    .filter(({ link }) => link !== undefined)
    .map(({ link }) => link)

test.each([
  ['See http://localhost:3000/x?a=1&b=2.', ['http://localhost:3000/x?a=1&b=2']],
  [
    '(http://localhost:3000/x)\nhttp://localhost:3000/y',
    ['http://localhost:3000/x', 'http://localhost:3000/y'],
  ],
  ['http://localhost:3000', ['http://localhost:3000']],
  ['http://localhost:3000.evil.example/ http://localhost:3000@evil.example/', []],
  ['https://localhost:3000/ http://localhost:30001/ http://evil.example/', []],
  ['javascript:alert(1) //localhost:3000/', []],
  ['http://[ nothing', []],
])('%j contains the links %j, and no text is lost', (text, expected) => {
  expect(links(text)).toEqual(expected)
  expect(
    textParts(text, 'http://localhost:3000')
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
})
