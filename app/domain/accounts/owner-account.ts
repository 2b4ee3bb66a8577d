import { eq, sql, type SQL } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { owners } from '#app/db/schema/index.ts'
import type { Locale } from '#app/i18n/locales.ts'

/** An owner's account, as needed to sign in and to send emails. */
export interface OwnerAccount {
  readonly id: string
  readonly email: string
  readonly emailVerified: boolean
  readonly isContested: boolean
  readonly firstName: string
  readonly lastName: string
  /** Null if none was chosen. */
  readonly locale: Locale | null
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

/** Finds an owner by a canonical email address, and locks the account. */
export function lockAccountByEmail(
  transaction: Transaction,
  email: string,
): Promise<OwnerAccount | undefined> {
  return findAndLock(transaction, sql`lower(${owners.email}) = ${email}`)
}

/** Finds an owner by id, and locks the account. */
export function lockAccountById(
  transaction: Transaction,
  id: string,
): Promise<OwnerAccount | undefined> {
  return findAndLock(transaction, eq(owners.id, id))
}

// The lock serialises changes of the account's password, address or confirmation.
async function findAndLock(
  transaction: Transaction,
  condition: SQL,
): Promise<OwnerAccount | undefined> {
  const [owner] = await transaction.select(columns).from(owners).where(condition).for('update')
  return owner
}
