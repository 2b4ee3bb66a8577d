import { and, eq, gt, sql } from 'drizzle-orm'
import { asSystem } from '#app/db/actors.ts'
import { links, owners } from '#app/db/schema/index.ts'
import { breaksUniqueKey } from '#app/db/unique-key.ts'
import { Invalid } from '../errors.ts'
import { refuseField } from '../parse-input.ts'
import { findByEmail, findById } from './addressee.ts'
import { queueLetter } from './letters.ts'
import { issueLink, linkHours, spendLink, voidLinks } from './links.ts'

/**
 * Sends a link to the new address; until it is followed nothing changes. Earlier links become
 * void.
 * @throws {InvalidFields} if somebody has confirmed that address
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
    if (holder?.emailVerified) throw refuseField('newEmail', 'email_taken')
    await voidLinks(transaction, ownerId)
    const token = await issueLink(transaction, 'change-email', ownerId, newEmail)
    await queueLetter(transaction, {
      kind: 'change_email',
      to: { ...owner, email: newEmail },
      url: `${appUrl}/auth/callback?change=${token}`,
      hours: linkHours['change-email'],
      values: { email: newEmail },
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
 * Follows the link to a new address, and tells the old one.
 * @returns the new address
 * @throws {Invalid} if the link is used up or too old, or the address has since been taken
 */
export async function changeEmail(token: string): Promise<string> {
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
      await queueLetter(transaction, {
        kind: 'email_changed',
        to: owner,
        hours: 24,
        values: { email },
      })
      return email
    })
  } catch (error) {
    if (breaksUniqueKey(error, 'owners_email')) throw new Invalid('link_invalid')
    throw error
  }
}
