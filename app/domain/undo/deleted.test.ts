import { describe, expect, test } from 'vitest'
import { exportWithoutVersions } from '../../../tests/fixtures/owner-world.ts'
import { type World } from '../../../tests/fixtures/two-owners.ts'
import { caps } from '../caps.ts'
import { deleteCategory } from '../categories/delete-category.ts'
import { listCategories } from '../categories/list-categories.ts'
import { getConversationSummary } from '../conversations/get-conversation-summary.ts'
import { getConversation } from '../conversations/get-conversation.ts'
import { listConversations } from '../conversations/list-conversations.ts'
import { deleteDish } from '../dishes/delete-dish.ts'
import { getDish } from '../dishes/get-dish.ts'
import { listDishes } from '../dishes/list-dishes.ts'
import { LimitReachedError, NotFoundError } from '../errors.ts'
import { getGuestPage } from '../guest-page/get-guest-page.ts'
import { cancelImport } from '../menu-imports/cancel-import.ts'
import { getImport } from '../menu-imports/get-import.ts'
import { maxDrafts } from '../menu-imports/limits.ts'
import { listImports } from '../menu-imports/list-imports.ts'
import { deleteMenu } from '../menus/delete-menu.ts'
import { listMenus } from '../menus/list-menus.ts'
import { deleteRestaurant } from '../restaurants/delete-restaurant.ts'
import { getRestaurant } from '../restaurants/get-restaurant.ts'
import { listPublicMenus } from '../restaurants/list-public-menus.ts'
import { listRestaurants } from '../restaurants/list-restaurants.ts'
import { readSoldOutAsGuest } from '../sold-out/read-sold-out.ts'
import type { PictureOwners } from '../deleted/delete-for-good.ts'
import type { DeletedKind } from '../deleted/kinds.ts'
import { listDeleted } from '../deleted/list-deleted.ts'
import { purgeDeleted } from '../deleted/purge-deleted.ts'
import { restore } from './restore.ts'
import {
  a,
  b,
  countRows,
  database,
  guestDishes,
  guestMenu,
  listDeletedOfA,
  useTwoOwners,
} from './undo.fixture.ts'
import { deletedKinds } from '../deleted/kinds.ts'
import { ownerMember } from '../../../tests/fixtures/owner-member.ts'

useTwoOwners()

/** Everything that can be deleted, and what owner and guests see of it. */
const kinds: Record<
  DeletedKind,
  {
    readonly table: string
    /** How many more there may be once it is deleted. */
    readonly room: number
    readonly idOf: (world: World) => string
    readonly remove: (world: World) => Promise<unknown>
    readonly expectGone: () => Promise<void>
  }
> = {
  dish: {
    table: 'dishes',
    room: caps.dishes - 1,
    idOf: ({ dishId }) => dishId,
    remove: ({ ownerId, dishId }) => deleteDish(ownerMember(ownerId), dishId),
    async expectGone() {
      await expect(getDish(a.member, a.dishId)).rejects.toThrow(NotFoundError)
      const dishes = await listDishes(a.member, a.menuId)
      expect(dishes.map(({ id }) => id)).toEqual([a.passiveDishId])
      expect(await guestDishes()).toEqual([])
      expect(await readSoldOutAsGuest(a.restaurantId)).toEqual([])
    },
  },
  category: {
    table: 'categories',
    room: caps.categories,
    idOf: ({ categoryId }) => categoryId,
    remove: ({ ownerId, menuId, categoryId }) =>
      deleteCategory(ownerMember(ownerId), menuId, categoryId),
    async expectGone() {
      expect(await listCategories(a.member, a.menuId)).toEqual([])
      expect(await guestMenu()).toMatchObject({ categories: [], uncategorised: [{ id: a.dishId }] })
    },
  },
  menu: {
    table: 'menus',
    room: caps.menus,
    idOf: ({ menuId }) => menuId,
    remove: ({ ownerId, menuId }) => deleteMenu(ownerMember(ownerId), menuId),
    async expectGone() {
      expect(await listMenus(a.member)).toEqual([])
      await expect(getDish(a.member, a.dishId)).rejects.toThrow(NotFoundError)
      expect((await getRestaurant(a.member, a.restaurantId)).menu).toBeNull()
      expect(await guestMenu()).toBeNull()
      expect(await listPublicMenus('', undefined)).toMatchObject([{ slug: b.slug }])
    },
  },
  restaurant: {
    table: 'restaurants',
    room: caps.restaurants,
    idOf: ({ restaurantId }) => restaurantId,
    remove: ({ ownerId, restaurantId }) => deleteRestaurant(ownerMember(ownerId), restaurantId),
    async expectGone() {
      expect(await listRestaurants(a.member)).toEqual([])
      for (const key of [a.slug, a.restaurantId]) {
        await expect(getGuestPage(key)).rejects.toThrow(NotFoundError)
      }
      expect(await readSoldOutAsGuest(a.restaurantId)).toEqual([])
      expect(await listPublicMenus('', undefined)).toMatchObject([{ slug: b.slug }])
      expect(await listConversations(a.member, { timeZone: 'UTC' })).toEqual([])
      await expect(getConversation(a.member, a.conversationId)).rejects.toThrow(NotFoundError)
      expect((await getConversationSummary(a.member, 'UTC')).total).toBe(1)
    },
  },
  import: {
    table: 'menu_imports',
    room: maxDrafts,
    idOf: ({ importId }) => importId,
    remove: ({ ownerId, menuId, importId }) => cancelImport(ownerMember(ownerId), menuId, importId),
    async expectGone() {
      const draft = getImport(a.member, a.menuId, a.importId, 0, 'en')
      await expect(draft).rejects.toThrow(NotFoundError)
      expect((await listImports(a.member, a.menuId)).imports).toEqual([])
    },
  },
}

