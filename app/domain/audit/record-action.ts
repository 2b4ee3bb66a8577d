import { asOwner, asSystem } from '#app/db/actors.ts'
import { auditLog } from '#app/db/schema/index.ts'
import type { Member } from '../actor.ts'
import type { Action } from './actions.ts'

interface Recorded {
  readonly action: Action
  readonly subjectId?: string
  readonly subjectName?: string
}

/** Records what a member did without changing a row that has a trigger, such as an export. */
export async function recordAction(member: Member, recorded: Recorded): Promise<void> {
  const { ownerId, accountId } = member
  await asOwner(member, (transaction) =>
    transaction.insert(auditLog).values({ ...recorded, ownerId, accountId }),
  )
}

/** Records a login, which the system actor performs. */
export async function recordLogin(ownerId: string): Promise<void> {
  const action: Action = 'account.login'
  await asSystem('a login is recorded', (transaction) =>
    transaction.insert(auditLog).values({ ownerId, accountId: ownerId, action }),
  )
}
