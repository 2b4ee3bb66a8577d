import { eq } from 'drizzle-orm'
import { asOwnerUnchecked, asSystem, type Transaction } from '#app/db/actors.ts'
import type { Change } from '#app/db/schema/audit-log.ts'
import { auditLog, members } from '#app/db/schema/index.ts'
import type { Member } from '../actor.ts'
import type { Action } from './actions.ts'

interface Recorded {
  readonly action: Action
  readonly subjectId?: string
  readonly subjectName?: string
  readonly changes?: Readonly<Record<string, Change>>
}

/** Records what a member did without changing a row that has a trigger, such as an export. */
export function recordAction(member: Member, recorded: Recorded): Promise<void> {
  return asOwnerUnchecked(member, (transaction) => appendAction(transaction, member, recorded))
}

/** Records a login, which the system actor performs. */
export function recordLogin(accountId: string): Promise<void> {
  return asSystem('a login is recorded', (transaction) =>
    appendToTeams(transaction, accountId, { action: 'account.login' }),
  )
}

/**
 * Records what a person did to the own account in the log of each of the person's teams, and in the
 * account's own.
 * @param transaction of the system actor
 * @param actingId null if Chefin's operator did it
 */
export async function appendToTeams(
  transaction: Transaction,
  accountId: string,
  recorded: Recorded,
  actingId: string | null = accountId,
): Promise<void> {
  const teams = await transaction
    .select({ ownerId: members.ownerId })
    .from(members)
    .where(eq(members.accountId, accountId))
  const ownerIds = new Set([accountId, ...teams.map(({ ownerId }) => ownerId)])
  await transaction
    .insert(auditLog)
    .values(
      [...ownerIds].toSorted().map((ownerId) => ({ ...recorded, ownerId, accountId: actingId })),
    )
}

/**
 * Records an action in the transaction that performs it.
 * @param acting.accountId null if Chefin does it
 */
export async function appendAction(
  transaction: Transaction,
  { ownerId, accountId }: { readonly ownerId: string; readonly accountId: string | null },
  recorded: Recorded,
): Promise<void> {
  await transaction.insert(auditLog).values({ ...recorded, ownerId, accountId })
}
