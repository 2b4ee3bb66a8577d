import { asSystem } from '#app/db/actors.ts'
import { endBilling } from '#app/domain/billing/end-billing.ts'
import {
  PaymentsUnavailableError,
  PaymentsRefusedError,
} from '#app/domain/billing/payment-errors.ts'
import { BusyError, OperationFailedError } from '#app/domain/errors.ts'
import { deleteOwner } from '#app/domain/team/delete-owner.ts'
import { findDraftsOf } from '#app/domain/menu-imports/find-drafts.ts'
import { removeImportPictures } from '#app/services/images/import-pictures.server.ts'
import { removeImages } from '#app/services/images/index.server.ts'
import type { PictureId } from '#app/services/images/picture-path.ts'
import { picturesOf } from '#app/services/images/remove-pictures.server.ts'
import { billingContext } from '#app/services/payments/index.server.ts'
import type { Caller } from './caller.ts'
import { checkPassword } from './check-password.ts'
import type { SignedInOwner } from './find-session.ts'
import { signOut } from './sign-out.ts'
import { onBehalfOf, type SystemForOwner } from '#app/domain/actor.ts'
import { assertAlone } from '#app/domain/accounts/assert-alone.ts'

/**
 * Deletes the account with all its data and pictures. Subscriptions are ended first, since no one
 * could end them afterwards.
 * @returns the cookies that clear the session, and the pictures that could not be removed, which an
 *   operator has to remove
 * @throws {InvalidFieldsError} for a wrong password
 * @throws {LimitReachedError}
 * @throws {ConflictError} while others are members of the account's team
 * @throws {BusyError | OperationFailedError} if Stripe could not end the subscription; then nothing
 *   is deleted
 */
export async function deleteAccount(
  caller: Caller,
  owner: SignedInOwner,
  password: string,
): Promise<{ cookies: string[]; leftImages: PictureId[] }> {
  await checkPassword(owner, password, 'password')
  const actor = onBehalfOf(owner.id, 'an account is deleted')
  // Before payments end; `deleteOwner` checks it again.
  await asSystem('an account is deleted', (transaction) => assertAlone(transaction, owner.id))
  await endPayments(actor)
  const imports = await findDraftsOf(owner.id)
  const leftImages = await removeImages(picturesOf(await deleteOwner(owner.id)))
  // What fails is removed within the hour.
  await removeImportPictures(imports).catch(() => undefined)
  return { cookies: await signOut(caller), leftImages }
}

async function endPayments(actor: SystemForOwner): Promise<void> {
  try {
    await endBilling(billingContext(), actor)
  } catch (error) {
    if (error instanceof PaymentsRefusedError)
      throw new OperationFailedError('billing_not_ended', error)
    if (!(error instanceof PaymentsUnavailableError)) throw error
    const unavailable = new BusyError('billing_not_ended')
    unavailable.cause = error
    throw unavailable
  }
}
