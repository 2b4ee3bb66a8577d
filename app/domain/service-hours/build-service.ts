import type { Transaction } from '#app/db/actors.ts'
import { readTimeZone } from '../accounts/read-time-zone.ts'
import type { Service } from '../guest-menu/service.ts'
import { lockOwner } from '../locks/lock-owner.ts'
import { parseWeekHours, type ServiceForm } from './schemas.ts'

/**
 * Builds the service from a form's fields and the owner's time zone. Locks the owner, whose time zone
 * `updateDetails` changes, so call it before taking other locks.
 * @returns null for always
 */
export async function buildService(
  transaction: Transaction,
  ownerId: string,
  form: ServiceForm,
): Promise<Service | null> {
  if (form.served === 'always') return null
  await lockOwner(transaction, ownerId)
  const timeZone = await readTimeZone(transaction)
  return { timeZone, hours: parseWeekHours(form), outside: form.outside }
}
