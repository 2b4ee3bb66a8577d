import { eq, inArray } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import {
  categories,
  dishes,
  dishFacts,
  houseFacts,
  menus,
  restaurantLanguages,
  restaurantMenus,
  restaurantPrices,
  restaurants,
  scheduledPrices,
  soldOut,
  translations,
} from '#app/db/schema/index.ts'
import { seeDeleted } from '#app/db/see-deleted.ts'
import { breaksUniqueKey } from '#app/db/unique-key.ts'
import type { Member } from '../actor.ts'
import { asOwner } from '../as-owner.ts'
import { appendAction } from '../audit/record-action.ts'
import { ConflictError } from '../errors.ts'
import { lockOwner } from '../locks/lock-owner.ts'
import type { PictureKind } from '../picture-kinds.ts'
import { nextPosition } from '../positions.ts'
import { assertFits } from './assert-fits.ts'
import { checkArchivedTranslations } from './check-translations.ts'
import type { ArchivedPicture } from './manifest.ts'
import { insertHistory } from './insert-history.ts'
import { insertInBatches } from './insert-in-batches.ts'
import { NewIds } from './new-ids.ts'
import { newRows, type NewRows } from './new-rows.ts'
import { picturesOfRows } from './pictures-of-rows.ts'
import type { ReadArchive } from './read-archive.ts'
import type { ArchivedRows } from './row-schemas.ts'
import { selectRows } from './select-rows.ts'
import { suggestSlugs } from './suggest-slugs.ts'

/** The store of pictures. */
export interface PictureStore {
  /**
   * Notes which pictures are about to be stored: if their rows don't follow, an hourly job removes them.
   * @returns removes the note, once the rows are there or the pictures removed
   */
  readonly announce: (pictures: readonly ArchivedPicture[]) => Promise<() => Promise<void>>
  /**
   * Re-encodes and stores a picture of a dish or restaurant.
   * @returns its path on our origin
   */
  readonly put: (picture: ArchivedPicture, bytes: Uint8Array) => Promise<string>
  /** @returns whether all are removed */
  readonly remove: (pictures: readonly ArchivedPicture[]) => Promise<boolean>
}

/**
 * Creates everything that an archive has, beside what the owner has already: all or nothing. The same
 * key creates it once, however often it is sent.
 * @param key of the form
 * @throws {InvalidInputError} if a picture can't be read
 * @throws {LimitReachedError | ConflictError}
 */
export async function importArchive(
  member: Member,
  archive: ReadArchive,
  key: string,
  store: PictureStore,
): Promise<void> {
  const now = new Date()
  const { rows } = await selectRows(archive.rows, now)
  const ids = new NewIds(member.ownerId, key)
  const isImported = () =>
    asOwner(member, 'ownEverything', (transaction) => hasRows(transaction, rows, ids))
  if (await isImported()) return
  const checked = await checkArchivedTranslations(rows)
  const slugs = await suggestSlugs(rows.restaurants)
  const pictures = picturesOfRows(archive.pictures, rows)
  const copyOf = ({ kind, id, part }: ArchivedPicture) => ({
    kind,
    id: ids.of(kind === 'dishPicture' ? 'dish' : 'restaurant', id),
    part,
  })
  const copies = pictures.map(copyOf)
  const paths = new Map<string, string>()
  const pathOf = (kind: PictureKind, id: string) => paths.get(pictureKey(kind, id)) ?? null
  const forget = await store.announce(copies)
  try {
    for (const picture of pictures) {
      const path = await store.put(copyOf(picture), await archive.readPicture(picture))
      paths.set(pictureKey(picture.kind, picture.id), path)
    }
    await asOwner(member, 'ownEverything', async (transaction) => {
      await lockOwner(transaction, member.ownerId)
      if (await hasRows(transaction, rows, ids)) return
      await assertFits(transaction, member.ownerId, rows)
      const { ownerId } = member
      await insertRows(
        transaction,
        newRows({
          rows,
          translations: checked,
          ownerId,
          ids,
          menuPosition: await nextPosition(transaction, menus, eq(menus.ownerId, ownerId)),
          slugs,
          pathOf,
          now,
        }),
      )
      await insertHistory(transaction, archive.history, { ownerId, ids, pathOf })
      await appendAction(transaction, member, { action: 'account.archive_import' })
    })
  } catch (error) {
    // The commit may have succeeded although its response was lost: then the pictures are in use.
    const isUnused = !(await isImported().catch(() => true))
    if (isUnused && (await store.remove(copies))) await forget()
    if (breaksUniqueKey(error, 'restaurants_slug')) throw new ConflictError('transfer_link_taken')
    throw error
  }
  await forget()
}

const pictureKey = (kind: PictureKind, id: string) => `${kind} ${id}`

/** Whether an earlier request has imported the rows, even if they have been deleted since. */
async function hasRows(
  transaction: Transaction,
  rows: Pick<ArchivedRows, 'menus' | 'restaurants'>,
  ids: NewIds,
): Promise<boolean> {
  const menuIds = rows.menus.map(({ id }) => ids.of('menu', id))
  const restaurantIds = rows.restaurants.map(({ id }) => ids.of('restaurant', id))
  return seeDeleted(transaction, async () => {
    const stored =
      (await transaction.$count(menus, inArray(menus.id, menuIds))) +
      (await transaction.$count(restaurants, inArray(restaurants.id, restaurantIds)))
    return stored > 0
  })
}

async function insertRows(transaction: Transaction, rows: NewRows): Promise<void> {
  await insertInBatches(transaction, menus, rows.menus)
  await insertInBatches(transaction, categories, rows.categories)
  await insertInBatches(transaction, dishes, rows.dishes)
  await insertInBatches(transaction, dishFacts, rows.dishFacts)
  await insertInBatches(transaction, restaurants, rows.restaurants)
  await insertInBatches(transaction, restaurantMenus, rows.restaurantMenus)
  await insertInBatches(transaction, houseFacts, rows.houseFacts)
  await insertInBatches(transaction, soldOut, rows.soldOut)
  await insertInBatches(transaction, restaurantPrices, rows.restaurantPrices)
  await insertInBatches(transaction, scheduledPrices, rows.scheduledPrices)
  await insertInBatches(transaction, restaurantLanguages, rows.restaurantLanguages)
  await insertInBatches(transaction, translations, rows.translations)
}
