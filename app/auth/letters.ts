import { asSystem } from '#app/db/actors.ts'
import type { Addressee } from '#app/domain/accounts/find-owner.ts'
import { queueMail } from '#app/domain/mails/queue-mail.ts'
import { renderLetter } from '#app/domain/mails/render-letter.ts'
import { mailTranslator } from '#app/i18n/mails.ts'
import { wakeMailDelivery } from '#app/services/mail/delivery.ts'

/** The letters of accounts; each has its words in `mails.json`. */
export type LetterKind =
  | 'confirm'
  | 'registered'
  | 'reset'
  | 'change_email'
  | 'email_changed'
  | 'password_changed'

interface Letter {
  readonly kind: LetterKind
  readonly to: Pick<Addressee, 'id' | 'email' | 'firstName' | 'locale'>
  /** Where its button leads, if it has one. */
  readonly url?: string
  /** After that it is not worth sending. */
  readonly hours: number
  readonly values?: Readonly<Record<string, string | number>>
}

/** Puts a letter into the queue, in its reader's language. It leaves at once if it can. */
export async function sendLetter({ kind, to, url, hours, values }: Letter): Promise<void> {
  const translate = mailTranslator(to.locale)
  const words = { name: to.firstName, hours, ...values }
  const body = renderLetter({
    locale: to.locale,
    heading: translate(`${kind}_subject`, words),
    paragraphs: [
      translate('greeting', words),
      translate(`${kind}_text`, words),
      translate(`${kind}_otherwise`, words),
    ],
    ...(url && { action: { label: translate(`${kind}_action`, words), url } }),
    footer: translate('footer'),
  })
  await asSystem('a letter is sent', (transaction) =>
    queueMail(transaction, {
      ownerId: to.id,
      recipient: to.email,
      subject: translate(`${kind}_subject`, words),
      ...body,
      expiresAt: new Date(Date.now() + hours * 3_600_000),
    }),
  )
  wakeMailDelivery()
}
