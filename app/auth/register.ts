import { assertUncommonPassword } from '#app/domain/accounts/password-blocklist.server.ts'
import { registrationsPerAddress } from '#app/domain/accounts/limits.ts'
import { registerOwner } from '#app/domain/accounts/register-owner.ts'
import { resendIfUnconfirmed } from '#app/domain/accounts/resend-confirmation.ts'
import type { Registration } from '#app/domain/accounts/schemas.ts'
import { consumeLimits } from '#app/services/limits/index.server.ts'
import { wakeMailDelivery } from '#app/services/mail/delivery.ts'
import type { Caller } from './caller.ts'
import { limitEmail } from './limit-email.ts'
import { withMinimumDuration } from './minimum-duration.ts'
import { hashPassword } from './passwords.ts'
import { registrantCookie } from './registrant.ts'

/**
 * Registers an owner, who then has to confirm the address. The response is the same whether or not
 * the address already has an owner: only the email reveals it.
 * @returns the cookie that identifies this browser as the one that registered
 * @throws {InvalidFieldsError} for a common password
 * @throws {LimitReachedError}
 */
export async function register(caller: Caller, form: Registration): Promise<string> {
  assertUncommonPassword('password', form.password, form)
  await consumeLimits({ limit: registrationsPerAddress, subject: caller.address })
  const maySend = await limitEmail(caller, 'registration', form.email)
  const { locale, appUrl } = caller
  const ownerId = await withMinimumDuration(async () => {
    const passwordHash = await hashPassword(form.password)
    if (!maySend) return undefined
    return registerOwner(form, { passwordHash, locale, appUrl })
  })
  wakeMailDelivery()
  return registrantCookie(appUrl, ownerId ?? crypto.randomUUID())
}

/**
 * Resends the confirmation link. The response is the same for every address.
 * @throws {LimitReachedError}
 */
export async function resendConfirmation(caller: Caller, email: string): Promise<void> {
  const maySend = await limitEmail(caller, 'confirmation', email)
  await withMinimumDuration(async () => {
    if (maySend) await resendIfUnconfirmed(email, caller.appUrl)
  })
  wakeMailDelivery()
}
