import { expect, test } from 'vitest'
import { isLoopback } from './loopback.ts'

test.each([
  ['http://localhost:3000', true],
  ['http://127.0.0.1:3000/x', true],
  ['http://127.9.8.7', true],
  ['http://127.1', true],
  ['http://[::1]:3000', true],
  ['http://0.0.0.0:3000', false],
  ['http://192.168.1.5', false],
  ['https://menu.example', false],
  ['http://localhost.menu.example', false],
  ['http://127.0.0.1.menu.example', false],
  ['http://[::2]', false],
])('%s: %s', (url, expected) => {
  expect(isLoopback(url)).toBe(expected)
})
