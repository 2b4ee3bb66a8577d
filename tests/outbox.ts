import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'

/** The mails to one recipient in a server's outbox, oldest first. */
export async function mailsTo(folder: string, recipient: string): Promise<Email[]> {
  const outbox = join(folder, 'outbox')
  const files = (await readdir(outbox)).filter((file) => file.endsWith('.eml')).toSorted()
  const mails = await Promise.all(
    files.map(async (file) => PostalMime.parse(await readFile(join(outbox, file)))),
  )
  return mails.filter(({ to }) => to?.some(({ address }) => address === recipient))
}

/** The path of the newest link of one kind in a recipient's mails, or undefined. */
export async function findLink(
  folder: string,
  recipient: string,
  kind: 'confirm' | 'change' | 'token',
): Promise<string | undefined> {
  const mails = await mailsTo(folder, recipient)
  const links = mails.flatMap(
    ({ text }) => text?.match(new RegExp(`http\\S+[?]${kind}=\\S+`))?.[0] ?? [],
  )
  const newest = links.at(-1)
  return newest && newest.slice(new URL(newest).origin.length)
}
