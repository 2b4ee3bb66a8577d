import { and, eq, sql } from 'drizzle-orm'
import { asSystem, type Transaction } from '#app/db/actors.ts'
import {
  credentials,
  invitations,
  links,
  members,
  owners,
  pendingLogins,
  sessions,
} from '#app/db/schema/index.ts'
import { breaksUniqueKey } from '#app/db/unique-key.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { Member } from '../actor.ts'
import { queueAccountEmail } from '../accounts/account-emails.ts'
import {
  consumeLink,
  findLink,
  issueLink,
  linkValidityHours,
  revokeLinks,
} from '../accounts/links.ts'
import { lockMembership } from '../accounts/lock-membership.ts'
import { readMembers } from '../accounts/lock-team.ts'
import {
  lockAccountByEmail,
  lockAccountById,
  type OwnerAccount,
} from '../accounts/owner-account.ts'
import { readableEmail } from '../accounts/readable-email.server.ts'
import { appendAction } from '../audit/record-action.ts'
import { ConflictError, InvalidInputError } from '../errors.ts'
import { invalidField } from '../parse-input.ts'
import { assertMay } from '../permissions.ts'
import { removeFactors } from '../second-factor/remove-lost-factors.ts'
import { revokeTokensOf } from '../tokens/revoke-token.ts'
import { leaveOtherTeams, lockOtherTeams } from './leave-other-teams.ts'
import type { InvitedPerson } from './schemas.ts'
import { readTeamName } from './team-name.ts'

/**
 * Checks that a member's account holds the team.
 * @throws {ForbiddenError}
 * @throws {ConflictError} for another owner
 */
export function assertHolder(member: Member): void {
  assertMay(member, 'ownEverything')
  if (member.accountId !== member.ownerId) throw new ConflictError('not_holder')
}

/**
 * Sends a link to the person who is to get the account that holds a team, and revokes earlier ones.
 * Nothing changes until that person accepts.
 * @param locale the holder's language, as that of the new owner isn't known
 * @throws {ForbiddenError | ConflictError}
 * @throws {InvalidFieldsError} for the address of another member, who has an account
 */
export async function offerHandOver(
  member: Member,
  newEmail: string,
  { appUrl, locale }: { readonly appUrl: string; readonly locale: Locale },
): Promise<void> {
  assertHolder(member)
  const { ownerId } = member
  await asSystem('an account is to be handed over', async (transaction) => {
    await lockAccountById(transaction, ownerId)
    const known = (await readMembers(transaction, ownerId)).find((one) => one.email === newEmail)
    if (known) throw invalidField('newEmail', 'hand_over_to_member', { name: known.name })
    await revokeLinks(transaction, ownerId)
    const token = await issueLink(transaction, 'hand-over', ownerId, newEmail)
    await queueAccountEmail(transaction, {
      kind: 'hand_over',
      to: { id: ownerId, email: newEmail, firstName: newEmail, locale },
      url: `${appUrl}/auth/handOver?token=${token}`,
      hours: linkValidityHours['hand-over'],
      values: { inviter: member.name, team: await readTeamName(transaction, ownerId) },
    })
  })
}

/** Withdraws an offer: its link no longer works. */
export async function withdrawHandOver(member: Member): Promise<void> {
  assertHolder(member)
  await asSystem('an account stays with its person', (transaction) =>
    transaction
      .delete(links)
      .where(and(eq(links.ownerId, member.ownerId), eq(links.kind, 'hand-over'))),
  )
}

/** An account as the person sees it who is to get it. */
export interface HandOverView {
  readonly email: string
  readonly team: string
  /** Who hands it over. */
  readonly holder: string
  /** Whether the address already has an account, and so can’t take over this one. */
  readonly hasAccount: boolean
}

