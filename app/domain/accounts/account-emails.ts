import type { Transaction } from '#app/db/actors.ts'
import { fallbackLocale } from '#app/i18n/locales.ts'
import { mailTranslator } from '#app/i18n/mails.ts'
import { queueMail } from '../mails/queue-mail.ts'
import { renderEmail } from '../mails/render-email.ts'
import { secondsFromNow } from '../outbox/seconds-from-now.ts'
import type { OwnerAccount } from './owner-account.ts'

/** The kinds of emails to owners. Their texts are in `mails.json`. */
export const accountEmailKinds = [
  'confirm',
  'registered',
  'reset',
  'change_email',
  'email_changed',
  'email_taken',
  'password_changed',
  'invitation',
  'removed',
  'hand_over',
  'handed_over',
  'factor_changed',
  'overage_near',
  'overage_reached',
  'overage_off',
  'webhook_disabled',
] as const
type AccountEmailKind = (typeof accountEmailKinds)[number]

interface AccountEmail {
  readonly kind: AccountEmailKind
  readonly to: Pick<OwnerAccount, 'id' | 'email' | 'firstName' | 'locale'>
  /** The URL that its button opens; omitted for an email without a button. */
  readonly url?: string
  /** How many hours its link is valid; afterwards it is no longer sent. */
  readonly hours: number
  readonly values?: Readonly<Record<string, string | number>>
}

/** Renders an email in the recipient's language. */
export function renderAccountEmail({
  kind,
  to,
  url,
  hours,
  values,
}: Omit<AccountEmail, 'to'> & { readonly to: Pick<OwnerAccount, 'firstName' | 'locale'> }) {
  const locale = to.locale ?? fallbackLocale
  const translate = mailTranslator(locale)
  const variables = { name: to.firstName, hours, ...values }
  const subject = translate(`${kind}_subject`, variables)
  const body = renderEmail({
    locale,
    heading: subject,
    paragraphs: [
      translate('greeting', variables),
      translate(`${kind}_text`, variables),
      translate(`${kind}_otherwise`, variables),
    ],
    ...(url && { action: { label: translate(`${kind}_action`, variables), url } }),
    footer: translate('footer'),
  })
  return { subject, ...body }
}

/**
 * Queues an email in the recipient's language. Wake the delivery once the transaction is committed.
 * @param transaction of the system actor
 */
export async function queueAccountEmail(
  transaction: Transaction,
  email: AccountEmail,
): Promise<void> {
  const { to, hours } = email
  await queueMail(transaction, {
    ownerId: to.id,
    recipient: to.email,
    ...renderAccountEmail(email),
    expiresAt: secondsFromNow(hours * 3_600),
  })
}
