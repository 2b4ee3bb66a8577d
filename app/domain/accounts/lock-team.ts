import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { members, owners } from '#app/db/schema/index.ts'
import type { Member, Role } from '../actor.ts'
import { NotFoundError, ForbiddenError } from '../errors.ts'
import { requireRowId } from '../field-schemas.ts'
import { lockOwner } from '../locks/lock-owner.ts'

/**
 * Locks a team for what only its owners do. The acting member is read again: another owner may have
 * changed the role meanwhile, so that of two who demote each other, one succeeds.
 * @param transaction of the system actor
 * @returns the row of the team
 * @throws {ForbiddenError} if the member is no longer an owner of the team
 */
export async function lockTeam(
  transaction: Transaction,
  member: Member,
): Promise<typeof owners.$inferSelect> {
  const team = await lockOwner(transaction, member.ownerId)
  await assertOwner(transaction, member)
  if (!team) throw new ForbiddenError('no_longer_member')
  return team
}

/**
 * Reads a member again, and checks that the person is still an owner of the team.
 * @param transaction of the system actor
 * @throws {ForbiddenError}
 */
async function assertOwner(
  transaction: Transaction,
  { ownerId, accountId }: Member,
): Promise<void> {
  const [acting] = await transaction
    .select({ role: members.role })
    .from(members)
    .where(and(eq(members.ownerId, ownerId), eq(members.accountId, accountId)))
  if (!acting) throw new ForbiddenError('no_longer_member')
  if (acting.role !== 'owner') throw new ForbiddenError('only_owners')
}

/** A member with the person's name, as others see it. */
export interface TeamMember {
  readonly id: string
  readonly accountId: string
  readonly role: Role
  readonly restaurantIds: readonly string[] | null
  readonly email: string
  readonly name: string
  /** Whether the person's account holds the restaurants and the subscription. */
  readonly isHolder: boolean
}

const columns = {
  id: members.id,
  accountId: members.accountId,
  role: members.role,
  restaurantIds: members.restaurantIds,
  email: owners.email,
  name: sql<string>`trim(${owners.firstName} || ' ' || ${owners.lastName})`,
  isHolder: sql<boolean>`${members.ownerId} = ${members.accountId}`,
}

/** Reads a team's members, its holder first. */
export function readMembers(transaction: Transaction, ownerId: string): Promise<TeamMember[]> {
  return transaction
    .select(columns)
    .from(members)
    .innerJoin(owners, eq(owners.id, members.accountId))
    .where(eq(members.ownerId, ownerId))
    .orderBy(sql`${columns.isHolder} desc`, members.createdAt, members.id)
}

/**
 * Returns a member of a team.
 * @throws {NotFoundError}
 */
export async function getMember(
  transaction: Transaction,
  ownerId: string,
  memberId: string,
): Promise<TeamMember> {
  const id = requireRowId(memberId, 'member_not_found')
  const [found] = await transaction
    .select(columns)
    .from(members)
    .innerJoin(owners, eq(owners.id, members.accountId))
    .where(and(eq(members.ownerId, ownerId), eq(members.id, id)))
  if (!found) throw new NotFoundError('member_not_found')
  return found
}
