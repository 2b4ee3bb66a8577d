import { join } from 'node:path'
import type { Mail } from './mail.ts'
import { openOutbox, type Outbox, type OutboxMail } from './outbox.ts'
import { step } from '#app/telemetry/index.ts'
import { openSmtp } from './smtp.ts'

export type { Mail, OutboxMail }

interface MailSettings {
  /** smtp:// or smtps://; undefined keeps mail in the outbox. */
  readonly smtpUrl: string | undefined
  /** An address, or `Name <address>`. */
  readonly mailFrom: string
  readonly dataFolder: string
}

let deliverer: ((mail: Mail) => Promise<void>) | undefined
let outbox: Outbox | undefined

/** Opens the way out for mail: the mail server, or with none the outbox in the data folder. */
export async function openMail({ smtpUrl, mailFrom, dataFolder }: MailSettings): Promise<void> {
  outbox = smtpUrl ? undefined : await openOutbox(join(dataFolder, 'outbox'), mailFrom)
  deliverer = smtpUrl ? openSmtp(smtpUrl, mailFrom) : outbox?.deliver
}

/**
 * Hands a mail over; it has arrived there when this resolves. Takes at most 30 s.
 * @throws {Error} whatever the mail server, the line or the disk said
 */
export async function deliver(mail: Mail): Promise<void> {
  const handOver = deliverer
  if (!handOver) throw new Error('Mail is not open: call openMail() first')
  await step('mail_delivery', {}, () => handOver(mail))
}

/** Whether mail stays here, in the outbox. */
export function isMailLocal(): boolean {
  return outbox !== undefined
}

/** The newest 50 mails of the outbox, the newest first. */
export async function listOutbox(): Promise<OutboxMail[]> {
  return localOutbox().list()
}

/**
 * One mail of the outbox.
 * @param id may come from anywhere
 * @throws {NotFound}
 */
export async function readOutbox(id: string): Promise<OutboxMail> {
  return localOutbox().read(id)
}

function localOutbox(): Outbox {
  if (!outbox) throw new Error('There is no outbox: mail goes to SMTP_URL, or is not open')
  return outbox
}
