import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { asSystem } from '#app/db/actors.ts'
import { seeDeleted } from '#app/db/see-deleted.ts'
import type { Change } from '#app/db/schema/audit-log.ts'
import { auditLog, dishes, menus, owners } from '#app/db/schema/index.ts'
import type { Member } from '../actor.ts'
import { asOwner } from '../as-owner.ts'
import type { SubjectKind } from './actions.ts'

export type { Change }

/** Something that was done in an owner's account. */
export interface Activity {
  readonly id: string
  /** ISO 8601, in milliseconds. */
  readonly at: string
  /**
   * The person's name; null for Chefin, for a token, and for somebody whose account was deleted before
   * logs kept names.
   */
  readonly person: string | null
  /** Whether a person did it. */
  readonly isByPerson: boolean
  /** Whether the person's account is deleted. */
  readonly isAccountDeleted: boolean
  /** The name of the API token that did it. */
  readonly tokenName: string | null
  /** One of `actions`, or an action of a newer version. */
  readonly action: string
  readonly subjectId: string | null
  /** The subject's name at that time. */
  readonly subjectName: string
  readonly changes: Readonly<Record<string, Change>>
  /** The currency of a dish's prices; null for other subjects, and for a dish deleted for good. */
  readonly currency: string | null
}

/** The last entry of a page. */
export type ActivityCursor = Pick<Activity, 'at' | 'id'>

export interface ActivityFilter {
  readonly kind?: SubjectKind
  /** An id of any subject. */
  readonly subjectId?: string
}

const entriesPerPage = 100

/**
 * Lists what was done in an owner's account, latest first.
 * @param after the last entry of the previous page
 */
export async function listActivity(
  member: Member,
  { kind, subjectId }: ActivityFilter,
  after?: ActivityCursor,
): Promise<{ readonly entries: readonly Activity[]; readonly hasOlder: boolean }> {
  const conditions: (SQL | undefined)[] = [
    eq(auditLog.ownerId, member.ownerId),
    kind && sql`${auditLog.action} like ${`${kind}.%`}`,
    subjectId === undefined ? undefined : eq(auditLog.subjectId, subjectId),
    after && sql`(${auditLog.at}, ${auditLog.id}) < (${after.at}::timestamptz, ${after.id}::uuid)`,
  ]
  const rows = await asOwner(member, 'seeActivity', (transaction) =>
    seeDeleted(transaction, () =>
      transaction
        .select({
          id: auditLog.id,
          at: auditLog.at,
          accountId: auditLog.accountId,
          tokenName: auditLog.tokenName,
          action: auditLog.action,
          subjectId: auditLog.subjectId,
          subjectName: auditLog.subjectName,
          changes: auditLog.changes,
          currency: menus.currency,
        })
        .from(auditLog)
        .leftJoin(dishes, eq(dishes.id, auditLog.subjectId))
        .leftJoin(menus, eq(menus.id, dishes.menuId))
        .where(and(...conditions))
        .orderBy(desc(auditLog.at), desc(auditLog.id))
        .limit(entriesPerPage + 1),
    ),
  )
  const shown = rows.slice(0, entriesPerPage)
  const people = await readPeople(
    member.ownerId,
    shown.flatMap(({ accountId }) => accountId ?? []),
  )
  const entries = shown.map(({ at, accountId, ...row }) => ({
    ...row,
    at: at.toISOString(),
    person: nameAt(people, accountId, at),
    isByPerson: accountId !== null,
    isAccountDeleted: accountId !== null && people.current.get(accountId)?.isDeleted !== false,
  }))
  return { entries, hasOlder: rows.length > entriesPerPage }
}

interface Person {
  readonly name: string
  readonly isDeleted: boolean
}

/** People by their accounts, and who had an account before it was handed over, oldest first. */
interface People {
  readonly current: ReadonlyMap<string, Person>
  readonly former: readonly {
    readonly id: string | null
    readonly at: Date
    readonly name: string
  }[]
}

/** Names who had an account when something was done. */
function nameAt({ current, former }: People, accountId: string | null, time: Date): string | null {
  if (accountId === null) return null
  const before = former.find(({ id, at }) => id === accountId && time <= at)
  return (before ?? current.get(accountId))?.name ?? null
}

/** Reads the people in a log, also those who have left the team, or whose account is deleted. */
async function readPeople(ownerId: string, accountIds: readonly string[]): Promise<People> {
  const ids = [...new Set(accountIds)]
  if (ids.length === 0) return { current: new Map(), former: [] }
  return asSystem('the people in an audit log are named', async (transaction) => {
    const known = await transaction
      .select({
        id: owners.id,
        name: sql<string>`${owners.firstName} || ' ' || ${owners.lastName}`,
      })
      .from(owners)
      .where(inArray(owners.id, ids))
    const people = new Map(known.map(({ id, name }) => [id, { name, isDeleted: false }]))
    const ended = await transaction
      .select({
        id: auditLog.accountId,
        at: auditLog.at,
        name: auditLog.subjectName,
        action: auditLog.action,
      })
      .from(auditLog)
      .where(
        and(
          eq(auditLog.ownerId, ownerId),
          inArray(auditLog.action, ['account.deleted', 'account.handed_over']),
          inArray(auditLog.accountId, ids),
        ),
      )
      .orderBy(auditLog.at)
    for (const { id, name, action } of ended) {
      if (action === 'account.deleted') people.set(id ?? '', { name, isDeleted: true })
    }
    return {
      current: people,
      former: ended.filter(({ action }) => action === 'account.handed_over'),
    }
  })
}
