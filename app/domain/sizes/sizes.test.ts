import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { closeDatabase, openDatabase } from '#app/db/client.ts'
import { createTestDatabase, timeoutMs, type TestDatabase } from '../../../tests/database.ts'
import { dishForm } from '../../../tests/fixtures/owner-world.ts'
import { seedTwoOwners, type World } from '../../../tests/fixtures/two-owners.ts'
import { changePrices } from '../dishes/change-prices.ts'
import { deleteDish } from '../dishes/delete-dish.ts'
import { duplicateDish } from '../dishes/duplicate-dish.ts'
import { getDish } from '../dishes/get-dish.ts'
import { listDishes } from '../dishes/list-dishes.ts'
import { previewPrices } from '../dishes/preview-prices.ts'
import { restoreDish } from '../dishes/restore-dish.ts'
import { updateDish } from '../dishes/update-dish.ts'
import { getAssistantMenu } from '../guest-page/get-assistant-menu.ts'
import { allDishes } from '../guest-menu/guest-menu.ts'
import { duplicateMenu } from '../menus/duplicate-menu.ts'
import { getMenu } from '../menus/get-menu.ts'
import { menuVersion } from '../menus/menu-versions.ts'
import { updateMenu } from '../menus/update-menu.ts'
import { applyScheduledPrices } from '../scheduled-prices/apply-scheduled-prices.ts'
import { sizesOf } from './sizes-of.ts'

let database: TestDatabase
let a: World

const [small, large, huge] = [
  '00000000-0000-4000-8000-000000000001',
  '00000000-0000-4000-8000-000000000002',
  '00000000-0000-4000-8000-000000000003',
]

beforeEach(async () => {
  database = await createTestDatabase(inject('postgresUrl'))
  openDatabase(database.appUrl, () => undefined, { timeoutMs })
  ;({ a } = await seedTwoOwners(database))
  await database.query('delete from restaurant_prices')
  await database.query('delete from scheduled_prices')
  await setSizes(4_000, [
    { id: large, name: 'Large', priceMinor: 6_000, calories: 180 },
    { id: huge, name: 'Huge', priceMinor: null, calories: null },
  ])
})
afterEach(async () => {
  await closeDatabase()
  await database.drop()
})

const setSizes = (price: number | null, more: readonly object[]) =>
  database.query(
    `update dishes set size_id = $2, size_name = 'Small', price_minor = $3, more_sizes = $4
     where id = $1`,
    [a.dishId, small, price, JSON.stringify(more)],
  )
const sizes = async () => sizesOf(await getDish(a.member, a.dishId))
const prices = async () => (await sizes()).map(({ priceMinor }) => priceMinor)

const raise = { direction: 'raise', unit: 'percent', value: '10', ending: 'exact' }
const tomorrow = () => new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)

async function change(input: Record<string, string>) {
  const { previewVersion, prices: preview } = await previewPrices(
    a.member,
    a.menuId,
    [a.dishId],
    input,
  )
  const confirmed = { ...input, previewVersion }
  return {
    preview,
    result: await changePrices(a.member, a.menuId, [a.dishId], confirmed),
  }
}