/** Finds a valid offer; undefined if it has expired, was withdrawn or accepted. */
export async function findHandOver(token: string): Promise<HandOverView | undefined> {
  return asSystem('a handing over is opened', async (transaction) => {
    const link = await findLink(transaction, 'hand-over', token)
    const account = link && (await lockAccountById(transaction, link.ownerId))
    if (!account || !link.newEmail) return undefined
    const earlier = await lockAccountByEmail(transaction, link.newEmail)
    return {
      email: link.newEmail,
      team: await readTeamName(transaction, account.id),
      holder: nameOf(account),
      hasAccount: earlier?.emailVerified === true,
    }
  })
}

/**
 * Gives an account to the person who opened the link. Nothing of the former one opens it any longer: the
 * password, sessions, second factors, links and own API tokens end, and the account leaves the teams of
 * others. Restaurants, members and the subscription stay. Wake the mail delivery afterwards.
 * @returns the account
 * @throws {InvalidInputError} if the offer has expired, was withdrawn or accepted
 * @throws {ConflictError} if the address has an account
 */
export async function takeOver(
  token: string,
  { firstName, lastName }: InvitedPerson,
  { passwordHash, locale }: { readonly passwordHash: string; readonly locale: Locale },
): Promise<{ id: string; email: string }> {
  try {
    return await asSystem('an account is handed over', async (transaction) => {
      const found = await findLink(transaction, 'hand-over', token)
      if (!found) throw new InvalidInputError('hand_over_invalid')
      const { ownerId: id } = found
      await lockMembership(transaction, { ownerId: id, accountId: id })
      await lockOtherTeams(transaction, id)
      const former = await lockAccountById(transaction, id)
      const link = await consumeLink(transaction, 'hand-over', token)
      if (!former || !link?.newEmail) throw new InvalidInputError('hand_over_invalid')
      const email = link.newEmail
      // An unconfirmed registration of that address is replaced.
      await transaction
        .delete(owners)
        .where(and(sql`lower(${owners.email}) = ${email}`, eq(owners.emailVerified, false)))
      await transaction
        .delete(invitations)
        .where(and(eq(invitations.ownerId, id), eq(invitations.email, email)))
      await endAccess(transaction, former)
      const person = { firstName, lastName, email, locale, emailVerified: true, isContested: false }
      await transaction
        .update(owners)
        .set({ ...person, updatedAt: new Date() })
        .where(eq(owners.id, id))
      await transaction
        .update(credentials)
        .set({ password: passwordHash, updatedAt: new Date() })
        .where(eq(credentials.ownerId, id))
      await appendAction(
        transaction,
        { ownerId: id, accountId: id },
        {
          action: 'account.handed_over',
          subjectName: nameOf(former),
          changes: {
            email: [former.email, email],
            first_name: [former.firstName, firstName],
            last_name: [former.lastName, lastName],
          },
        },
      )
      await queueAccountEmail(transaction, {
        kind: 'handed_over',
        to: former,
        hours: 72,
        values: {
          email: readableEmail(email),
          newOwner: `${firstName} ${lastName}`,
          team: await readTeamName(transaction, id),
        },
      })
      return { id, email }
    })
  } catch (error) {
    if (breaksUniqueKey(error, 'owners_email')) throw new ConflictError('hand_over_has_account')
    throw error
  }
}

async function endAccess(transaction: Transaction, former: OwnerAccount): Promise<void> {
  const { id } = former
  await leaveOtherTeams(transaction, former, 'account.handed_over')
  const own = await transaction
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.ownerId, id), eq(members.accountId, id)))
  for (const member of own) {
    await revokeTokensOf(transaction, { ownerId: id, accountId: id }, member.id)
  }
  await removeFactors(transaction, id)
  await transaction.delete(sessions).where(eq(sessions.ownerId, id))
  await transaction.delete(pendingLogins).where(eq(pendingLogins.ownerId, id))
  await revokeLinks(transaction, id)
}

const nameOf = ({ firstName, lastName }: OwnerAccount): string => `${firstName} ${lastName}`.trim()