const names = {
  dish: 'Dish a',
  category: 'Category a',
  menu: 'Menu a',
  restaurant: 'Place a',
  import: 'menu.txt',
}

describe.each(deletedKinds)('a deleted %s', (kind) => {
  const { table, room, idOf, remove, expectGone } = kinds[kind]
  const undo = (ownerId = a.ownerId) => restore(ownerMember(ownerId), { kind, id: idOf(a) })
  /** Moves the deletion to the past. */
  const passDays = async (days: number) => {
    for (const part of ['dishes', 'categories', 'menu_imports', 'menus', 'restaurants']) {
      await database.query(
        `update ${part} set deleted_at = deleted_at - make_interval(days => $2) where owner_id = $1`,
        [a.ownerId, days],
      )
    }
  }

  test('is gone for owner and guests, and all back after an undo, or two', async () => {
    const [before, page, menu] = [
      await exportWithoutVersions(a.member),
      await getGuestPage(a.slug),
      await guestMenu(),
    ]
    await remove(a)
    await expectGone()
    expect(await listDeletedOfA()).toEqual([{ kind, id: idOf(a), name: names[kind] }])
    const restored = { name: names[kind], count: 1, lostSlug: null }
    expect(await Promise.all([undo(), undo()])).toEqual([restored, restored])
    expect(await undo()).toEqual(restored)
    expect(await exportWithoutVersions(a.member)).toBe(before)
    expect(await listDeletedOfA()).toEqual([])
    expect(await guestMenu()).toEqual(menu)
    expect(await getGuestPage(a.slug)).toMatchObject({
      restaurant: { name: page.restaurant.name, slug: a.slug },
    })
    await remove(a)
    await undo()
    expect(await exportWithoutVersions(a.member)).toBe(before)
  })

  test('is not restored or listed by another owner', async () => {
    await remove(a)
    await expect(undo(b.ownerId)).rejects.toThrow(NotFoundError)
    expect((await listDeleted(b.member)).items).toEqual([])
    await expectGone()
  })

  test('is deleted for good after 30 days', async () => {
    await database.query("update dishes set image_url = '/x' where id = any($1)", [
      [a.dishId, b.dishId],
    ])
    await remove(a)
    await remove(b)
    await passDays(29)
    const removedPictures: PictureOwners[] = []
    const purge = () =>
      purgeDeleted(async (pictures) => {
        removedPictures.push(pictures)
        return { dishIds: [], restaurantIds: [] }
      })
    await purge()
    expect(
      removedPictures.flatMap(({ dishIds, restaurantIds }) => [...dishIds, ...restaurantIds]),
    ).toEqual([])
    expect(await countRows(table, idOf(a))).toBe(1)
    await passDays(1)
    await expect(undo()).rejects.toThrow(NotFoundError)
    expect(await listDeletedOfA()).toEqual([])
    await purge()
    expect(await countRows(table, idOf(a))).toBe(0)
    expect(await countRows(table, idOf(b))).toBe(1)
    const dishIds = removedPictures.flatMap((pictures) => pictures.dishIds)
    expect(dishIds).toEqual(kind === 'dish' || kind === 'menu' ? [a.dishId] : [])
    const restaurantIds = removedPictures.flatMap((pictures) => pictures.restaurantIds)
    expect(restaurantIds).toEqual(kind === 'restaurant' ? [a.restaurantId] : [])
    expect(await countRows('conversations', a.conversationId)).toBe(kind === 'restaurant' ? 0 : 1)
    await expect(undo()).rejects.toThrow(NotFoundError)
  })

  test('stays until its pictures are removed', async () => {
    await database.query("update dishes set image_url = '/x' where id = $1", [a.dishId])
    await remove(a)
    await passDays(31)
    let isAvailable = false
    const none = { dishIds: [], restaurantIds: [] }
    const purge = () => purgeDeleted(async (pictures) => (isAvailable ? none : pictures))
    await purge()
    const hasPictures = kind !== 'category' && kind !== 'import'
    expect(await countRows(table, idOf(a))).toBe(hasPictures ? 1 : 0)
    isAvailable = true
    await purge()
    expect(await countRows(table, idOf(a))).toBe(0)
  })

  test('does not count against the caps, and is not restored beyond them', async () => {
    await remove(a)
    const isOnMenu = kind !== 'restaurant' && kind !== 'menu'
    const name = kind === 'import' ? 'file_name' : 'name'
    const further = kind === 'import' ? 'source' : 'position'
    await database.query(
      isOnMenu
        ? `insert into ${table} (owner_id, menu_id, ${name}, ${further})
           select owner_id, id, n::text, ${kind === 'import' ? `'{}'` : '5 + n'}
           from menus, generate_series(1, $2::int) n where id = $1`
        : `insert into ${table} (owner_id, name) select $1, n::text from generate_series(1, $2::int) n`,
      [isOnMenu ? a.menuId : a.ownerId, room],
    )
    await expect(undo()).rejects.toThrow(LimitReachedError)
    expect(await listDeletedOfA()).toHaveLength(1)
    await database.query(`delete from ${table} where owner_id = $1 and ${name} = '1'`, [a.ownerId])
    await undo()
    expect(await listDeletedOfA()).toEqual([])
  })
})
