import { beforeEach, describe, expect, test } from 'vitest'
import {
  dishForm,
  exportWithoutVersions,
  restaurantForm,
} from '../../../tests/fixtures/owner-world.ts'
import { addCategory } from '../categories/add-category.ts'
import { deleteCategory } from '../categories/delete-category.ts'
import { listCategories } from '../categories/list-categories.ts'
import { updateCategory } from '../categories/update-category.ts'
import { addDish } from '../dishes/add-dish.ts'
import { deleteDish } from '../dishes/delete-dish.ts'
import { getDish } from '../dishes/get-dish.ts'
import { listDishes } from '../dishes/list-dishes.ts'
import { ConflictError } from '../errors.ts'
import { getGuestPage } from '../guest-page/get-guest-page.ts'
import { addMenu } from '../menus/add-menu.ts'
import { deleteMenu } from '../menus/delete-menu.ts'
import { listMenus } from '../menus/list-menus.ts'
import { addRestaurant } from '../restaurants/add-restaurant.ts'
import { chooseMenus } from '../restaurants/choose-menus.ts'
import { deleteRestaurant } from '../restaurants/delete-restaurant.ts'
import { getRestaurant } from '../restaurants/get-restaurant.ts'
import { updateRestaurant } from '../restaurants/update-restaurant.ts'
import { keptDeletions } from '../deleted/kept-deletions.ts'
import { listDeleted } from '../deleted/list-deleted.ts'
import { restore } from './restore.ts'
import {
  a,
  b,
  countRows,
  database,
  guestDishes,
  listDeletedOfA,
  useTwoOwners,
} from './undo.fixture.ts'
import { ownerMember } from '../../../tests/fixtures/owner-member.ts'

useTwoOwners()

describe('what was deleted one by one', () => {
  test('comes back to its place, in any order', async () => {
    const { id: menuId } = await addMenu(a.member, { name: 'Summer' })
    const ids: string[] = []
    for (const name of ['a', 'b', 'c', 'd', 'e']) {
      ids.push((await addDish(a.member, menuId, { ...dishForm, name })).id)
    }
    const order = async () => (await listDishes(a.member, menuId)).map(({ name }) => name).join('')
    const [first = '', second = '', , fourth = ''] = ids
    for (const id of [first, second, fourth]) await deleteDish(a.member, id)
    expect(await order()).toBe('ce')
    for (const id of [fourth, second, first]) await restore(a.member, { kind: 'dish', id })
    expect(await order()).toBe('abcde')
    await deleteDish(a.member, fourth)
    await addDish(a.member, menuId, { ...dishForm, name: 'f' })
    await restore(a.member, { kind: 'dish', id: fourth })
    expect(await order()).toBe('abcdef')
  })

  test('a dish needs its menu first', async () => {
    await deleteDish(a.member, a.dishId)
    await deleteMenu(a.member, a.menuId)
    expect((await listDeleted(a.member)).items).toMatchObject([
      { kind: 'menu', id: a.menuId, menu: null },
      { kind: 'dish', menu: { id: a.menuId, name: 'Menu a', isDeleted: true } },
    ])
    const dish = { kind: 'dish', id: a.dishId } as const
    await expect(restore(a.member, dish)).rejects.toThrow(
      new ConflictError('menu_deleted_too', { menu: 'Menu a' }),
    )
    await restore(a.member, { kind: 'menu', id: a.menuId })
    expect(await guestDishes()).toEqual([])
    await restore(a.member, dish)
    expect(await guestDishes()).toEqual([a.dishId])
  })

  test('a restored menu does not replace the menu that the restaurant shows now', async () => {
    await deleteMenu(a.member, a.menuId)
    const { id: menuId } = await addMenu(a.member, { name: 'Other' })
    await chooseMenus(a.member, a.restaurantId, { menuId })
    await restore(a.member, { kind: 'menu', id: a.menuId })
    expect((await getRestaurant(a.member, a.restaurantId)).menuId).toBe(menuId)
  })

  test('a restaurant gets its menu back, whichever returns first', async () => {
    for (const order of [['menu', 'restaurant'] as const, ['restaurant', 'menu'] as const]) {
      await deleteRestaurant(a.member, a.restaurantId)
      await deleteMenu(a.member, a.menuId)
      for (const kind of order)
        await restore(a.member, {
          kind,
          id: kind === 'menu' ? a.menuId : a.restaurantId,
        })
      expect(await guestDishes()).toEqual([a.dishId])
    }
  })
})

