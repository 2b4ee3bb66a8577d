import { eq, sql } from 'drizzle-orm'
import { asOwner, type Transaction } from '#app/db/actors.ts'
import { categories, dishes, menus } from '#app/db/schema/index.ts'
import type { ImageCopy } from '../dishes/image-copy.ts'
import { assertCopyFits, assertRoom, assertRoomForDishes } from '../caps.ts'
import { nameOfCopy, ofItsOwn } from '../copies.ts'
import { nextPosition } from '../positions.ts'
import { returnedRow } from '../returned-row.ts'
import { rowIdFor } from '../row-id.ts'
import { lockMenu, type Menu } from './lock-menu.ts'
import { lockOwner } from './lock-owner.ts'

// A statement may carry 65,535 values; a dish has 18.
const rowsPerInsert = 1_000

/**
 * Copies a menu with its categories, dishes and AI settings to the end of the list. The
 * copy has an assistant of its own if the original has one. Its dishes have no pictures
 * yet: a picture is a file named by its dish, so each copy is to get a file of its own.
 * @param suffix what follows the name, as " (copy)"
 * @param key of the form that asks for it: sent twice, it makes one copy
 * @returns the copy, and whose pictures the caller is to copy for whom: nobody's if the copy
 *   was there already
 * @throws {NotFound} {LimitReached}
 */
export async function duplicateMenu(
  ownerId: string,
  menuId: string,
  suffix: string,
  key: string = crypto.randomUUID(),
): Promise<{ readonly menu: Menu; readonly imageCopies: readonly ImageCopy[] }> {
  return asOwner(ownerId, async (transaction) => {
    await lockOwner(transaction, ownerId)
    const original = await lockMenu(transaction, menuId)
    const id = rowIdFor(ownerId, original.id, key)
    const [copied] = await transaction.select().from(menus).where(eq(menus.id, id))
    if (copied) return { menu: copied, imageCopies: [] }
    await assertRoom(transaction, 'menus', menus, eq(menus.ownerId, ownerId))
    const dishCount = await transaction.$count(dishes, eq(dishes.menuId, original.id))
    await assertRoomForDishes(transaction, ownerId, dishCount)
    await assertCopyFits(transaction, original.id, dishCount)
    const menu = returnedRow(
      await transaction
        .insert(menus)
        .values({
          ...original,
          ...ofItsOwn,
          id,
          editedAt: undefined,
          name: nameOfCopy(original.name, suffix),
          assistantId: original.assistantId && crypto.randomUUID(),
          assistantTold: null,
          position: await nextPosition(transaction, menus, eq(menus.ownerId, ownerId)),
        })
        .returning(),
    )
    const categoryIds = await copyCategories(transaction, original.id, menu.id)
    return { menu, imageCopies: await copyDishes(transaction, original.id, menu.id, categoryIds) }
  })
}

/** @returns the copies' ids by those of their originals */
async function copyCategories(
  transaction: Transaction,
  fromMenuId: string,
  menuId: string,
): Promise<(originalId: string | null) => string | null> {
  const originals = await transaction
    .select()
    .from(categories)
    .where(eq(categories.menuId, fromMenuId))
    // A sub-category's parent is there before it.
    .orderBy(sql`${categories.parentId} nulls first`)
  const ids = new Map(originals.map(({ id }) => [id, crypto.randomUUID()]))
  const idOfCopy = (id: string | null) => (id === null ? null : (ids.get(id) ?? null))
  const copies = originals.map((category) => ({
    ...category,
    ...ofItsOwn,
    menuId,
    id: ids.get(category.id),
    parentId: idOfCopy(category.parentId),
  }))
  for (const rows of inChunks(copies)) await transaction.insert(categories).values(rows)
  return idOfCopy
}

async function copyDishes(
  transaction: Transaction,
  fromMenuId: string,
  menuId: string,
  idOfCopy: (originalId: string | null) => string | null,
): Promise<ImageCopy[]> {
  const originals = await transaction.select().from(dishes).where(eq(dishes.menuId, fromMenuId))
  const pairs = originals.map((original) => ({ original, id: crypto.randomUUID() }))
  const copies = pairs.map(({ original: dish, id }) => ({
    ...dish,
    ...ofItsOwn,
    id,
    menuId,
    mainCategoryId: idOfCopy(dish.mainCategoryId),
    subCategoryId: idOfCopy(dish.subCategoryId),
    imageUrl: null,
  }))
  for (const rows of inChunks(copies)) await transaction.insert(dishes).values(rows)
  return pairs
    .filter(({ original }) => original.imageUrl !== null)
    .map(({ original, id }) => ({ fromDishId: original.id, toDishId: id }))
}

function inChunks<Row>(rows: readonly Row[]): Row[][] {
  const starts = Array.from({ length: Math.ceil(rows.length / rowsPerInsert) }, (_, n) => n)
  return starts.map((n) => rows.slice(n * rowsPerInsert, (n + 1) * rowsPerInsert))
}
