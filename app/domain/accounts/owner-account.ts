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

/** Locks the account with a canonical email address until the transaction ends, if there is one. */
export function lockAccountByEmail(
  transaction: Transaction,
  email: string,
): Promise<OwnerAccount | undefined> {
  return lockAccount(transaction, sql`lower(${owners.email}) = ${email}`)
}

/** Locks an owner's account until the transaction ends, if it exists. */
export function lockAccountById(
  transaction: Transaction,
  id: string,
): Promise<OwnerAccount | undefined> {
  return lockAccount(transaction, eq(owners.id, id))
}

// The lock serialises changes of an account's password, address and confirmation.
async function lockAccount(
  transaction: Transaction,
  condition: SQL,
): Promise<OwnerAccount | undefined> {
  const [owner] = await transaction.select(columns).from(owners).where(condition).for('update')
  return owner
}
