import { eq, inArray } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { dishes, menuImportRows, menuImports } from '#app/db/schema/index.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { assertRoom, assertRoomForDishes, assertRoomForText, textLength } from '../caps.ts'
import type { PictureOwners } from '../deleted/delete-for-good.ts'
import { changeDish } from '../dishes/change-dish.ts'
import { deleteLockedDishes } from '../dishes/delete-dish.ts'
import { plainFieldsOf } from '../dishes/plain-fields.ts'
import { InvalidInputError } from '../errors.ts'
import { finishInSlices, inSlices } from '../in-slices.ts'
import { lockMenu, touchMenu, type Menu } from '../locks/lock-menu.ts'
import { storedGroups } from '../options/stored-groups.ts'
import { nextPosition } from '../positions.ts'
import { moveRestaurantPrices } from '../sizes/move-restaurant-prices.ts'
import { sizesOf } from '../sizes/sizes-of.ts'
import { storedSizes } from '../sizes/stored-sizes.ts'
import { CategoryPlaces } from './category-places.ts'
import { pathOfDish, planImport, type PlannedRow } from './plan-import.ts'
import { lockDraft, isBroken, isOpen, readDraftRows, type Draft } from './read-draft.ts'
import { readMenu } from './read-menu.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

/** What the owner says about a draft as a whole. */
export interface PublishOptions {
  /** Whether dishes with doubts are right as they are. */
  readonly acceptsDoubts: boolean
  /** Whether the numbers are prices in the menu's currency although the file names another. */
  readonly acceptsCurrency: boolean
  /** Whether tags count that say a dish is free of something. */
  readonly keepsClaims: boolean
  /** Dishes to delete; ignored unless the file lacks them. */
  readonly deletes: readonly string[]
}

export interface PublishResult {
  readonly added: number
  readonly changed: number
  readonly deleted: number
  /** Pictures that the caller has to remove from the image store. */
  readonly pictures: PictureOwners
}

const rowsPerInsert = 100

/**
 * Puts the dishes of a draft on its menu, all or none, after the menu's others. Nothing is stated about
 * allergens: they are derived from the texts, as for dishes that are typed.
 * @throws {NotFoundError} if there is no such draft
 * @throws {InvalidInputError} if the owner has to look at something first
 * @throws {LimitReachedError}
 */
export async function publishImport(
  member: Member,
  menuId: string,
  importId: string,
  options: PublishOptions,
  locale: Locale,
): Promise<PublishResult> {
  return asOwner(member, 'editMenus', async (transaction) => {
    const menu = await lockMenu(transaction, menuId)
    const draft = await lockDraft(transaction, menu, importId, locale)
    const rows = await readDraftRows(transaction, draft)
    assertReady(draft, menu, {
      ...options,
      broken: rows.filter(isBroken).length,
      open: rows.filter(isOpen).length,
    })
    const storedMenu = await readMenu(transaction, menu.id)
    const plan = await finishInSlices(
      planImport(rows, storedMenu, { ...options, columns: draft.menuImport.columns }),
    )
    const idsToDelete = new Set(options.deletes)
    const deletedIds = plan.missing.filter(({ id }) => idsToDelete.has(id)).map(({ id }) => id)
    const pictures = await deleteMissing(transaction, menu, deletedIds)
    const places = new CategoryPlaces(transaction, menu, storedMenu.categories)
    const addedCount = await addNew(transaction, draft, places, plan.rows)
    const changedCount = await changeStored(transaction, draft, places, plan.rows)
    await transaction.delete(menuImportRows).where(eq(menuImportRows.importId, draft.menuImport.id))
    await transaction
      .update(menuImports)
      .set({ state: 'published', source: null })
      .where(eq(menuImports.id, draft.menuImport.id))
    await touchMenu(transaction, menu.id)
    return { added: addedCount, changed: changedCount, deleted: deletedIds.length, pictures }
  })
}

