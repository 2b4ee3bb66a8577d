import { and, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import { asSystem } from '#app/db/actors.ts'
import { links, owners, sessions } from '#app/db/schema/index.ts'
import { breaksUniqueKey } from '#app/db/unique-key.ts'
import { appendToTeams } from '../audit/record-action.ts'
import { ConflictError, InvalidInputError } from '../errors.ts'
import { lockAccountByEmail, lockAccountById } from './owner-account.ts'
import { queueAccountEmail } from './account-emails.ts'
import { readPasswordHash } from './find-password-hash.ts'
import { readableEmail } from './readable-email.server.ts'
import { issueLink, linkValidityHours, consumeLink, revokeLinks } from './links.ts'

/**
 * Sends a link to the new address and revokes earlier ones. Nothing changes until the link is
 * followed. If the address already has an owner, that owner gets an email without a link: the
 * response is the same either way, so the caller can't find out who is registered.
 */
export async function requestEmailChange(
  ownerId: string,
  newEmail: string,
  appUrl: string,
): Promise<void> {
  await asSystem('an address change is requested', async (transaction) => {
    const owner = await lockAccountById(transaction, ownerId)
    if (!owner) return
    const currentOwner = await lockAccountByEmail(transaction, newEmail)
    await revokeLinks(transaction, ownerId)
    // Issued even for a taken address, though never sent: that change must look pending too.
    const token = await issueLink(transaction, 'change-email', ownerId, newEmail)
    if (currentOwner?.emailVerified) {
      const url = `${appUrl}/auth/login`
      await queueAccountEmail(transaction, {
        kind: 'email_taken',
        to: currentOwner,
        url,
        hours: 24,
      })
      return
    }
    await queueAccountEmail(transaction, {
      kind: 'change_email',
      to: { ...owner, email: newEmail },
      url: `${appUrl}/auth/callback?change=${token}`,
      hours: linkValidityHours['change-email'],
      values: { email: readableEmail(newEmail) },
    })
  })
}

/** A new address to which a link is under way. */
export interface PendingAddress {
  readonly email: string
  /** Whether a new owner gets the account with it. */
  readonly isHandOver: boolean
}

/** Finds the new address that was requested but not confirmed yet, while its link is valid. */
export async function findPendingAddress(ownerId: string): Promise<PendingAddress | undefined> {
  const [link] = await asSystem('a pending address is read', (transaction) =>
    transaction
      .select({ email: links.newEmail, kind: links.kind })
      .from(links)
      .where(
        and(
          eq(links.ownerId, ownerId),
          inArray(links.kind, ['change-email', 'hand-over']),
          gt(links.expiresAt, sql`now()`),
        ),
      ),
  )
  return link?.email ? { email: link.email, isHandOver: link.kind === 'hand-over' } : undefined
}

/**
 * Redeems the link to a new address, notifies the old one, and ends the owner's sessions.
 * @param currentSessionId the session of the browser that followed the link, if it is signed in; it
 *   continues
 * @returns the new address, and the hash of the password
 * @throws {InvalidInputError} if the link is used up or expired
 * @throws {ConflictError} if the address has since been taken. Reporting that is safe: the caller has
 *   just proven access to its mailbox
 */
export async function changeEmail(
  token: string,
  currentSessionId: string | undefined,
): Promise<{ email: string; passwordHash: string | null }> {
  try {
    return await asSystem('a new address is confirmed', async (transaction) => {
      const link = await consumeLink(transaction, 'change-email', token)
      const owner = link && (await lockAccountById(transaction, link.ownerId))
      if (!owner || !link.newEmail) throw new InvalidInputError('link_invalid')
      const email = link.newEmail
      // An unconfirmed registration of that address is replaced.
      await transaction
        .delete(owners)
        .where(and(sql`lower(${owners.email}) = ${email}`, eq(owners.emailVerified, false)))
      await transaction
        .update(owners)
        .set({ email, emailVerified: true, updatedAt: new Date() })
        .where(eq(owners.id, owner.id))
      await appendToTeams(transaction, owner.id, {
        action: 'account.changed',
        changes: { email: [owner.email, email] },
      })
      await revokeLinks(transaction, owner.id)
      await transaction
        .delete(sessions)
        .where(
          and(
            eq(sessions.ownerId, owner.id),
            currentSessionId === undefined ? undefined : ne(sessions.id, currentSessionId),
          ),
        )
      await queueAccountEmail(transaction, {
        kind: 'email_changed',
        to: owner,
        hours: 24,
        values: { email: readableEmail(email) },
      })
      return { email, passwordHash: await readPasswordHash(transaction, owner.id) }
    })
  } catch (error) {
    if (breaksUniqueKey(error, 'owners_email')) throw new ConflictError('email_taken')
    throw error
  }
}
