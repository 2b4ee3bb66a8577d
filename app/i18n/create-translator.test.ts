import { expect, test } from 'vitest'
import { createTranslator } from './create-translator.ts'

const messages = {
  greeting: 'Hello {{name}}, {{name}}!',
  used: '{{used}} of {{limit}}',
  sum: '{{sum, price}}',
}

test('fills a message with values, and formats numbers in its language', () => {
  const en = createTranslator('en', messages)
  const tr = createTranslator('tr', messages)
  expect(en('greeting', { name: 'Ada' })).toBe('Hello Ada, Ada!')
  expect(en('used', { used: 1_500, limit: 2_000 })).toBe('1,500 of 2,000')
  expect(tr('used', { used: 1_500, limit: 2_000 })).toBe('1.500 of 2.000')
  expect(tr('sum', { sum: 1_234.5 })).toBe('1.234,50')
  expect(en('used', { used: '1500', limit: 'no limit' })).toBe('1500 of no limit')
  expect(en('greeting')).toBe('Hello , !')
  // From right to left, a value has its own direction.
  const ar = createTranslator('ar', messages)
  expect(ar('used', { used: 1_500, limit: 'A' })).toBe('1,500 of \u2068A\u2069')
})

test('treats a value as text, even if it contains a placeholder', () => {
  const en = createTranslator('en', messages)
  expect(en('greeting', { name: '$& {{name}} $t(used) <b>' })).toBe(
    'Hello $& {{name}} $t(used) <b>, $& {{name}} $t(used) <b>!',
  )
})