describe('nested categories', () => {
  let sub: string
  let dish: string

  beforeEach(async () => {
    const { ownerId, menuId, categoryId } = a
    sub = (await addCategory(ownerMember(ownerId), menuId, { name: 'Sub', parentId: categoryId }))
      .id
    const place = { mainCategoryId: categoryId, subCategoryId: sub }
    dish = (await addDish(ownerMember(ownerId), menuId, { ...dishForm, ...place })).id
  })

  const remove = (id: string) => deleteCategory(a.member, a.menuId, id)
  const undo = (id: string) => restore(a.member, { kind: 'category', id })
  const parentOf = async (id: string) =>
    (await listCategories(a.member, a.menuId)).find((category) => category.id === id)?.parentId
  const placeOf = async (id: string) => {
    const { mainCategoryId, subCategoryId } = await getDish(a.member, id)
    return [mainCategoryId, subCategoryId]
  }

  test('come back with their dishes, in any order of deletions and undos', async () => {
    const before = await exportWithoutVersions(a.member)
    const main = a.categoryId
    const orders = [
      [main, sub],
      [sub, main],
    ]
    for (const deletions of orders) {
      for (const undos of orders) {
        for (const id of deletions) await remove(id)
        expect(await placeOf(dish)).toEqual([null, null])
        for (const id of undos) await undo(id)
        expect(await exportWithoutVersions(a.member)).toBe(before)
      }
    }
  })

  test('come back to a dish that was deleted meanwhile', async () => {
    const before = await exportWithoutVersions(a.member)
    await deleteDish(a.member, dish)
    await remove(sub)
    await restore(a.member, { kind: 'dish', id: dish })
    expect(await placeOf(dish)).toEqual([a.categoryId, null])
    await undo(sub)
    expect(await exportWithoutVersions(a.member)).toBe(before)
  })

  test('leave dishes alone that were moved since', async () => {
    const { ownerId, menuId } = a
    await remove(sub)
    const { id: other } = await addCategory(ownerMember(ownerId), menuId, { name: 'Other' })
    await database.query('update dishes set main_category_id = $2 where id = $1', [dish, other])
    await undo(sub)
    expect(await placeOf(dish)).toEqual([other, null])
    expect(await parentOf(sub)).toBe(a.categoryId)
  })

  test('never nest two levels deep', async () => {
    const { ownerId, menuId, categoryId: main } = a
    await remove(main)
    await addCategory(ownerMember(ownerId), menuId, { name: 'Below', parentId: sub })
    await undo(main)
    expect(await parentOf(sub)).toBeNull()
    expect(await placeOf(dish)).toEqual([sub, null])

    const { id: inner } = await addCategory(ownerMember(ownerId), menuId, {
      name: 'Inner',
      parentId: main,
    })
    await remove(inner)
    const { id: top } = await addCategory(ownerMember(ownerId), menuId, { name: 'Top' })
    const moved = (await listCategories(ownerMember(ownerId), menuId)).find(({ id }) => id === main)
    await updateCategory(ownerMember(ownerId), menuId, main, { ...moved, parentId: top })
    await undo(inner)
    expect(await parentOf(inner)).toBeNull()
  })
})

describe('the slug of a deleted restaurant', () => {
  const takeSlug = async (ownerId: string) => {
    const { id, updatedAt } = await addRestaurant(ownerMember(ownerId), { name: 'Lale' })
    await updateRestaurant(ownerMember(ownerId), id, {
      ...restaurantForm,
      isActive: 'on',
      slug: a.slug,
      updatedAt,
    })
    return id
  }

  test('is not available to others', async () => {
    await deleteRestaurant(a.member, a.restaurantId)
    await expect(takeSlug(b.ownerId)).rejects.toMatchObject({
      fields: { slug: { messageKey: 'slug_taken' } },
    })
  })

  test('goes to another restaurant of its owner, and an undo says so', async () => {
    await deleteRestaurant(a.member, a.restaurantId)
    const id = await takeSlug(a.ownerId)
    const undo = () => restore(a.member, { kind: 'restaurant', id: a.restaurantId })
    expect(await undo()).toEqual({ name: 'Place a', count: 1, lostSlug: a.slug })
    expect((await getGuestPage(a.slug)).restaurant.id).toBe(id)
    expect((await getGuestPage(a.restaurantId)).restaurant).toMatchObject({ slug: null })
    expect(await undo()).toEqual({ name: 'Place a', count: 1, lostSlug: null })
  })

  test('comes back if it is free again', async () => {
    await deleteRestaurant(a.member, a.restaurantId)
    const other = await takeSlug(a.ownerId)
    await deleteRestaurant(a.member, other)
    const undo = (id: string) => restore(a.member, { kind: 'restaurant', id })
    expect((await undo(a.restaurantId)).lostSlug).toBeNull()
    expect((await getGuestPage(a.slug)).restaurant.id).toBe(a.restaurantId)
    expect((await undo(other)).lostSlug).toBe(a.slug)
  })

  test('is lost if another owner has it now', async () => {
    await deleteRestaurant(a.member, a.restaurantId)
    await database.query('update restaurants set slug = null, former_slug = slug where id = $1', [
      a.restaurantId,
    ])
    await takeSlug(b.ownerId)
    expect(await restore(a.member, { kind: 'restaurant', id: a.restaurantId })).toEqual({
      name: 'Place a',
      count: 1,
      lostSlug: a.slug,
    })
  })
})

test('a form that is sent again after its row was deleted adds one more row', async () => {
  const form = { name: 'Summer', key: crypto.randomUUID() }
  const { id } = await addMenu(a.member, form)
  await deleteMenu(a.member, id)
  const again = await Promise.all([addMenu(a.member, form), addMenu(a.member, form)])
  expect(new Set(again.map((menu) => menu.id)).size).toBe(1)
  expect(again[0]?.id).not.toBe(id)
  await restore(a.member, { kind: 'menu', id })
  const menus = await listMenus(a.member)
  expect(menus.map(({ name }) => name)).toEqual(['Menu a', 'Summer', 'Summer'])
})

test('an owner’s oldest deleted menus make room for newer ones', async () => {
  await database.query("update dishes set image_url = '/x' where id = $1", [a.dishId])
  await deleteMenu(a.member, a.menuId)
  await database.query(
    `insert into menus (owner_id, name, deleted_at)
     select $1, n::text, now() + n * interval '1 s' from generate_series(1, $2::int) n`,
    [a.ownerId, keptDeletions.menu - 1],
  )
  const { id } = await addMenu(a.member, { name: 'Newest' })
  expect(await countRows('menus', a.menuId)).toBe(1)
  expect(await deleteMenu(a.member, id)).toEqual({
    dishIds: [a.dishId],
    restaurantIds: [],
  })
  expect(await countRows('menus', a.menuId)).toBe(0)
  expect(await listDeletedOfA()).toHaveLength(keptDeletions.menu)
})
