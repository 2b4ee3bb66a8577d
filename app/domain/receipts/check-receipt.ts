import { asOwner } from '#app/db/actors.ts'
import { NotFoundError } from '../errors.ts'
import { allDishes } from '../guest-menu/guest-menu.ts'
import { getGuestPage } from '../guest-page/get-guest-page.ts'
import { getRestaurantRow } from '../locks/lock-restaurant.ts'
import { findCode, readReceipt, type Receipt } from './receipt.ts'
import { findRecordChanges, isOfWholeMenu, type RecordChanges } from './record-versions.ts'

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
  ownerId: string,
  link: string,
  key: Uint8Array,
): Promise<CheckedReceipt | undefined> {
  const receipt = readReceipt(findCode(link), key)
  if (!receipt || !(await ownsRestaurant(ownerId, receipt.restaurantId))) return undefined
  if (receipt.records === null) return { ...receipt, isOfWholeMenu: false, changes: null }
  const { menu } = await getGuestPage(receipt.restaurantId)
  const { changed, ...others } = await findRecordChanges(receipt.records, menu)
  const dishes = changed.map((dish) => {
    const part = menu?.menus?.find((one) => allDishes(one).includes(dish))
    return { id: dish.id, name: dish.name, menuId: part?.id ?? menu?.menu.id ?? '' }
  })
  return {
    ...receipt,
    isOfWholeMenu: isOfWholeMenu(receipt.records),
    changes: { ...others, changed: dishes },
  }
}

async function ownsRestaurant(ownerId: string, restaurantId: string): Promise<boolean> {
  try {
    await asOwner(ownerId, (transaction) => getRestaurantRow(transaction, restaurantId))
    return true
  } catch (error) {
    if (error instanceof NotFoundError) return false
    throw error
  }
}
