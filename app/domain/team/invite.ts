import { createHash, randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { asSystem, type Transaction } from '#app/db/actors.ts'
import { invitations } from '#app/db/schema/index.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { Member } from '../actor.ts'
import { appendAction } from '../audit/record-action.ts'
import { queueAccountEmail } from '../accounts/account-emails.ts'
import { LimitReachedError, NotFoundError } from '../errors.ts'
import { requireRowId } from '../field-schemas.ts'
import { secondsFromNow } from '../outbox/seconds-from-now.ts'
import { invalidField, parseInput } from '../parse-input.ts'
import { checkRestaurants, restaurantNames } from './check-restaurants.ts'
import { lockTeam, readMembers } from '../accounts/lock-team.ts'
import { assertMay } from '../permissions.ts'
import { chosenRestaurants, invitationSchema } from './schemas.ts'
import { readTeamName } from './team-name.ts'

/** How long an invitation is valid. */
const validHours = 7 * 24
/** Members and open invitations of a team. */
export const maxTeam = 100

interface Sending {
  readonly appUrl: string
  /** The inviting person's language, as that of the invited one isn't known. */
  readonly locale: Locale
}

/**
 * Invites a person to the team. The email's link expires after seven days.
 * @param input `{email, role, scope}` and the chosen restaurants
 * @throws {ForbiddenError | LimitReachedError}
 * @throws {InvalidFieldsError} also for a member's address, and one that is already invited
 */
export async function invite(member: Member, input: unknown, sending: Sending): Promise<void> {
  assertMay(member, 'manageMembers')
  const form = parseInput(invitationSchema, input)
  await asSystem('a member is invited', async (transaction) => {
    await lockTeam(transaction, member)
    const team = await readMembers(transaction, member.ownerId)
    const known = team.find(({ email }) => email.toLowerCase() === form.email)
    if (known?.accountId === member.accountId) throw invalidField('email', 'invited_oneself')
    if (known) throw invalidField('email', 'already_member', { name: known.name })
    const open = await transaction
      .select({ email: invitations.email })
      .from(invitations)
      .where(eq(invitations.ownerId, member.ownerId))
    if (open.some(({ email }) => email === form.email)) {
      throw invalidField('email', 'already_invited')
    }
    if (team.length + open.length >= maxTeam) {
      throw new LimitReachedError(undefined, 'too_many_members', { max: maxTeam })
    }
    const restaurantIds = await checkRestaurants(
      transaction,
      member.ownerId,
      chosenRestaurants(form),
    )
    const { token, ...link } = newLink()
    await transaction.insert(invitations).values({
      ownerId: member.ownerId,
      email: form.email,
      role: form.role,
      restaurantIds,
      ...link,
    })
    await appendAction(transaction, member, {
      action: 'member.invited',
      subjectName: form.email,
      changes: {
        role: [null, form.role],
        restaurants: [null, await restaurantNames(transaction, member.ownerId, restaurantIds)],
      },
    })
    await send(transaction, { member, email: form.email, token, ...sending })
  })
}

/**
 * Sends an invitation again, with a new link; the earlier one no longer works.
 * @returns the address
 * @throws {ForbiddenError | NotFoundError}
 */
export async function resendInvitation(
  member: Member,
  invitationId: string,
  sending: Sending,
): Promise<string> {
  assertMay(member, 'manageMembers')
  return asSystem('an invitation is sent again', async (transaction) => {
    await lockTeam(transaction, member)
    const { token, ...link } = newLink()
    const [invitation] = await transaction
      .update(invitations)
      .set(link)
      .where(isInvitation(member, invitationId))
      .returning({ email: invitations.email })
    if (!invitation) throw new NotFoundError('invitation_not_found')
    await appendAction(transaction, member, {
      action: 'member.invited_again',
      subjectName: invitation.email,
    })
    await send(transaction, { member, email: invitation.email, token, ...sending })
    return invitation.email
  })
}

/**
 * Withdraws an invitation: its link no longer works.
 * @throws {ForbiddenError}
 * @throws {NotFoundError} also if it was accepted meanwhile
 */
export async function withdrawInvitation(member: Member, invitationId: string): Promise<void> {
  assertMay(member, 'manageMembers')
  await asSystem('an invitation is withdrawn', async (transaction) => {
    await lockTeam(transaction, member)
    const [withdrawn] = await transaction
      .delete(invitations)
      .where(isInvitation(member, invitationId))
      .returning({ email: invitations.email })
    if (!withdrawn) throw new NotFoundError('invitation_not_found')
    await appendAction(transaction, member, {
      action: 'member.uninvited',
      subjectName: withdrawn.email,
    })
  })
}

function isInvitation({ ownerId }: Member, invitationId: string) {
  const id = requireRowId(invitationId, 'invitation_not_found')
  return and(eq(invitations.ownerId, ownerId), eq(invitations.id, id))
}

function newLink() {
  const token = randomBytes(32).toString('base64url')
  return {
    token,
    tokenHash: hashInvitation(token),
    expiresAt: secondsFromNow(validHours * 3_600),
  }
}

/** Returns what is stored of an invitation's token. */
export const hashInvitation = (token: string): string =>
  createHash('sha256').update(token).digest('base64url')

async function send(
  transaction: Transaction,
  {
    member,
    email,
    token,
    appUrl,
    locale,
  }: Sending & { readonly member: Member; readonly email: string; readonly token: string },
): Promise<void> {
  await queueAccountEmail(transaction, {
    kind: 'invitation',
    to: { id: member.ownerId, email, firstName: email, locale },
    url: `${appUrl}/auth/invitation?token=${token}`,
    hours: validHours,
    values: {
      inviter: member.name,
      team: await readTeamName(transaction, member.ownerId),
      days: 7,
    },
  })
}
