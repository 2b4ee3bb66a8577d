import { describe, expect, test } from 'vitest'
import { readEnv } from '#app/config/env.server.ts'
import { formatPrice } from '#app/domain/money/price.ts'
import { parseRestaurantKey } from '#app/domain/restaurants/restaurant-key.ts'

describe('a price', () => {
  test.each([
    [14_500, 'TRY', 'tr', '145,00 ₺'],
    [14_500, 'TRY', 'en', '145.00 ₺'],
    [123_456_789, 'EUR', 'en', '1,234,567.89 €'],
    [0, 'USD', 'en', '0.00 $'],
    [1_200, 'JPY', 'en', '1,200.00 ¥'],
    [1_500, 'KWD', 'en', '1.50 KWD'],
  ])('%d minor units of %s in %s', (minor, currency, locale, shown) => {
    expect(formatPrice(minor, currency, locale)).toBe(shown)
  })
})

describe('a restaurant’s name in a URL', () => {
  test.each([
    ['demo', { slug: 'demo' }],
    ['Demo', { slug: 'demo' }],
    ['3B241101-E2BB-4255-8CAF-4136C566A962', { id: '3b241101-e2bb-4255-8caf-4136c566a962' }],
    ['a', undefined],
    ['-x-', undefined],
    ['x'.repeat(200), undefined],
    ['../x', undefined],
  ])('%s', (text, key) => {
    expect(parseRestaurantKey(text)).toEqual(key)
  })
})

test('settings have the documented defaults, and empty means not set', () => {
  expect(readEnv({ PORT: '', APP_URL: 'https://x.example/' })).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    appUrl: 'https://x.example',
    ai: { provider: 'offline' },
    databaseUrl: undefined,
    smtpUrl: undefined,
    mailFrom: 'Chefin <chefin@localhost>',
  })
})

describe('mail settings', () => {
  test.each([
    'smtp://mail.example',
    'smtps://user:p%40ss@mail.example:465',
    'smtp://[::1]:2525',
    'SMTP://relay/?requireTLS=true',
  ])('SMTP_URL=%s is accepted', (url) => {
    expect(readEnv({ SMTP_URL: url }).smtpUrl).toBe(url)
  })

  test.each(['smtp://', 'smtp:mail.example', 'https://mail.example', 'smtp://u:50%@mail.example'])(
    'SMTP_URL=%s is rejected',
    (url) => {
      expect(() => readEnv({ SMTP_URL: url })).toThrow(/^SMTP_URL must be/)
    },
  )

  test.each([
    'hello@menu.example',
    'Chefin <hello@menu.example>',
    '"Chefin, Ltd." <hello@menu.example>',
  ])('MAIL_FROM=%s is accepted', (from) => {
    expect(readEnv({ MAIL_FROM: from }).mailFrom).toBe(from)
  })

  test.each(['Chefin', 'Chefin <hello>', 'a@b.example, c@d.example', 'x\r\nBcc: <a@b.example>'])(
    'MAIL_FROM=%s is rejected',
    (from) => {
      expect(() => readEnv({ MAIL_FROM: from })).toThrow(/^MAIL_FROM must hold an address/)
    },
  )
})
