import { join } from 'node:path'
import { step } from '#app/telemetry/index.ts'
import type { Mail } from './mail.ts'
import { openMailbox, type Mailbox, type MailboxMail } from './mailbox.ts'
import { openSmtp } from './smtp.ts'

export type { Mail, MailboxMail }

interface MailSettings {
  /** smtp:// or smtps://; without it, emails stay in the local mailbox. */
  readonly smtpUrl: string | undefined
  /** An address, or `Name <address>`. */
  readonly mailFrom: string
  readonly dataFolder: string
}

let sendMail: ((mail: Mail) => Promise<void>) | undefined
let mailbox: Mailbox | undefined

/**
 * Initialises mail delivery: to the mail server, or without one to the local mailbox in the data
 * folder.
 */
export async function initMail({ smtpUrl, mailFrom, dataFolder }: MailSettings): Promise<void> {
  mailbox = smtpUrl ? undefined : await openMailbox(join(dataFolder, 'outbox'), mailFrom)
  sendMail = smtpUrl ? openSmtp(smtpUrl, mailFrom) : mailbox?.deliver
}

/**
 * Delivers an email to the server or the local mailbox. Takes at most 30 s.
 * @throws the error of the mail server, the network or the disk
 */
export async function deliver(mail: Mail): Promise<void> {
  const send = sendMail
  if (!send) throw new Error('Mail is not initialised: call initMail() first')
  await step('mail_delivery', {}, () => send(mail))
}

/** Whether emails go to the local mailbox. */
export function isMailLocal(): boolean {
  return mailbox !== undefined
}

/** Lists the newest 50 emails of the local mailbox, newest first. */
export async function listMailbox(): Promise<MailboxMail[]> {
  return requireMailbox().list()
}

/**
 * Reads one email of the local mailbox.
 * @param id untrusted
 * @throws {NotFoundError}
 */
export async function readMailboxMail(id: string): Promise<MailboxMail> {
  return requireMailbox().read(id)
}

function requireMailbox(): Mailbox {
  if (!mailbox) throw new Error('There is no outbox: mail goes to SMTP_URL, or is not initialised')
  return mailbox
}
