import { and, eq, gt, sql } from 'drizzle-orm'
import { dishes } from '#app/db/schema/index.ts'
import { assertRoom, assertRoomForDishes, assertRoomForText, textLength } from '../caps.ts'
import { nameOfCopy, generatedColumns, withoutImport } from '../copies.ts'
import { copiedSizes } from '../sizes/copied-sizes.ts'
import { touchMenu } from '../locks/lock-menu.ts'
import { returnedRow } from '../returned-row.ts'
import { rowIdFor } from '../row-id.ts'
import { undeletedId } from '../deleted/undeleted-id.ts'
import { copiedGroups, parseOptionGroups } from '../guest-menu/option-group.ts'
import { copyTranslations } from '../translation-copies/copy-translations.ts'
import type { ImageCopy } from './image-copy.ts'
import { lockDish, type Dish } from '../locks/lock-dish.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

/**
 * Copies a dish to the next position. The copy is passive, so that guests don't see the dish twice,
 * and has no picture yet.
 * @param suffix appended to the name, such as " (copy)"
 * @param key of the requesting form; makes the call idempotent
 * @returns the copy, and the pictures that the caller has to copy
 * @throws {NotFoundError | LimitReachedError}
 */
export async function duplicateDish(
  member: Member,
  dishId: string,
  suffix: string,
  key: string = crypto.randomUUID(),
): Promise<{ readonly dish: Dish; readonly imageCopies: readonly ImageCopy[] }> {
  return asOwner(member, 'editMenus', async (transaction) => {
    const { dish: original } = await lockDish(transaction, dishId)
    const onMenu = eq(dishes.menuId, original.menuId)
    const id = await undeletedId(transaction, dishes, rowIdFor(member.ownerId, original.id, key))
    const [stored] = await transaction.select().from(dishes).where(eq(dishes.id, id))
    if (stored) return { dish: stored, imageCopies: imageCopies(original, stored) }
    await assertRoom(transaction, 'dishes', dishes, onMenu)
    await assertRoomForDishes(transaction, member.ownerId, 1)
    await assertRoomForText(transaction, original.menuId, textLength(original))
    await transaction
      .update(dishes)
      .set({ position: sql`${dishes.position} + 1` })
      .where(and(onMenu, gt(dishes.position, original.position)))
    const added = await transaction
      .insert(dishes)
      .values({
        ...original,
        ...generatedColumns,
        ...withoutImport,
        ...copiedSizes(original),
        optionGroups: copiedGroups(parseOptionGroups(original.optionGroups)),
        id,
        name: nameOfCopy(original.name, suffix),
        isActive: false,
        imageUrl: null,
        formerImageAt: null,
        position: original.position + 1,
      })
      .returning()
    await touchMenu(transaction, original.menuId)
    const dish = returnedRow(added)
    await copyTranslations(transaction, [{ kind: 'dish', original, copy: dish }], original.menuId)
    return { dish, imageCopies: imageCopies(original, dish) }
  })
}

function imageCopies(original: Dish, copy: Dish): ImageCopy[] {
  if (original.imageUrl === null || copy.imageUrl !== null) return []
  return [{ fromDishId: original.id, toDishId: copy.id }]
}
