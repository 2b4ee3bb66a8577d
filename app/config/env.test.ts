import { expect, test } from 'vitest'
import { readEnv } from './env.server.ts'
import { StartupError } from './startup-error.ts'

test.each<[NodeJS.ProcessEnv, RegExp]>([
  [{ PORT: 'eighty' }, /^PORT must be a port number/],
  [{ APP_URL: 'chefin' }, /^APP_URL must be an http/],
  [{ DATABASE_URL: 'mysql://x' }, /^DATABASE_URL must be a postgres/],
  [{ DATABASE_URL: 'postgres://x' }, /^APP_SECRET is required when DATABASE_URL is set/],
  [{ DATABASE_DIRECT_URL: 'postgres://x' }, /^DATABASE_DIRECT_URL goes with a pooler/],
  [{ AI_PROVIDER: 'oracle' }, /^AI_PROVIDER must be one of offline, openai/],
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL/],
  [{ RETENTION_DAYS: '0' }, /^RETENTION_DAYS must be a whole number of days/],
  [{ SMTP_URL: 'mail.example:25' }, /^SMTP_URL must be an smtp:/],
  [{ MAIL_FROM: 'Chefin' }, /^MAIL_FROM must hold an address/],
])('an invalid setting %o is rejected, naming the variable', (env, message) => {
  const read = () => readEnv(env)
  expect(read).toThrow(StartupError)
  expect(read).toThrow(message)
})

test('an empty variable counts as missing', () => {
  expect(readEnv({ PORT: '', DATABASE_PATIENCE_MS: '' })).toMatchObject({
    port: 3000,
    databasePatienceMs: undefined,
  })
})
