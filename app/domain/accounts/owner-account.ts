import { eq, sql, type SQL } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { owners } from '#app/db/schema/index.ts'
import type { Locale } from '#app/i18n/locales.ts'

/** An owner's account, as needed to sign in and to send e-mail. */
export interface OwnerAccount {
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

/** Finds an owner by e-mail address, given in canonical form. */
export function findByEmail(
  transaction: Transaction,
  email: string,
): Promise<OwnerAccount | undefined> {
  return lockOwner(transaction, sql`lower(${owners.email}) = ${email}`)
}

/** Finds an owner by id. */
export function findById(transaction: Transaction, id: string): Promise<OwnerAccount | undefined> {
  return lockOwner(transaction, eq(owners.id, id))
}

// Locked, so that changes of an account's password, address or confirmation are serialised.
async function lockOwner(transaction: Transaction, which: SQL): Promise<OwnerAccount | undefined> {
  const [owner] = await transaction.select(columns).from(owners).where(which).for('update')
  return owner
}
