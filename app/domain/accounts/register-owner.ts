import { eq } from 'drizzle-orm'
import { asSystem, type Transaction } from '#app/db/actors.ts'
import { credentials, owners } from '#app/db/schema/index.ts'
import { breaksUniqueKey } from '#app/db/unique-key.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { lockAccountByEmail } from './owner-account.ts'
import { queueAccountEmail } from './account-emails.ts'
import type { Registration } from './schemas.ts'
import { queueConfirmation } from './resend-confirmation.ts'

interface RegistrationContext {
  readonly passwordHash: string
  readonly locale: Locale
  readonly appUrl: string
}

/**
 * Creates an unconfirmed account and queues the confirmation email. A later registration of the
 * same address replaces an unconfirmed one together with its link: otherwise the mailbox's owner
 * could confirm a stranger's password. If the address has a confirmed owner, that owner gets an
 * email that explains how to sign in.
 * @returns the new owner's id; undefined if the address already has an owner
 */
export async function registerOwner(
  form: Registration,
  context: RegistrationContext,
): Promise<string | undefined> {
  const register = () =>
    asSystem('an owner registers', (transaction) => insertRegistration(transaction, form, context))
  // Of two concurrent registrations of one address, the second is retried and finds the first.
  return register().catch((error: unknown) => {
    if (breaksUniqueKey(error, 'owners_email')) return register()
    throw error
  })
}

async function insertRegistration(
  transaction: Transaction,
  { firstName, lastName, email, timeZone }: Registration,
  { passwordHash, locale, appUrl }: RegistrationContext,
): Promise<string | undefined> {
  const earlier = await lockAccountByEmail(transaction, email)
  if (earlier?.emailVerified) {
    const url = `${appUrl}/auth/login`
    await queueAccountEmail(transaction, { kind: 'registered', to: earlier, url, hours: 24 })
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