interface Readiness extends PublishOptions {
  /** The numbers of dishes with errors, and with doubts. */
  readonly broken: number
  readonly open: number
}

function assertReady(
  { menuImport: { currency } }: Draft,
  menu: Menu,
  { broken, open, acceptsDoubts, acceptsCurrency }: Readiness,
): void {
  if (broken > 0) throw new InvalidInputError('import_broken', { count: broken })
  if (currency !== null && currency !== menu.currency && !acceptsCurrency) {
    throw new InvalidInputError('import_currency', { file: currency, menu: menu.currency })
  }
  if (open > 0 && !acceptsDoubts) throw new InvalidInputError('import_doubts', { count: open })
}

async function deleteMissing(
  transaction: Transaction,
  menu: Menu,
  ids: readonly string[],
): Promise<PictureOwners> {
  if (ids.length === 0) return { dishIds: [], restaurantIds: [] }
  const condition = inArray(dishes.id, [...ids])
  const deletion = { ownerId: menu.ownerId, menuId: menu.id, condition }
  return (await deleteLockedDishes(transaction, deletion)).pictures
}

/** Adds the new dishes of a plan. Returns their number. */
async function addNew(
  transaction: Transaction,
  { menuImport: { id: importId, ownerId, menuId } }: Draft,
  places: CategoryPlaces,
  rows: readonly PlannedRow[],
): Promise<number> {
  const newRows = rows.flatMap((plannedRow) => (plannedRow.kind === 'new' ? [plannedRow] : []))
  if (newRows.length === 0) return 0
  const onMenu = eq(dishes.menuId, menuId)
  await assertRoom(transaction, 'dishes', dishes, onMenu, newRows.length)
  await assertRoomForDishes(transaction, ownerId, newRows.length)
  const now = new Date()
  const first = await nextPosition(transaction, dishes, onMenu)
  const newDishes = []
  for (const plannedRow of newRows) {
    newDishes.push({ ...plannedRow, place: await places.find(pathOfDish(plannedRow.dish)) })
  }
  const values = await inSlices(newDishes.entries(), ([index, { dish, place }]) => {
    const { sizes, optionGroups = [], name } = dish
    const groups = storedGroups(optionGroups, { before: [], current: [], confirmsAll: false, now })
    return {
      ...plainFieldsOf(dish),
      ...storedSizes(sizes, undefined),
      ...place,
      optionGroups: groups,
      ownerId,
      menuId,
      importId,
      importedName: name,
      position: first + index,
    }
  })
  const length = values.reduce((sum, dish) => sum + textLength(dish), 0)
  await assertRoomForText(transaction, menuId, length)
  for (let start = 0; start < values.length; start += rowsPerInsert) {
    await transaction.insert(dishes).values(values.slice(start, start + rowsPerInsert))
  }
  return newRows.length
}

/** Changes the dishes of the menu that a plan changes. Returns their number. */
async function changeStored(
  transaction: Transaction,
  { menuImport: { id: importId, menuId } }: Draft,
  places: CategoryPlaces,
  rows: readonly PlannedRow[],
): Promise<number> {
  let changedCount = 0
  for (const plannedRow of rows) {
    if (plannedRow.kind !== 'changed') continue
    const { stored, after, fields } = plannedRow
    const { path, sizes, ...texts } = after
    const columns = storedSizes(sizes, stored)
    if (fields.includes('sizes')) {
      const sizesAfter = sizesOf({ ...stored, ...columns })
      const change = { before: sizesOf(stored), after: sizesAfter }
      await moveRestaurantPrices(transaction, stored.id, sizes, change)
    }
    const length = textLength({ ...stored, ...texts }) - textLength(stored)
    await assertRoomForText(transaction, menuId, length)
    await changeDish(transaction, stored, {
      ...texts,
      ...(fields.includes('sizes') && columns),
      ...(fields.includes('category') && (await places.find(path))),
      importId,
      importedName: plannedRow.row.texts['name'] ?? stored.importedName,
    })
    changedCount++
  }
  return changedCount
}
