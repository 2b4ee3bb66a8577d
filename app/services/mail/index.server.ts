import { join } from 'node:path'
import type { Mail } from './mail.ts'
import { openOutbox, type Outbox, type OutboxMail } from './outbox.ts'
import { step } from '#app/telemetry/index.ts'
import { openSmtp } from './smtp.ts'

export type { Mail, OutboxMail }

interface MailSettings {
  /** smtp:// or smtps://; without it, mail stays in the outbox. */
  readonly smtpUrl: string | undefined
  /** An address, or `Name <address>`. */
  readonly mailFrom: string
  readonly dataFolder: string
}

let deliverer: ((mail: Mail) => Promise<void>) | undefined
let outbox: Outbox | undefined

/** Opens mail delivery: to the mail server, or without one to the outbox in the data folder. */
export async function openMail({ smtpUrl, mailFrom, dataFolder }: MailSettings): Promise<void> {
  outbox = smtpUrl ? undefined : await openOutbox(join(dataFolder, 'outbox'), mailFrom)
  deliverer = smtpUrl ? openSmtp(smtpUrl, mailFrom) : outbox?.deliver
}

/**
 * Delivers a mail to the server or the outbox. Takes at most 30 s.
 * @throws {Error} of the mail server, the network or the disk
 */
export async function deliver(mail: Mail): Promise<void> {
  const send = deliverer
  if (!send) throw new Error('Mail is not open: call openMail() first')
  await step('mail_delivery', {}, () => send(mail))
}

/** Whether mail goes to the local outbox. */
export function isMailLocal(): boolean {
  return outbox !== undefined
}

/** Lists the newest 50 mails of the outbox, newest first. */
export async function listOutbox(): Promise<OutboxMail[]> {
  return localOutbox().list()
}

/**
 * Reads one mail of the outbox.
 * @param id untrusted
 * @throws {NotFound}
 */
export async function readOutbox(id: string): Promise<OutboxMail> {
  return localOutbox().read(id)
}

function localOutbox(): Outbox {
  if (!outbox) throw new Error('There is no outbox: mail goes to SMTP_URL, or is not open')
  return outbox
}
