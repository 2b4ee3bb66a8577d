import { z } from 'zod'
import type { Transaction } from '#app/db/actors.ts'
import type { Member } from '../actor.ts'
import { asOwner } from '../as-owner.ts'
import { formSwitch, maxNameLength, optionalText } from '../field-schemas.ts'
import { getMenuRow } from '../locks/lock-menu.ts'
import { getRestaurantRow } from '../locks/lock-restaurant.ts'
import { parseInput } from '../parse-input.ts'
import { maxLocationLength, maxWarningLength } from '../restaurants/schemas.ts'
import { findOnlyMenu } from '../restaurants/show-only-menu.ts'
import { readShownMenus } from '../restaurants/shown-menus.ts'
import type { Previewed } from './previewed.ts'
import { emptyRestaurant, readRestaurantPart } from './restaurant-part.ts'

/** A restaurant's form while it is being filled in: required texts may still be missing. */
const newSchema = z.object({ name: optionalText({ max: maxNameLength, isOneLine: true }) })
const detailsSchema = newSchema.extend({
  location: optionalText({ max: maxLocationLength, isOneLine: true }),
  chatStartWarningMessage: optionalText({ max: maxWarningLength }),
  isActive: formSwitch,
})

/**
 * Returns a new restaurant as guests will see it once its form is saved, and stores nothing.
 * @param input as for `addRestaurant`; the name may be missing
 * @throws {InvalidFieldsError}
 */
export async function previewNewRestaurant(member: Member, input: unknown): Promise<Previewed> {
  const typed = parseInput(newSchema, input)
  return asOwner(member, 'addMenus', async (transaction) =>
    readRestaurantPart(
      transaction,
      { ...emptyRestaurant, ...typed },
      await findOnlyMenuRow(transaction),
    ),
  )
}

/**
 * Returns a restaurant as guests will see it once the form of its details is saved, and stores
 * nothing.
 * @param input as for `updateRestaurant`; required texts may be missing
 * @throws {NotFoundError | InvalidFieldsError}
 */
export async function previewRestaurant(
  member: Member,
  restaurantId: string,
  input: unknown,
): Promise<Previewed> {
  const { chatStartWarningMessage: warning, isActive, ...typed } = parseInput(detailsSchema, input)
  return asOwner(member, 'see', async (transaction) => {
    const stored = await getRestaurantRow(transaction, restaurantId)
    const [menu] = await readShownMenus(transaction, stored.id)
    const part = await readRestaurantPart(transaction, { ...stored, ...typed }, menu)
    return { ...part, chat: { warning, isActive } }
  })
}

/** Reads the account's only menu, which a new restaurant shows. */
async function findOnlyMenuRow(transaction: Transaction) {
  const id = await findOnlyMenu(transaction)
  return id === null ? undefined : getMenuRow(transaction, id)
}
