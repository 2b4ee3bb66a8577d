import type { Locale } from '#app/i18n/locales.ts'
import { NotFoundError } from '../errors.ts'
import type { BillingContext } from './payments.ts'
import { findCustomerId } from './subscription-queries.ts'
import { asOwner } from '../as-owner.ts'
import { recordAction } from '../audit/record-action.ts'
import type { Member } from '../actor.ts'

/**
 * Opens Stripe's portal for the owner's card and invoices.
 * @param portal.returnUrl the target of its back link
 * @returns its URL, valid for minutes
 * @throws {NotFoundError} if the owner has never bought anything
 * @throws {PaymentsUnavailableError | PaymentsRefusedError}
 */
export async function openPortal(
  { payments }: BillingContext,
  member: Member,
  portal: { readonly returnUrl: string; readonly locale: Locale },
): Promise<string> {
  const customerId = await asOwner(member, 'manageBilling', (transaction) =>
    findCustomerId(transaction, member.ownerId),
  )
  if (!customerId) throw new NotFoundError('subscription_not_found')
  const url = await payments.openPortal({ customerId, ...portal })
  await recordAction(member, { action: 'billing.portal' })
  return url
}
