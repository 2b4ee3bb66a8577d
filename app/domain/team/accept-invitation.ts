import { and, eq, gt, sql } from 'drizzle-orm'
import { asSystem, type Transaction } from '#app/db/actors.ts'
import { credentials, invitations, members, owners } from '#app/db/schema/index.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { lockAccountByEmail } from '../accounts/owner-account.ts'
import type { Role } from '../actor.ts'
import { appendAction } from '../audit/record-action.ts'
import { ConflictError, InvalidInputError, SignedOutError } from '../errors.ts'
import { lockOwners } from '../locks/lock-owner.ts'
import { restaurantNames } from './check-restaurants.ts'
import { hashInvitation } from './invite.ts'
import type { InvitedPerson } from './schemas.ts'
import { readTeamName } from './team-name.ts'

/** An invitation as the invited person sees it. */
export interface InvitationView {
  readonly email: string
  readonly role: Role
  readonly team: string
  /** Whether the address has an account, whose owner logs in to accept. */
  readonly hasAccount: boolean
}

/** Finds a valid invitation; undefined if it has expired, was withdrawn or accepted. */
export async function findInvitation(token: string): Promise<InvitationView | undefined> {
  return asSystem('an invitation is opened', async (transaction) => {
    const [found] = await transaction
      .select({ ownerId: invitations.ownerId, email: invitations.email, role: invitations.role })
      .from(invitations)
      .where(isValid(token))
    if (!found) return undefined
    const { ownerId, email, role } = found
    const account = await lockAccountByEmail(transaction, email)
    const team = await readTeamName(transaction, ownerId)
    return { email, role, team, hasAccount: account?.emailVerified === true }
  })
}

/**
 * Lets a person with an account join a team.
 * @returns the team
 * @throws {InvalidInputError} if the invitation has expired, was withdrawn or accepted
 * @throws {ConflictError} if the person is a member already
 */
export async function acceptInvitation(token: string, accountId: string): Promise<string> {
  return asSystem('an invitation is accepted', async (transaction) => {
    const invitation = await useInvitation(transaction, token, accountId)
    await join(transaction, invitation, accountId)
    return invitation.ownerId
  })
}

/**
 * Registers an invited person and adds them to the team. The link
 * has proven the address. A registration of it that was never confirmed is replaced.
 * @returns the new account
 * @throws {InvalidInputError} if the invitation has expired, was withdrawn or accepted
 * @throws {ConflictError} if the address has an account
 */
export async function registerInvited(
  token: string,
  { firstName, lastName, timeZone }: InvitedPerson,
  { passwordHash, locale }: { readonly passwordHash: string; readonly locale: Locale },
): Promise<{ id: string; email: string }> {
  return asSystem('an invited person registers', async (transaction) => {
    const invitation = await useInvitation(transaction, token)
    const { email } = invitation
    const earlier = await lockAccountByEmail(transaction, email)
    if (earlier?.emailVerified) throw new ConflictError('invitation_has_account')
    if (earlier) await transaction.delete(owners).where(eq(owners.id, earlier.id))
    const id = crypto.randomUUID()
    const person = { id, email, emailVerified: true, firstName, lastName, timeZone, locale }
    await transaction.insert(owners).values(person)
    await transaction
      .insert(credentials)
      .values({ ownerId: id, providerId: 'credential', accountId: id, password: passwordHash })
    // The person came for this team, and gets an own one only when no other is left.
    await transaction.delete(members).where(eq(members.accountId, id))
    await join(transaction, invitation, id)
    return { id, email }
  })
}

type Invitation = Pick<
  typeof invitations.$inferSelect,
  'ownerId' | 'email' | 'role' | 'restaurantIds'
>

/**
 * Uses up an invitation; of two concurrent requests, one finds none. The team is locked first, and with
 * it the person's account: either may be being deleted.
 */
async function useInvitation(
  transaction: Transaction,
  token: string,
  accountId?: string,
): Promise<Invitation> {
  const [team] = await transaction
    .select({ ownerId: invitations.ownerId })
    .from(invitations)
    .where(isValid(token))
  const both = [team?.ownerId, accountId].filter((id) => id !== undefined)
  const locked = await lockOwners(transaction, both)
  if (accountId !== undefined && !locked.has(accountId)) throw new SignedOutError()
  const [invitation] = await transaction.delete(invitations).where(isValid(token)).returning({
    ownerId: invitations.ownerId,
    email: invitations.email,
    role: invitations.role,
    restaurantIds: invitations.restaurantIds,
  })
  if (!invitation) throw new InvalidInputError('invitation_invalid')
  return invitation
}

async function join(
  transaction: Transaction,
  { ownerId, role, restaurantIds }: Invitation,
  accountId: string,
): Promise<void> {
  const added = await transaction
    .insert(members)
    .values({ ownerId, accountId, role, restaurantIds, chosenAt: new Date() })
    .onConflictDoNothing()
    .returning({ id: members.id })
  const [member] = added
  if (!member) throw new ConflictError('invitation_is_member')
  const names = await restaurantNames(transaction, ownerId, restaurantIds)
  await appendAction(
    transaction,
    { ownerId, accountId },
    {
      action: 'member.joined',
      subjectId: member.id,
      changes: { role: [null, role], restaurants: [null, names] },
    },
  )
}

const isValid = (token: string) =>
  and(eq(invitations.tokenHash, hashInvitation(token)), gt(invitations.expiresAt, sql`now()`))
