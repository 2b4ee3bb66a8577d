import { expect, test } from 'vitest'
import { guestFloor } from '../../browsers.config.ts'
import { scanStyle } from './scan-style.ts'

test.each([
  ['a { field-sizing: content }', ['field-sizing', 'field-sizing: content']],
  ['a { height: 100dvh }', ['dvh']],
  ['a { height: 100vh; height: 100dvh }', []],
  ['@supports (field-sizing: content) { a { field-sizing: content } }', []],
  ['a:has(b) { color: red }', [':has']],
  ['@starting-style { a { color: red } }', ['@starting-style']],
])('reports what the oldest browsers lack in the style %s: %j', (source, findings) => {
  const names = scanStyle(source, guestFloor).map((finding) => finding.replace(/ \(.*/, ''))
  expect(names).toEqual(findings)
})
