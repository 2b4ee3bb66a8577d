import type { Transaction } from '#app/db/actors.ts'
import { fallbackLocale } from '#app/i18n/locales.ts'
import { mailTranslator } from '#app/i18n/mails.ts'
import { queueAccountEmail } from '../accounts/account-emails.ts'
import type { OwnerAccount } from '../accounts/owner-account.ts'

/** A change of an account's second factor. */
export type FactorChange =
  | 'app_added'
  | 'app_removed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'codes_renewed'
  | 'code_used'
  | 'factor_off'
  | 'factor_required'
  | 'factor_optional'

/**
 * Queues an email about a change of the second factor. Wake the delivery once the transaction is
 * committed.
 * @param transaction of the system actor
 */
export async function reportFactorChange(
  transaction: Transaction,
  owner: OwnerAccount,
  { change, appUrl }: { readonly change: FactorChange; readonly appUrl: string },
): Promise<void> {
  const translate = mailTranslator(owner.locale ?? fallbackLocale)
  await queueAccountEmail(transaction, {
    kind: 'factor_changed',
    to: owner,
    url: `${appUrl}/auth/passwordReset`,
    hours: 24,
    values: { change: translate(changeKeys[change]) },
  })
}

const changeKeys = {
  app_added: 'change_app_added',
  app_removed: 'change_app_removed',
  passkey_added: 'change_passkey_added',
  passkey_removed: 'change_passkey_removed',
  codes_renewed: 'change_codes_renewed',
  code_used: 'change_code_used',
  factor_off: 'change_factor_off',
  factor_required: 'change_factor_required',
  factor_optional: 'change_factor_optional',
} as const
