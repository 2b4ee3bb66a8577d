import { eq } from 'drizzle-orm'
import { asSystem, type Transaction } from '#app/db/actors.ts'
import { credentials, owners } from '#app/db/schema/index.ts'
import { breaksUniqueKey } from '#app/db/unique-key.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { findByEmail } from './addressee.ts'
import { queueLetter } from './letters.ts'
import type { Registration } from './schemas.ts'
import { queueConfirmation } from './request-confirmation.ts'

interface Circumstances {
  readonly passwordHash: string
  readonly locale: Locale
  readonly appUrl: string
}

/**
 * Makes an account that waits for its address to be confirmed, with the letter about it. A
 * registration that nobody has confirmed gives way to a later one, and its link with it:
 * whoever holds the mailbox must not confirm a stranger's password. An owner who registers
 * again is told by letter how to get in.
 * @returns the new owner's id; nothing if the address has an owner
 */
export async function registerOwner(
  form: Registration,
  circumstances: Circumstances,
): Promise<string | undefined> {
  const register = () =>
    asSystem('an owner registers', (transaction) => lay(transaction, form, circumstances))
  // Two of one address at once: the second finds the first in its second go.
  return register().catch((error: unknown) => {
    if (breaksUniqueKey(error, 'owners_email')) return register()
    throw error
  })
}

async function lay(
  transaction: Transaction,
  { firstName, lastName, email, timeZone }: Registration,
  { passwordHash, locale, appUrl }: Circumstances,
): Promise<string | undefined> {
  const earlier = await findByEmail(transaction, email)
  if (earlier?.emailVerified) {
    const url = `${appUrl}/auth/login`
    await queueLetter(transaction, { kind: 'registered', to: earlier, url, hours: 24 })
    return undefined
  }
  if (earlier) await transaction.delete(owners).where(eq(owners.id, earlier.id))
  const owner = { id: crypto.randomUUID(), email, firstName, lastName, timeZone, locale }
  await transaction.insert(owners).values({ ...owner, isContested: earlier !== undefined })
  await transaction.insert(credentials).values({
    ownerId: owner.id,
    providerId: 'credential',
    accountId: owner.id,
    password: passwordHash,
  })
  await queueConfirmation(transaction, owner, appUrl)
  return owner.id
}
