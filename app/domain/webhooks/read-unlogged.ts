import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { menus, restaurants, type webhookEvents } from '#app/db/schema/index.ts'
import type { Entry } from './describe-changes.ts'

/**
 * Reads what has happened that isn't logged: another order, other translations.
 * @param transaction of the system actor
 */
export async function readUnlogged(
  transaction: Transaction,
  ownerId: string,
  events: readonly (typeof webhookEvents.$inferSelect)[],
): Promise<Entry[]> {
  const ids = events.flatMap(({ subjectId }) => subjectId ?? [])
  if (ids.length === 0) return []
  const names = new Map<string, string>()
  for (const table of [menus, restaurants]) {
    const rows = await transaction
      .select({ id: table.id, name: table.name })
      .from(table)
      .where(and(eq(table.ownerId, ownerId), inArray(table.id, ids)))
    for (const { id, name } of rows) names.set(id, name)
  }
  return events.flatMap(({ at, action, subjectId }) =>
    action === null || subjectId === null
      ? []
      : [{ at, action, subjectId, subjectName: names.get(subjectId) ?? '', changes: {} }],
  )
}
