import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import { asSystem } from '#app/db/actors.ts'
import { pendingLogins } from '#app/db/schema/index.ts'
import { secondsFromNow } from '../outbox/seconds-from-now.ts'

/** How long a login waits for the second factor, in seconds. */
export const pendingSeconds = 600

/** A login with the correct password that waits for the second factor. */
export interface PendingLogin {
  readonly id: string
  readonly ownerId: string
  readonly passwordHash: string
}

/** A browser that signs in. */
export interface LoginBrowser {
  /** From the browser's cookie. */
  readonly token: string
  readonly userAgent: string
}

const columns = {
  id: pendingLogins.id,
  ownerId: pendingLogins.ownerId,
  passwordHash: pendingLogins.passwordHash,
}

/**
 * Stores a login that waits for the second factor.
 * @returns the token for the browser's cookie
 */
export async function openPendingLogin(
  login: Omit<PendingLogin, 'id'>,
  userAgent: string,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await asSystem('a login waits for the second factor', (transaction) =>
    transaction.insert(pendingLogins).values({
      ...login,
      tokenHash: hashOf(token),
      browserHash: hashOf(userAgent),
      expiresAt: secondsFromNow(pendingSeconds),
    }),
  )
  return token
}

/** Finds the login that waits in a browser, if it hasn't expired. */
export async function findPendingLogin(browser: LoginBrowser): Promise<PendingLogin | undefined> {
  const [login] = await asSystem('a second factor is asked for', (transaction) =>
    transaction.select(columns).from(pendingLogins).where(waitsIn(browser)),
  )
  return login
}

/** Ends the login that waits in a browser: false if it has expired, or a concurrent request ended it. */
export async function endPendingLogin(browser: LoginBrowser): Promise<boolean> {
  const ended = await asSystem('a second factor was given', (transaction) =>
    transaction.delete(pendingLogins).where(waitsIn(browser)).returning(columns),
  )
  return ended.length > 0
}

const waitsIn = ({ token, userAgent }: LoginBrowser) =>
  and(
    eq(pendingLogins.tokenHash, hashOf(token)),
    eq(pendingLogins.browserHash, hashOf(userAgent)),
    gt(pendingLogins.expiresAt, sql`now()`),
  )

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
