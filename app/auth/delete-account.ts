import { endBilling } from '#app/domain/billing/end-billing.ts'
import { PaymentsUnavailable, PaymentsRefused } from '#app/domain/billing/payment-errors.ts'
import { Busy, Failed } from '#app/domain/errors.ts'
import { deleteOwner } from '#app/domain/accounts/delete-owner.ts'
import { removeImages, type PictureOf } from '#app/services/images/index.server.ts'
import { shop } from '#app/services/payments/index.server.ts'
import type { Caller } from './caller.ts'
import { checkPassword } from './check-password.ts'
import type { SignedInOwner } from './find-session.ts'
import { signOut } from './sign-out.ts'

/**
 * Deletes the account with all that belongs to it, pictures included. What it pays for ends
 * first: after that, nobody would be left to end it.
 * @returns the cookies that take the session's cookie away, and pictures that could not be
 *   removed: the account is gone all the same, so somebody has to look after them
 * @throws {InvalidFields} for a wrong password
 * @throws {LimitReached}
 * @throws {Busy} {Failed} when Stripe did not end what is paid for; then nothing is deleted
 */
export async function deleteAccount(
  caller: Caller,
  owner: SignedInOwner,
  password: string,
): Promise<{ cookies: string[]; leftImages: PictureOf[] }> {
  await checkPassword(owner, password, 'password')
  await endPayments(owner.id)
  const { restaurantIds, dishIds } = await deleteOwner(owner.id)
  const leftImages = await removeImages([
    ...restaurantIds.map((id) => ({ bucket: 'restaurant-logos', id }) as const),
    ...dishIds.map((id) => ({ bucket: 'menu-item-images', id }) as const),
  ])
  return { cookies: await signOut(caller), leftImages }
}

async function endPayments(ownerId: string): Promise<void> {
  try {
    await endBilling(shop(), ownerId)
  } catch (error) {
    if (error instanceof PaymentsRefused) throw new Failed('billing_not_ended', error)
    if (!(error instanceof PaymentsUnavailable)) throw error
    const away = new Busy('billing_not_ended')
    away.cause = error
    throw away
  }
}
