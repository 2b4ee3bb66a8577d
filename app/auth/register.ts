import { assertUncommonPassword } from '#app/domain/accounts/password-blocklist.server.ts'
import { registrations } from '#app/domain/accounts/limits.ts'
import { registerOwner } from '#app/domain/accounts/register-owner.ts'
import { requestConfirmation } from '#app/domain/accounts/request-confirmation.ts'
import type { Registration } from '#app/domain/accounts/schemas.ts'
import { consumeLimits } from '#app/services/limits/index.server.ts'
import { wakeMailDelivery } from '#app/services/mail/delivery.ts'
import type { Caller } from './caller.ts'
import { limitEmail } from './limit-email.ts'
import { inEvenTime } from './even-time.ts'
import { hashPassword } from './passwords.ts'
import { registrantCookie } from './registrant.ts'

/**
 * Registers an owner, who then has to confirm the address. Answers alike whether or not the
 * address has an owner already: its mailbox alone is told.
 * @returns the cookie by which this browser is known as the one that registered
 * @throws {InvalidFields} for a common password
 * @throws {LimitReached}
 */
export async function register(caller: Caller, form: Registration): Promise<string> {
  assertUncommonPassword('password', form.password, form)
  await consumeLimits({ limit: registrations, subject: caller.address })
  const isToBeSent = await limitEmail(caller, 'registration', form.email)
  const { locale, appUrl } = caller
  const ownerId = await inEvenTime(async () => {
    const passwordHash = await hashPassword(form.password)
    if (!isToBeSent) return undefined
    return registerOwner(form, { passwordHash, locale, appUrl })
  })
  wakeMailDelivery()
  return registrantCookie(appUrl, ownerId ?? crypto.randomUUID())
}

/**
 * Sends the link that confirms an address once more. Answers alike for any address.
 * @throws {LimitReached}
 */
export async function resendConfirmation(caller: Caller, email: string): Promise<void> {
  const isToBeSent = await limitEmail(caller, 'confirmation', email)
  await inEvenTime(async () => {
    if (isToBeSent) await requestConfirmation(email, caller.appUrl)
  })
  wakeMailDelivery()
}
