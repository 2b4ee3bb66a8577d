import { createHmac, randomBytes } from 'node:crypto'
import { hashPassword } from '#app/auth/passwords.ts'
import { sessionCookieName, sessionSeconds } from '#app/auth/session-cookie.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { TestDatabase } from './database.ts'
import { testSecret } from './postgres.ts'

/** A cookie of a signed-in browser. */
interface SessionCookie {
  readonly name: string
  readonly value: string
}

interface NewOwner {
  readonly email?: string
  readonly password?: string
  readonly locale?: Locale
}

/** The password of the sample's owner, and of new owners without another. */
export const testPassword = 'chefin-demo'

// Hashing takes a quarter of a second.
const hashes = new Map<string, Promise<string>>()

function hashOnce(password: string): Promise<string> {
  const hash = hashes.get(password) ?? hashPassword(password)
  hashes.set(password, hash)
  return hash
}

/**
 * Inserts an owner who has confirmed the address, without any data.
 * @returns the email address
 */
export async function insertOwner(
  database: Pick<TestDatabase, 'query'>,
  {
    email = `${crypto.randomUUID()}@chefin.example`,
    password = testPassword,
    locale = 'en',
  }: NewOwner = {},
): Promise<string> {
  await database.query(
    `with created as (
       insert into owners (email, email_verified, first_name, last_name, locale, time_zone)
       values ($1, true, 'Deniz', 'Yıldız', $2, 'Europe/Istanbul') returning id
     )
     insert into credentials (owner_id, provider_id, account_id, password)
     select id, 'credential', id, $3 from created`,
    [email, locale, await hashOnce(password)],
  )
  return email
}

/** Opens a session without a login, which takes most of a second on purpose. */
export async function openSession(
  database: Pick<TestDatabase, 'query'>,
  email: string,
): Promise<SessionCookie> {
  const token = randomBytes(24).toString('base64url')
  const rows = await database.query(
    `insert into sessions (owner_id, token, expires_at)
     select id, $2, now() + make_interval(secs => $3) from owners where email = $1 returning id`,
    [email, token, sessionSeconds],
  )
  if (rows.length === 0) throw new Error(`There is no owner ${email}`)
  // As Better Auth signs it.
  const signature = createHmac('sha256', testSecret).update(token).digest('base64')
  const value = encodeURIComponent(`${token}.${signature}`)
  return { name: sessionCookieName('http://localhost'), value }
}
