import type { Transaction } from '#app/db/actors.ts'
import { mailTranslator } from '#app/i18n/mails.ts'
import { queueMail } from '../mails/queue-mail.ts'
import { renderLetter } from '../mails/render-letter.ts'
import { secondsFromNow } from '../outbox/seconds-from-now.ts'
import type { Addressee } from './addressee.ts'

/** The letters of accounts; each has its words in `mails.json`. */
type LetterKind =
  | 'confirm'
  | 'registered'
  | 'reset'
  | 'change_email'
  | 'email_changed'
  | 'email_taken'
  | 'password_changed'
  | 'overage_near'
  | 'overage_reached'
  | 'overage_off'

interface Letter {
  readonly kind: LetterKind
  readonly to: Pick<Addressee, 'id' | 'email' | 'firstName' | 'locale'>
  /** Where its button leads, if it has one. */
  readonly url?: string
  /** After that it is not worth sending. */
  readonly hours: number
  readonly values?: Readonly<Record<string, string | number>>
}

/**
 * Lays a letter among the mails to be sent, in its reader's language. Wake the delivery once
 * the transaction is committed.
 * @param transaction of the system actor
 */
export async function queueLetter(
  transaction: Transaction,
  { kind, to, url, hours, values }: Letter,
): Promise<void> {
  const translate = mailTranslator(to.locale)
  const words = { name: to.firstName, hours, ...values }
  const subject = translate(`${kind}_subject`, words)
  const body = renderLetter({
    locale: to.locale,
    heading: subject,
    paragraphs: [
      translate('greeting', words),
      translate(`${kind}_text`, words),
      translate(`${kind}_otherwise`, words),
    ],
    ...(url && { action: { label: translate(`${kind}_action`, words), url } }),
    footer: translate('footer'),
  })
  await queueMail(transaction, {
    ownerId: to.id,
    recipient: to.email,
    subject,
    ...body,
    expiresAt: secondsFromNow(hours * 3_600),
  })
}
