import { describe, expect, test } from 'vitest'
import { readEnv } from './env.server.ts'
import { StartupError } from './startup-error.ts'

test.each<[NodeJS.ProcessEnv, RegExp]>([
  [{ PORT: 'eighty' }, /^PORT must be a port number/],
  [{ APP_URL: 'chefin' }, /^APP_URL must be an http/],
  [{ DATABASE_URL: 'mysql://x' }, /^DATABASE_URL must be a postgres/],
  [{ DATABASE_URL: 'postgres://x' }, /^APP_SECRET is required when DATABASE_URL is set/],
  [{ DATABASE_DIRECT_URL: 'postgres://x' }, /^DATABASE_DIRECT_URL goes with a pooler/],
  [{ DATABASE_READ_URL: 'postgres://x' }, /^DATABASE_READ_URL names a replica/],
  [{ AI_PROVIDER: 'oracle' }, /^AI_PROVIDER must be one of offline, openai/],
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL/],
  [{ RETENTION_DAYS: '0' }, /^RETENTION_DAYS must be a whole number of days/],
  [{ SMTP_URL: 'mail.example:25' }, /^SMTP_URL must be an smtp:/],
  [{ MAIL_FROM: 'Chefin' }, /^MAIL_FROM must hold an address/],
])('rejects %o with a message that names the variable', (env, message) => {
  const read = () => readEnv(env)
  expect(read).toThrow(StartupError)
  expect(read).toThrow(message)
})

test('an empty variable counts as missing', () => {
  expect(readEnv({ PORT: '', DATABASE_PATIENCE_MS: '' })).toMatchObject({
    port: 3000,
    databaseTimeoutMs: undefined,
  })
})

test('uses the documented defaults, also for empty settings', () => {
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
  ])('accepts SMTP_URL=%s', (url) => {
    expect(readEnv({ SMTP_URL: url }).smtpUrl).toBe(url)
  })

  test.each(['smtp://', 'smtp:mail.example', 'https://mail.example', 'smtp://u:50%@mail.example'])(
    'rejects SMTP_URL=%s',
    (url) => {
      expect(() => readEnv({ SMTP_URL: url })).toThrow(/^SMTP_URL must be/)
    },
  )

  test.each([
    'hello@menu.example',
    'Chefin <hello@menu.example>',
    '"Chefin, Ltd." <hello@menu.example>',
  ])('accepts MAIL_FROM=%s', (from) => {
    expect(readEnv({ MAIL_FROM: from }).mailFrom).toBe(from)
  })

  test.each(['Chefin', 'Chefin <hello>', 'a@b.example, c@d.example', 'x\r\nBcc: <a@b.example>'])(
    'rejects MAIL_FROM=%s',
    (from) => {
      expect(() => readEnv({ MAIL_FROM: from })).toThrow(/^MAIL_FROM must hold an address/)
    },
  )
})
