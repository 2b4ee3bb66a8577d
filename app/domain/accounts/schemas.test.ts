import { describe, expect, test } from 'vitest'
import { registrationSchema } from './schemas.ts'

const messagesOf = (fields: Record<string, string>) => {
  const form = {
    firstName: 'Deniz',
    lastName: 'Kaya',
    email: 'deniz@chefin.example',
    password: 'deniz-kenarı-7',
  }
  const { error } = registrationSchema.safeParse({ ...form, ...fields })
  return error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []
}

describe('a name', () => {
  test.each([
    'Jr.',
    'O’Neil',
    "O'Neil",
    'Ayşe-Nur',
    'D. Can',
    'J.R.',
    'M. Ali',
    'Ünal (Kaya)',
    'Can/Kaya',
  ])('may be %s', (name) => {
    expect(messagesOf({ firstName: name, lastName: name })).toEqual([])
  })

  test.each([
    ['two lines', 'a\nb'],
    ['a NUL', 'a\0b'],
    ['a domain', 'evil.com/prize'],
    ['a domain after other words', 'Win at evil.com'],
    ['a wide domain', 'evil。com'],
    ['an IDN', 'xn--80ak6aa92e.com'],
    ['a link without a dot', 'http://ada'],
    ['a network path', '\\\\ada'],
    ['a wide link', 'http：／／ada'],
    ['a right-to-left override', 'a\u202Eb'],
  ])('may not contain %s', (_, name) => {
    expect(messagesOf({ firstName: name, lastName: name })).toEqual([
      ['firstName', 'name_unfit'],
      ['lastName', 'name_unfit'],
    ])
  })
})

test('two addresses are not one', () => {
  expect(messagesOf({ email: 'a@b.co,c@d.co' })).toEqual([['email', 'email_invalid']])
})
