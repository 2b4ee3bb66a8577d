import { asOwner } from '#app/db/actors.ts'
import { NotFoundError } from '../errors.ts'
import { allDishes } from '../guest-menu/guest-menu.ts'
import { getGuestPage } from '../guest-page/get-guest-page.ts'
import { getRestaurantRow } from '../locks/lock-restaurant.ts'
import { findCode, readReceipt, type Receipt } from './receipt.ts'
import { findRecordChanges, isOfWholeMenu, type RecordChanges } from './record-versions.ts'
import type { Member } from '../actor.ts'

/** A genuine receipt, with what has become of the records that it rests on. */
export interface CheckedReceipt extends Receipt {
  /** Whether the answer names no dish, so that it rests on the whole menu. */
  readonly isOfWholeMenu: boolean
  /** Null if that isn't known. */
  readonly changes:
    | (Omit<RecordChanges, 'changed'> & {
        readonly changed: readonly {
          readonly id: string
          readonly name: string
          readonly menuId: string
        }[]
      })
    | null
}

/**
 * Checks a receipt of one of the owner's restaurants.
 * @param link what the owner pasted
 * @param key the key of this installation's receipts
 * @returns undefined unless it is genuine and of one of these restaurants
 */
export async function checkReceipt(
  member: Member,
  link: string,
  key: Uint8Array,
): Promise<CheckedReceipt | undefined> {
  const receipt = readReceipt(findCode(link), key)
  if (!receipt || !(await ownsRestaurant(member, receipt.restaurantId))) return undefined
  if (receipt.records === null) return { ...receipt, isOfWholeMenu: false, changes: null }
  const { menu } = await getGuestPage(receipt.restaurantId)
  const { changed, ...others } = await findRecordChanges(receipt.records, menu)
  const menuIds = new Map(
    menu?.menus?.flatMap((part) => allDishes(part).map((dish) => [dish, part.id] as const)),
  )
  const dishes = changed.map((dish) => ({
    id: dish.id,
    name: dish.name,
    menuId: menuIds.get(dish) ?? menu?.menu.id ?? '',
  }))
  return {
    ...receipt,
    isOfWholeMenu: isOfWholeMenu(receipt.records),
    changes: { ...others, changed: dishes },
  }
}

async function ownsRestaurant(member: Member, restaurantId: string): Promise<boolean> {
  try {
    await asOwner(member, (transaction) => getRestaurantRow(transaction, restaurantId))
    return true
  } catch (error) {
    if (error instanceof NotFoundError) return false
    throw error
  }
}
