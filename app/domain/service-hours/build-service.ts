import { eq } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { owners } from '#app/db/schema/index.ts'
import type { Service } from '../guest-menu/service.ts'
import { lockOwner } from '../locks/lock-owner.ts'
import { returnedRow } from '../returned-row.ts'
import { parseWeekHours, type ServiceForm } from './schemas.ts'

/**
 * Reads a form's service, in the owner's time zone. Locks the owner, whose time zone `updateDetails`
 * changes; call it before other locks.
 * @returns null for always
 */
export async function buildService(
  transaction: Transaction,
  ownerId: string,
  form: ServiceForm,
): Promise<Service | null> {
  if (form.served === 'always') return null
  await lockOwner(transaction, ownerId)
  const { timeZone } = returnedRow(
    await transaction
      .select({ timeZone: owners.timeZone })
      .from(owners)
      .where(eq(owners.id, ownerId)),
  )
  return { timeZone, hours: parseWeekHours(form), outside: form.outside }
}
