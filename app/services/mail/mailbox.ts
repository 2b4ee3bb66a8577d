import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import PostalMime from 'postal-mime'
import { NotFoundError } from '#app/domain/errors.ts'
import { composeMail } from './compose.ts'
import type { Mail } from './mail.ts'

// Sorts by time. Without colons, which Windows doesn't allow in names.
const fileName = /^\d{4}-\d\d-\d\dT[\d-]{12}Z-([0-9a-f-]{36})\.eml$/

/** More emails than anyone reads, and few enough to load together. */
const maxListed = 50

/** An email in the mailbox, as the recipient would have received it. */
export interface MailboxMail extends Mail {
  /** The sender, with the display name if there is one. */
  readonly from: string
  readonly sentAt: Date
}

/** The folder that stores emails as .eml files while there is no mail server. */
export interface Mailbox {
  deliver(mail: Mail): Promise<void>
  list(): Promise<MailboxMail[]>
  read(id: string): Promise<MailboxMail>
}

/**
 * Opens the mailbox, creating its folder if needed. Only this user may read it, because emails
 * contain links to accounts.
 */
export async function openMailbox(folder: string, sender: string): Promise<Mailbox> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

  /** Lists the emails' files, newest first. */
  const listFiles = async () =>
    (await readdir(folder))
      .filter((file) => fileName.test(file))
      .toSorted()
      .toReversed()

  // Ids are compared with existing names, never used to build a path.
  const findFile = async (id: string) =>
    (await listFiles()).find((file) => fileName.exec(file)?.[1] === id)

  return {
    async deliver(mail) {
      // A retry has the same id.
      if (await findFile(mail.id)) return
      const { message } = await composer.sendMail(composeMail(mail, sender))
      const name = `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${mail.id}.eml`
      if (!fileName.test(name)) throw new Error('The id of an email must be a UUID')
      const unfinished = join(folder, `${name}.part`)
      await writeFile(unfinished, message, { mode: 0o600, flush: true })
      await rename(unfinished, join(folder, name))
    },
    async list() {
      const newest = (await listFiles()).slice(0, maxListed)
      return Promise.all(newest.map((file) => readMail(folder, file)))
    },
    async read(id) {
      const file = await findFile(id)
      if (!file) throw new NotFoundError('page_not_found')
      return readMail(folder, file)
    },
  }
}

async function readMail(folder: string, file: string): Promise<MailboxMail> {
  const mail = await PostalMime.parse(await readFile(join(folder, file)))
  const { name = '', address = '' } = mail.from ?? {}
  return {
    id: fileName.exec(file)?.[1] ?? '',
    from: name ? `${name} <${address}>` : address,
    recipient: mail.to?.map((to) => to.address ?? '').join(', ') ?? '',
    subject: mail.subject ?? '',
    sentAt: new Date(mail.date ?? Number.NaN),
    text: mail.text ?? '',
    html: mail.html ?? '',
  }
}