describe('a change of prices', () => {
  test('previews and changes every size that has one', async () => {
    const { preview, result } = await change(raise)
    expect(
      preview.map(({ name, before, after }) => [name.replace(/^.*\(/, '('), before, after]),
    ).toEqual([
      ['(Small)', 4_000, 4_400],
      ['(Large)', 6_000, 6_600],
    ])
    expect(result).toMatchObject({ count: 2, missing: [] })
    expect(await prices()).toEqual([4_400, 6_600, null])
    expect((await sizes())[1]).toMatchObject({ id: large, name: 'Large', calories: 180 })
  })

  test('changes nothing if a size’s name or price has changed since', async () => {
    const { previewVersion } = await previewPrices(a.member, a.menuId, [a.dishId], raise)
    await setSizes(4_000, [{ id: large, name: 'Large', priceMinor: 6_100, calories: 180 }])
    const confirmed = { ...raise, previewVersion }
    expect(await changePrices(a.member, a.menuId, [a.dishId], confirmed)).toHaveProperty('preview')
    expect(await prices()).toEqual([4_000, 6_100])
  })

  test('from a date is applied then to the sizes that still exist', async () => {
    await change({ ...raise, starts: 'later', from: tomorrow() })
    expect(await prices()).toEqual([4_000, 6_000, null])
    const added = { id: crypto.randomUUID(), name: 'New', priceMinor: 1_000, calories: null }
    await setSizes(4_100, [added, { id: large, name: 'L', priceMinor: 6_000, calories: null }])
    await database.query("update scheduled_prices set starts_at = now() - interval '1 second'")
    await applyScheduledPrices()
    expect(await prices()).toEqual([4_400, 1_000, 6_600])
    expect((await sizes()).map(({ name }) => name)).toEqual(['Small', 'New', 'L'])
  })

  test('from a date leaves a first size without a price as it is', async () => {
    await setSizes(null, [{ id: large, name: 'Large', priceMinor: 6_000, calories: null }])
    await change({ ...raise, starts: 'later', from: tomorrow() })
    await database.query("update scheduled_prices set starts_at = now() - interval '1 second'")
    await applyScheduledPrices()
    expect(await prices()).toEqual([null, 6_600])
  })
})

test('another currency rescales the prices of every size, and those that replace them', async () => {
  await database.query(
    `insert into restaurant_prices (owner_id, restaurant_id, dish_id, price_minor, more_prices)
     select owner_id, $2, id, null, jsonb_build_object($3::text, 7050) from dishes where id = $1`,
    [a.dishId, a.restaurantId, large],
  )
  await database.query(
    `insert into scheduled_prices (owner_id, dish_id, price_minor, more_prices, starts_at)
     select owner_id, id, 5000, jsonb_build_object($2::text, 8000), now() + interval '1 day'
     from dishes where id = $1`,
    [a.dishId, large],
  )
  const setCurrency = async (currency: string) => {
    const version = menuVersion(await getMenu(a.member, a.menuId))
    return updateMenu(a.member, a.menuId, {
      name: 'Menu',
      currency,
      menuVersion: version,
    })
  }
  const replacing = async () => [
    ...(await database.query('select price_minor, more_prices from restaurant_prices')),
    ...(await database.query('select price_minor, more_prices from scheduled_prices')),
  ]
  await setCurrency('JPY')
  expect(await prices()).toEqual([40, 60, null])
  expect(await replacing()).toEqual([
    { price_minor: null, more_prices: { [large]: 71 } },
    { price_minor: 50, more_prices: { [large]: 80 } },
  ])
  await setSizes(40, [{ id: large, name: 'Large', priceMinor: 999_999_999, calories: null }])
  await expect(setCurrency('KWD')).rejects.toMatchObject({
    fields: { currency: { messageKey: 'currency_prices_too_large' } },
  })
})

test('copies of a dish and of its menu have the sizes with other ids', async () => {
  const { dish } = await duplicateDish(a.member, a.dishId, ' (copy)')
  const { menu } = await duplicateMenu(a.member, a.menuId, ' (copy)')
  const listed = await listDishes(a.member, menu.id)
  const copied = listed.find((one) => one.sizes.length > 1)
  for (const copy of [sizesOf(dish), copied?.sizes ?? []]) {
    expect(copy.map(({ name, priceMinor }) => [name, priceMinor])).toEqual([
      ['Small', 4_000],
      ['Large', 6_000],
      ['Huge', null],
    ])
    const ids = [...copy, ...(await sizes())].map(({ id }) => id)
    expect(new Set(ids).size).toBe(6)
  }
})

test('a restored dish has its sizes', async () => {
  const before = await sizes()
  await deleteDish(a.member, a.dishId)
  await restoreDish(a.member, a.dishId)
  expect(await sizes()).toEqual(before)
})

test('an assistant of several restaurants knows no prices that only some have', async () => {
  const known = async () => {
    const { menu } = await getAssistantMenu(a.member, a.menuId)
    const dish = allDishes(menu).find(({ id }) => id === a.dishId)
    return [dish?.priceVaries ?? false, ...(dish?.sizes ?? []).map(({ priceMinor }) => priceMinor)]
  }
  const shown = await database.query('select id from restaurants where menu_id = $1', [a.menuId])
  const replace = (restaurantId: unknown, more: object) =>
    database.query(
      `insert into restaurant_prices (owner_id, restaurant_id, dish_id, price_minor, more_prices)
       select owner_id, $2, id, null, $3 from dishes where id = $1`,
      [a.dishId, restaurantId, JSON.stringify(more)],
    )
  expect(await known()).toEqual([false, 4_000, 6_000, null])
  await database.query(
    `insert into restaurants (owner_id, menu_id, name) select owner_id, id, 'Another' from menus where id = $1`,
    [a.menuId],
  )
  await replace(shown[0]?.['id'], { [large]: 7_000 })
  expect(await known()).toEqual([true, 4_000, 6_000, null])
  await database.query('delete from restaurant_prices')
  await replace(shown[0]?.['id'], { gone: 7_000, [large]: 6_000 })
  expect(await known()).toEqual([false, 4_000, 6_000, null])
})

test('the previous version writes the first size, and leaves the others', async () => {
  await database.query('update dishes set price_minor = 4200, calories = 95 where id = $1', [
    a.dishId,
  ])
  expect(await prices()).toEqual([4_200, 6_000, null])
})

test('a form that the previous version rendered changes the first size, and keeps the others', async () => {
  const { updatedAt } = await getDish(a.member, a.dishId)
  const form = { ...dishForm, price: '42', calories: '95', updatedAt }
  await updateDish(a.member, a.dishId, form)
  expect(await prices()).toEqual([4_200, 6_000, null])
  expect((await sizes()).map(({ id }) => id)).toEqual([small, large, huge])
})
