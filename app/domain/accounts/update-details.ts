import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { asSystem, type Transaction } from '#app/db/actors.ts'
import { categories, menus, owners, restaurants } from '#app/db/schema/index.ts'
import { seeDeleted } from '#app/db/see-deleted.ts'
import { lockAllMenus } from '../locks/lock-all-menus.ts'
import { lockOwner } from '../locks/lock-owner.ts'
import { moveScheduledPrices } from '../scheduled-prices/move-scheduled-prices.ts'
import { readTimeZone } from './read-time-zone.ts'
import type { Details } from './schemas.ts'
import { appendToTeams } from '../audit/record-action.ts'
import { SignedOutError } from '../errors.ts'
import { lockAccountById } from './owner-account.ts'
import { asOwner } from '../as-owner.ts'
import { may } from '../permissions.ts'
import type { Member } from '../actor.ts'

/**
 * Changes a person's name; as an owner of the team, also the time zone of its statistics, of all hours
 * and of scheduled prices.
 */
export async function updateDetails(member: Member, details: Details): Promise<void> {
  const { timeZone, ...person } = details
  if (may(member, 'ownEverything')) await changeTimeZone(member, timeZone)
  await asSystem('a person changes the own name', async (transaction) => {
    const { accountId } = member
    const before = await lockAccountById(transaction, accountId)
    if (!before) throw new SignedOutError()
    await transaction
      .update(owners)
      .set({ ...person, updatedAt: new Date() })
      .where(eq(owners.id, accountId))
    const changes = Object.fromEntries(
      Object.entries({
        first_name: [before.firstName, person.firstName] as const,
        last_name: [before.lastName, person.lastName] as const,
      }).filter(([, [from, to]]) => from !== to),
    )
    if (Object.keys(changes).length > 0)
      await appendToTeams(transaction, accountId, { action: 'account.changed', changes })
  })
}

async function changeTimeZone(member: Member, timeZone: string): Promise<void> {
  await asOwner(member, 'ownEverything', async (transaction) => {
    await lockOwner(transaction, member.ownerId)
    const formerTimeZone = await readTimeZone(transaction)
    if (formerTimeZone === timeZone) return
    await transaction.update(owners).set({ timeZone }).where(eq(owners.id, member.ownerId))
    await seeDeleted(transaction, () => updateHours(transaction, member.ownerId, timeZone))
    await moveScheduledPrices(transaction, formerTimeZone, timeZone)
  })
}

/** Changes the time zone of all hours, including those of deleted rows, which may be restored. */
async function updateHours(
  transaction: Transaction,
  ownerId: string,
  timeZone: string,
): Promise<void> {
  // Before the rows below it, in the same order as every other change of a menu.
  await lockAllMenus(transaction, ownerId)
  await transaction
    .update(restaurants)
    .set({
      visit: sql`jsonb_set(${restaurants.visit}, '{timeZone}', to_jsonb(${timeZone}::text))`,
    })
    .where(and(eq(restaurants.ownerId, ownerId), isNotNull(restaurants.visit)))
  await transaction
    .update(categories)
    .set({
      service: sql`jsonb_set(${categories.service}, '{timeZone}', to_jsonb(${timeZone}::text))`,
    })
    .where(and(eq(categories.ownerId, ownerId), isNotNull(categories.service)))
  await transaction
    .update(menus)
    .set({
      service: sql`jsonb_set(${menus.service}, '{timeZone}', to_jsonb(${timeZone}::text))`,
    })
    .where(and(eq(menus.ownerId, ownerId), isNotNull(menus.service)))
}
