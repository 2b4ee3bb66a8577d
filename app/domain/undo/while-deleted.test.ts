import { describe, expect, test } from 'vitest'
import { dishForm } from '../../../tests/fixtures/owner-world.ts'
import { updateDetails } from '../accounts/update-details.ts'
import { addCategory } from '../categories/add-category.ts'
import { deleteCategory } from '../categories/delete-category.ts'
import { listCategories } from '../categories/list-categories.ts'
import { updateCategory } from '../categories/update-category.ts'
import { addDish } from '../dishes/add-dish.ts'
import { deleteDish } from '../dishes/delete-dish.ts'
import { getDish } from '../dishes/get-dish.ts'
import { setDishImage } from '../dishes/set-dish-image.ts'
import { NotFoundError } from '../errors.ts'
import { allDishes } from '../guest-menu/guest-menu.ts'
import { getGuestPage } from '../guest-page/get-guest-page.ts'
import { deleteMenu } from '../menus/delete-menu.ts'
import { getMenu } from '../menus/get-menu.ts'
import { menuVersion } from '../menus/menu-versions.ts'
import { updateMenu } from '../menus/update-menu.ts'
import { deleteRestaurant } from '../restaurants/delete-restaurant.ts'
import { restore } from './restore.ts'
import { a, database, useTwoOwners } from './undo.fixture.ts'

useTwoOwners()

const undoDish = (id: string) => restore(a.member, { kind: 'dish', id })
const removeCategory = (id: string) => deleteCategory(a.member, a.menuId, id)
const undoCategory = (id: string) => restore(a.member, { kind: 'category', id })
const moveBelow = async (id: string, parentId: string) => {
  const category = (await listCategories(a.member, a.menuId)).find((one) => one.id === id)
  await updateCategory(a.member, a.menuId, id, { ...category, parentId })
}
const add = async (name: string, parentId?: string) =>
  (await addCategory(a.member, a.menuId, { name, parentId })).id

describe('a new currency', () => {
  const changeTo = async (currency: string) => {
    const menu = await getMenu(a.member, a.menuId)
    const form = { name: menu.name, currency, menuVersion: menuVersion(menu) }
    await updateMenu(a.member, a.menuId, form)
  }

  test('has the prices of a deleted dish, too', async () => {
    await database.query('update dishes set price_minor = 14500 where id = $1', [a.dishId])
    await database.query(
      `insert into restaurant_prices (owner_id, restaurant_id, dish_id, price_minor)
       values ($1, $2, $3, 15500)
       on conflict (restaurant_id, dish_id) do update set price_minor = excluded.price_minor`,
      [a.ownerId, a.restaurantId, a.dishId],
    )
    await deleteDish(a.member, a.dishId)
    await changeTo('JPY')
    await undoDish(a.dishId)
    expect((await getDish(a.member, a.dishId)).priceMinor).toBe(145)
    const prices = await database.query(
      'select price_minor from restaurant_prices where dish_id = $1',
      [a.dishId],
    )
    expect(prices).toEqual([{ price_minor: 155 }])
  })

  test('is rejected if the price of a deleted dish does not fit', async () => {
    await changeTo('JPY')
    await database.query('update dishes set price_minor = 100000000 where id = $1', [a.dishId])
    await deleteDish(a.member, a.dishId)
    await expect(changeTo('TRY')).rejects.toMatchObject({
      fields: { currency: { messageKey: 'currency_deleted_prices_too_large' } },
    })
  })
})

test('a new time zone is that of everything deleted, too', async () => {
  const hours = JSON.stringify({ timeZone: 'UTC' })
  await database.query('update restaurants set visit = $1 where id = $2', [hours, a.restaurantId])
  await database.query('update categories set service = $1 where id = $2', [hours, a.categoryId])
  const other = await add('Alone')
  await database.query('update categories set service = $1 where id = $2', [hours, other])
  await removeCategory(other)
  await deleteRestaurant(a.member, a.restaurantId)
  await deleteMenu(a.member, a.menuId)
  await updateDetails(a.member, {
    firstName: 'A',
    lastName: 'B',
    timeZone: 'Europe/Berlin',
  })
  const zones = await database.query(
    `select visit->>'timeZone' as zone from restaurants where id = $1 union all
     select service->>'timeZone' from categories where id = any($2)`,
    [a.restaurantId, [a.categoryId, other]],
  )
  expect(zones).toEqual(Array.from({ length: 3 }, () => ({ zone: 'Europe/Berlin' })))
})

describe('categories never nest two levels deep', () => {
  const parents = async () =>
    new Map((await listCategories(a.member, a.menuId)).map(({ id, parentId }) => [id, parentId]))

  test('after a former sub-category was given a sub-category', async () => {
    const top = await add('P')
    const sub = await add('S', top)
    await removeCategory(top)
    const inner = await add('T', sub)
    await removeCategory(sub)
    await undoCategory(top)
    await undoCategory(sub)
    expect([(await parents()).get(sub), (await parents()).get(inner)]).toEqual([top, null])
  })

  test('after the former parent has become a sub-category', async () => {
    const [other, top] = [await add('Q'), await add('P')]
    const sub = await add('S', top)
    await removeCategory(sub)
    await moveBelow(top, other)
    await removeCategory(top)
    await undoCategory(sub)
    await undoCategory(top)
    expect([(await parents()).get(top), (await parents()).get(sub)]).toEqual([other, null])
  })
})

test('a dish in a category that is nested too deep is still on the menu', async () => {
  const sub = await add('Sub', a.categoryId)
  const deep = await add('Deep')
  await database.query('update categories set parent_id = $1 where id = $2', [sub, deep])
  await database.query(
    'update dishes set main_category_id = $1, sub_category_id = $2 where id = $3',
    [deep, null, a.dishId],
  )
  const { menu } = await getGuestPage(a.slug)
  expect(menu && allDishes(menu).map(({ id }) => id)).toEqual([a.dishId])
})

test('a deleted dish moves with its category', async () => {
  const [top, sub] = [await add('Top'), await add('Sub')]
  const { id } = await addDish(a.member, a.menuId, {
    ...dishForm,
    mainCategoryId: sub,
  })
  await deleteDish(a.member, id)
  await moveBelow(sub, top)
  await removeCategory(sub)
  await undoDish(id)
  expect(await getDish(a.member, id)).toMatchObject({
    mainCategoryId: top,
    subCategoryId: null,
  })
})

test('a picture stored while its dish was being deleted belongs to the dish', async () => {
  const upload = setDishImage(a.member, a.dishId, async () => {
    await deleteDish(a.member, a.dishId)
    return '/images/x.webp'
  })
  await expect(upload).rejects.toThrow(NotFoundError)
  await undoDish(a.dishId)
  expect((await getDish(a.member, a.dishId)).imageUrl).toBe('/images/x.webp')
})
