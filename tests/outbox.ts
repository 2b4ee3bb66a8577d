import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'

/** Reads the emails to a recipient in a server's outbox folder, oldest first. */
export async function emailsTo(folder: string, recipient: string): Promise<Email[]> {
  const outbox = join(folder, 'outbox')
  const files = (await readdir(outbox)).filter((file) => file.endsWith('.eml')).toSorted()
  const emails = await Promise.all(
    files.map(async (file) => PostalMime.parse(await readFile(join(outbox, file)))),
  )
  return emails.filter(({ to }) => to?.some(({ address }) => address === recipient))
}

/** Returns the path of the newest link of a kind in a recipient's emails, or undefined. */
export async function findLink(
  folder: string,
  recipient: string,
  kind: 'confirm' | 'change' | 'token',
): Promise<string | undefined> {
  const emails = await emailsTo(folder, recipient)
  const links = emails.flatMap(
    ({ text }) => text?.match(new RegExp(`http\\S+[?]${kind}=\\S+`))?.[0] ?? [],
  )
  const newest = links.at(-1)
  return newest && newest.slice(new URL(newest).origin.length)
}
