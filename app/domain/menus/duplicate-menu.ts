import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { categories, dishes, menus } from '#app/db/schema/index.ts'
import type { ImageCopy } from '../dishes/image-copy.ts'
import { assertCopyFits, assertRoom, assertRoomForDishes } from '../caps.ts'
import { nameOfCopy, generatedColumns, withoutImport } from '../copies.ts'
import { copiedGroups, parseOptionGroups } from '../guest-menu/option-group.ts'
import { nextPosition } from '../positions.ts'
import { copiedSizes } from '../sizes/copied-sizes.ts'
import { returnedRow } from '../returned-row.ts'
import { rowIdFor } from '../row-id.ts'
import { undeletedId } from '../deleted/undeleted-id.ts'
import { copyTranslations } from '../translation-copies/copy-translations.ts'
import { lockMenu, type Menu } from '../locks/lock-menu.ts'
import { lockOwner } from '../locks/lock-owner.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

// A statement allows 65,535 values, and a dish has 25.
const rowsPerInsert = 1_000

/**
 * Copies a menu with its categories, dishes and AI settings to the end of the list. The copy gets a
 * separate assistant if the original has one. Its dishes have no pictures yet, because a picture's
 * file is named after its dish.
 * @param suffix appended to the name, such as " (copy)"
 * @param key of the requesting form; makes the call idempotent
 * @returns the copy, and the pictures that the caller has to copy; none if the copy existed already
 * @throws {NotFoundError | LimitReachedError}
 */
export async function duplicateMenu(
  member: Member,
  menuId: string,
  suffix: string,
  key: string = crypto.randomUUID(),
): Promise<{ readonly menu: Menu; readonly imageCopies: readonly ImageCopy[] }> {
  return asOwner(member, 'addMenus', async (transaction) => {
    await lockOwner(transaction, member.ownerId)
    const original = await lockMenu(transaction, menuId)
    const id = await undeletedId(transaction, menus, rowIdFor(member.ownerId, original.id, key))
    const [copied] = await transaction.select().from(menus).where(eq(menus.id, id))
    if (copied) return { menu: copied, imageCopies: [] }
    await assertRoom(transaction, 'menus', menus, eq(menus.ownerId, member.ownerId))
    const dishCount = await transaction.$count(dishes, eq(dishes.menuId, original.id))
    await assertRoomForDishes(transaction, member.ownerId, dishCount)
    await assertCopyFits(transaction, original.id, dishCount)
    const menu = returnedRow(
      await transaction
        .insert(menus)
        .values({
          ...original,
          ...generatedColumns,
          id,
          editedAt: undefined,
          name: nameOfCopy(original.name, suffix),
          assistantId: original.assistantId && crypto.randomUUID(),
          assistantInstructionsHash: null,
          position: await nextPosition(transaction, menus, eq(menus.ownerId, member.ownerId)),
        })
        .returning(),
    )
    const categoryIds = await copyCategories(transaction, original.id, menu.id)
    return { menu, imageCopies: await copyDishes(transaction, original.id, menu.id, categoryIds) }
  })
}

/**
 * Copies the categories.
 * @returns a function from an original's id to its copy's
 */
async function copyCategories(
  transaction: Transaction,
  fromMenuId: string,
  menuId: string,
): Promise<(originalId: string | null) => string | null> {
  const originals = await transaction
    .select()
    .from(categories)
    .where(eq(categories.menuId, fromMenuId))
    // Parents are inserted before their sub-categories.
    .orderBy(sql`${categories.parentId} nulls first`)
  const ids = new Map(originals.map(({ id }) => [id, crypto.randomUUID()]))
  const idOfCopy = (id: string | null) => (id === null ? null : (ids.get(id) ?? null))
  const copies = originals.map((category) => ({
    ...category,
    ...generatedColumns,
    menuId,
    id: ids.get(category.id),
    parentId: idOfCopy(category.parentId),
  }))
  for (const rows of inChunks(copies)) await transaction.insert(categories).values(rows)
  const pairs = originals.flatMap((original) => {
    const id = ids.get(original.id)
    return id === undefined ? [] : [{ kind: 'category' as const, original, copy: { id } }]
  })
  await copyTranslations(transaction, pairs, menuId)
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
    ...generatedColumns,
    ...withoutImport,
    ...copiedSizes(dish),
    optionGroups: copiedGroups(parseOptionGroups(dish.optionGroups)),
    id,
    menuId,
    mainCategoryId: idOfCopy(dish.mainCategoryId),
    subCategoryId: idOfCopy(dish.subCategoryId),
    imageUrl: null,
    formerImageAt: null,
  }))
  for (const rows of inChunks(copies)) {
    const stored = await transaction.insert(dishes).values(rows).returning()
    const byId = new Map(stored.map((dish) => [dish.id, dish]))
    await copyTranslations(
      transaction,
      pairs.flatMap(({ original, id }) => {
        const copy = byId.get(id)
        return copy ? [{ kind: 'dish' as const, original, copy }] : []
      }),
      menuId,
    )
  }
  return pairs
    .filter(({ original }) => original.imageUrl !== null)
    .map(({ original, id }) => ({ fromDishId: original.id, toDishId: id }))
}

function inChunks<Row>(rows: readonly Row[]): Row[][] {
  const starts = Array.from({ length: Math.ceil(rows.length / rowsPerInsert) }, (_, n) => n)
  return starts.map((n) => rows.slice(n * rowsPerInsert, (n + 1) * rowsPerInsert))
}
