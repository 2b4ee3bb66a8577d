import { eq, sql } from 'drizzle-orm'
import { asSystem } from '#app/db/actors.ts'
import { credentials, owners } from '#app/db/schema/index.ts'
import type { Locale } from '#app/i18n/locales.ts'

/** An account, as needed to sign its owner in. */
export interface LoginRecord {
  readonly ownerId: string
  readonly email: string
  readonly emailVerified: boolean
  /** Null if none was chosen. */
  readonly locale: Locale | null
  readonly passwordHash: string | null
}

const columns = {
  ownerId: owners.id,
  email: owners.email,
  emailVerified: owners.emailVerified,
  locale: owners.locale,
  passwordHash: credentials.password,
}

/**
 * Finds an account by its canonical address. Always one statement, so that timing doesn't reveal
 * whether the account exists.
 */
export async function findLogin(email: string): Promise<LoginRecord | undefined> {
  const [login] = await asSystem('an owner signs in', (transaction) =>
    transaction
      .select(columns)
      .from(owners)
      .innerJoin(credentials, eq(credentials.ownerId, owners.id))
      .where(sql`lower(${owners.email}) = ${email}`),
  )
  return login
}

/** Finds the account of an owner. */
export async function findLoginOf(ownerId: string): Promise<LoginRecord | undefined> {
  const [login] = await asSystem('an owner signs in with a second factor', (transaction) =>
    transaction
      .select(columns)
      .from(owners)
      .innerJoin(credentials, eq(credentials.ownerId, owners.id))
      .where(eq(owners.id, ownerId)),
  )
  return login
}
