import { eq, sql } from 'drizzle-orm'
import { asSystem, type Transaction } from '#app/db/actors.ts'
import { members, owners, passkeys, recoveryCodes, secondFactors } from '#app/db/schema/index.ts'
import type { FactorState } from './factor-state.ts'

const none: FactorState = { hasApp: false, passkeyCount: 0, codesLeft: 0, isRequired: false }

/** Finds the second factors of an account. */
export function findFactorState(ownerId: string): Promise<FactorState> {
  return asSystem('second factors are read', (transaction) => readFactorState(transaction, ownerId))
}

/** Reads the second factors within a transaction of the system actor. */
export async function readFactorState(
  transaction: Transaction,
  ownerId: string,
): Promise<FactorState> {
  const [state] = await transaction
    .select({
      hasApp: sql<boolean>`${secondFactors.appSecret} is not null`,
      passkeyCount: sql<number>`(select count(*)::int from ${passkeys} where ${passkeys.ownerId} = ${owners.id})`,
      codesLeft: sql<number>`(select count(*)::int from ${recoveryCodes} where ${recoveryCodes.ownerId} = ${owners.id})`,
      isRequired: sql<boolean>`exists (select from ${members} join ${secondFactors} as required
        on required.owner_id = ${members.ownerId}
        where ${members.accountId} = ${owners.id} and required.is_required)`,
    })
    .from(owners)
    .leftJoin(secondFactors, eq(secondFactors.ownerId, owners.id))
    .where(eq(owners.id, ownerId))
  return state ?? none
}

/** Whether a team requires a second factor of its members. */
export async function findRequirement(teamId: string): Promise<boolean> {
  const [found] = await asSystem('a requirement is read', (transaction) =>
    transaction
      .select({ isRequired: secondFactors.isRequired })
      .from(secondFactors)
      .where(eq(secondFactors.ownerId, teamId)),
  )
  return found?.isRequired ?? false
}
