import { and, eq, gt, ne, sql } from 'drizzle-orm'
import { asSystem } from '#app/db/actors.ts'
import { credentials, links, owners, sessions } from '#app/db/schema/index.ts'
import { breaksUniqueKey } from '#app/db/unique-key.ts'
import { Conflict, Invalid } from '../errors.ts'
import { findByEmail, findById } from './addressee.ts'
import { queueLetter } from './letters.ts'
import { readableEmail } from './readable-email.server.ts'
import { issueLink, linkHours, spendLink, voidLinks } from './links.ts'

/**
 * Sends a link to the new address; until it is followed nothing changes. Earlier links become
 * void. If the address has an owner already, the letter says so and holds no link: the asker
 * sees the same either way, and cannot find out who is registered.
 */
export async function requestEmailChange(
  ownerId: string,
  newEmail: string,
  appUrl: string,
): Promise<void> {
  await asSystem('an address is to change', async (transaction) => {
    const owner = await findById(transaction, ownerId)
    if (!owner) return
    const holder = await findByEmail(transaction, newEmail)
    await voidLinks(transaction, ownerId)
    // Also for a taken address, where nobody is sent the token: it has to look pending too.
    const token = await issueLink(transaction, 'change-email', ownerId, newEmail)
    if (holder?.emailVerified) {
      const url = `${appUrl}/auth/login`
      await queueLetter(transaction, { kind: 'email_taken', to: holder, url, hours: 24 })
      return
    }
    await queueLetter(transaction, {
      kind: 'change_email',
      to: { ...owner, email: newEmail },
      url: `${appUrl}/auth/callback?change=${token}`,
      hours: linkHours['change-email'],
      values: { email: readableEmail(newEmail) },
    })
  })
}

/** The address that an owner has asked for and not yet confirmed, while its link is good. */
export async function findPendingEmail(ownerId: string): Promise<string | undefined> {
  const [link] = await asSystem('an address waits to be confirmed', (transaction) =>
    transaction
      .select({ newEmail: links.newEmail })
      .from(links)
      .where(
        and(
          eq(links.ownerId, ownerId),
          eq(links.kind, 'change-email'),
          gt(links.expiresAt, sql`now()`),
        ),
      ),
  )
  return link?.newEmail ?? undefined
}

/**
 * Follows the link to a new address, tells the old one, and ends the owner's sessions.
 * @param keptSessionId the session of the browser that followed the link, if it is signed in
 * @returns the new address, and the hash of the password
 * @throws {Invalid} if the link is used up or too old
 * @throws {Conflict} if the address has since been taken; the reader has just proven to hold
 *   its mailbox, so may be told
 */
export async function changeEmail(
  token: string,
  keptSessionId: string | undefined,
): Promise<{ email: string; passwordHash: string | null }> {
  try {
    return await asSystem('a new address is confirmed', async (transaction) => {
      const link = await spendLink(transaction, 'change-email', token)
      const owner = link && (await findById(transaction, link.ownerId))
      if (!owner || !link.newEmail) throw new Invalid('link_invalid')
      const email = link.newEmail
      // A registration of that address that nobody has confirmed gives way.
      await transaction
        .delete(owners)
        .where(and(sql`lower(${owners.email}) = ${email}`, eq(owners.emailVerified, false)))
      await transaction
        .update(owners)
        .set({ email, emailVerified: true, updatedAt: new Date() })
        .where(eq(owners.id, owner.id))
      await voidLinks(transaction, owner.id)
      await transaction
        .delete(sessions)
        .where(
          and(
            eq(sessions.ownerId, owner.id),
            keptSessionId === undefined ? undefined : ne(sessions.id, keptSessionId),
          ),
        )
      await queueLetter(transaction, {
        kind: 'email_changed',
        to: owner,
        hours: 24,
        values: { email: readableEmail(email) },
      })
      const [credential] = await transaction
        .select({ passwordHash: credentials.password })
        .from(credentials)
        .where(eq(credentials.ownerId, owner.id))
      return { email, passwordHash: credential?.passwordHash ?? null }
    })
  } catch (error) {
    if (breaksUniqueKey(error, 'owners_email')) throw new Conflict('email_taken')
    throw error
  }
}
