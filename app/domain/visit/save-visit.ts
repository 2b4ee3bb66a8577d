import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { restaurants } from '#app/db/schema/index.ts'
import { readTimeZone } from '../accounts/read-time-zone.ts'
import { lockOwner } from '../locks/lock-owner.ts'
import { lockRestaurant } from '../locks/lock-restaurant.ts'
import { assertVersion } from '../form-version.ts'
import { parseInput } from '../parse-input.ts'
import { linkFields, visitSchema } from './schemas.ts'
import { visitVersion } from './visit-version.ts'
import { weekdays, type Visit } from '../guest-menu/visit.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

/**
 * Replaces a restaurant's visit: hours, phone, Wi-Fi, links and notice.
 * @param input hours by weekday, `phone`, `wifiName`, `wifiKey`, `link1` to `link4`, `notice`,
 *   `visitVersion`
 * @returns null if all fields are empty
 * @throws {NotFoundError | InvalidFieldsError | ConflictError}
 */
export async function saveVisit(
  member: Member,
  restaurantId: string,
  input: unknown,
): Promise<Visit | null> {
  const { visitVersion: loadedVersion, ...fields } = parseInput(visitSchema, input)
  return asOwner(member, 'editMenus', async (transaction) => {
    // Before the restaurant, in the same order as in `updateDetails`, which changes the time zone.
    await lockOwner(transaction, member.ownerId)
    const restaurant = await lockRestaurant(transaction, restaurantId)
    assertVersion(visitVersion(restaurant.visit), loadedVersion)
    const visit = visitOf(fields, await readTimeZone(transaction))
    await transaction.update(restaurants).set({ visit }).where(eq(restaurants.id, restaurant.id))
    return visit
  })
}

/** Returns the visit of a form; null if all fields are empty. */
export function visitOf(
  form: Omit<z.output<typeof visitSchema>, 'visitVersion'>,
  timeZone: string,
): Visit | null {
  const { phone, wifiName, wifiKey, notice } = form
  const week = weekdays.map((day) => form[day])
  const hours = week.some((times) => times.length > 0) ? week : []
  const links = [...new Set(linkFields.map((field) => form[field]).filter(Boolean))]
  const isEmpty =
    hours.length + links.length === 0 && [phone, wifiName, notice].every((text) => !text)
  return isEmpty ? null : { timeZone, hours, phone, wifiName, wifiKey, links, notice }
}
