import { join } from 'node:path'
import type { Mail } from './mail.ts'
import { openOutbox, type Outbox, type OutboxMail } from './outbox.ts'
import { step } from '#app/telemetry/index.ts'
import { openSmtp } from './smtp.ts'

export type { Mail, OutboxMail }

interface MailSettings {
  /** smtp:// or smtps://; without it, emails stay in the outbox. */
  readonly smtpUrl: string | undefined
  /** An address, or `Name <address>`. */
  readonly mailFrom: string
  readonly dataFolder: string
}

let sendMail: ((mail: Mail) => Promise<void>) | undefined
let outbox: Outbox | undefined

/**
 * Initialises mail delivery: to the mail server, or without one to the outbox in the data folder.
 */
export async function initMail({ smtpUrl, mailFrom, dataFolder }: MailSettings): Promise<void> {
  outbox = smtpUrl ? undefined : await openOutbox(join(dataFolder, 'outbox'), mailFrom)
  sendMail = smtpUrl ? openSmtp(smtpUrl, mailFrom) : outbox?.deliver
}

/**
 * Delivers an email to the server or the outbox. Takes at most 30 s.
 * @throws the error of the mail server, the network or the disk
 */
export async function deliver(mail: Mail): Promise<void> {
  const send = sendMail
  if (!send) throw new Error('Mail is not initialised: call initMail() first')
  await step('mail_delivery', {}, () => send(mail))
}

/** Whether emails go to the local outbox. */
export function isMailLocal(): boolean {
  return outbox !== undefined
}

/** Lists the newest 50 emails of the outbox, newest first. */
export async function listOutbox(): Promise<OutboxMail[]> {
  return requireOutbox().list()
}

/**
 * Reads one email of the outbox.
 * @param id untrusted
 * @throws {NotFoundError}
 */
export async function readOutboxMail(id: string): Promise<OutboxMail> {
  return requireOutbox().read(id)
}

function requireOutbox(): Outbox {
  if (!outbox) throw new Error('There is no outbox: mail goes to SMTP_URL, or is not initialised')
  return outbox
}
