import { eq, sql, type SQL } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { owners } from '#app/db/schema/index.ts'
import type { Locale } from '#app/i18n/locales.ts'

/** An owner as the verbs around signing in need it, and letters. */
export interface Addressee {
  readonly id: string
  readonly email: string
  readonly emailVerified: boolean
  readonly isContested: boolean
  readonly firstName: string
  readonly lastName: string
  readonly locale: Locale
}

const columns = {
  id: owners.id,
  email: owners.email,
  emailVerified: owners.emailVerified,
  isContested: owners.isContested,
  firstName: owners.firstName,
  lastName: owners.lastName,
  locale: owners.locale,
}

/** Who has an e-mail address, given in canonical form. */
export function findByEmail(
  transaction: Transaction,
  email: string,
): Promise<Addressee | undefined> {
  return lockOwner(transaction, sql`lower(${owners.email}) = ${email}`)
}

/** An owner by id. */
export function findById(transaction: Transaction, id: string): Promise<Addressee | undefined> {
  return lockOwner(transaction, eq(owners.id, id))
}

// Locked: what is about to change an account's password, address or confirmation comes one
// after the other.
async function lockOwner(transaction: Transaction, which: SQL): Promise<Addressee | undefined> {
  const [owner] = await transaction.select(columns).from(owners).where(which).for('update')
  return owner
}
