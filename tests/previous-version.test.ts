import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { closeDatabase, openDatabase } from '#app/db/client.ts'
import { allDishes } from '#app/domain/guest-menu/guest-menu.ts'
import { getGuestPage } from '#app/domain/guest-page/get-guest-page.ts'
import { asProblem } from '#app/http/problem.ts'
import { createTestDatabase, timeoutMs, type TestDatabase } from './database.ts'
import { seedTwoOwners, type World } from './fixtures/two-owners.ts'

/*
 * The previous version, which doesn’t know sizes, may run beside this one (decision 028). These are the
 * statements with which it changes prices.
 */

let database: TestDatabase
let a: World

const [small, large] = [
  '00000000-0000-4000-8000-000000000001',
  '00000000-0000-4000-8000-000000000002',
]

beforeEach(async () => {
  database = await createTestDatabase(inject('postgresUrl'))
  openDatabase(database.appUrl, () => undefined, { timeoutMs })
  ;({ a } = await seedTwoOwners(database))
  await database.query('delete from restaurant_prices')
  await database.query('delete from scheduled_prices')
  await database.query(
    `update dishes set price_minor = 4000, size_id = $2, size_name = 'Small', more_sizes = $3
     where id = $1`,
    [
      a.dishId,
      small,
      JSON.stringify([{ id: large, name: 'Large', priceMinor: 6_000, calories: null }]),
    ],
  )
})
afterEach(async () => {
  await closeDatabase()
  await database.drop()
})

/** Runs statements in one transaction as the previous version does. */
async function asPreviousVersion(role: 'owner' | 'system', statements: readonly string[]) {
  const client = new Client({ connectionString: database.appUrl })
  await client.connect()
  try {
    await client.query('begin')
    await client.query(
      `select set_config('role', $1, true), set_config('app.owner_id', $2, true)`,
      [`chefin_${role}`, a.ownerId],
    )
    for (const statement of statements) await client.query(statement)
    await client.query('commit')
  } finally {
    await client.end()
  }
}

/** The price of each size as guests see it. */
async function guestPrices() {
  const { menu } = await getGuestPage(a.slug)
  const dish = menu && allDishes(menu).find(({ id }) => id === a.dishId)
  return dish?.sizes.map(({ priceMinor }) => priceMinor)
}

async function expectRefused(statements: readonly string[]) {
  const error: unknown = await asPreviousVersion('owner', statements).then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(asProblem(error, 'en')).toMatchObject({ status: 503, code: 'unavailable' })
}

describe('what the previous version would change for the first size only', () => {
  test('is refused: a price or calories, as a form of this version may have another first size', async () => {
    await expectRefused([`update dishes set price_minor = 6000 where id = '${a.dishId}'`])
    await expectRefused([`update dishes set calories = 90 where id = '${a.dishId}'`])
    expect(await guestPrices()).toEqual([4_000, 6_000])
  })

  test('is refused: another currency, also for options and deleted dishes', async () => {
    const toYen = [`update menus set currency = 'JPY' where id = '${a.menuId}'`]
    await expectRefused(toYen)
    await database.query(`update dishes set more_sizes = '[]', option_groups = $2 where id = $1`, [
      a.dishId,
      JSON.stringify([{ options: [{ extraMinor: 500 }] }]),
    ])
    await database.query('update dishes set deleted_at = now() where id = $1', [a.dishId])
    await expectRefused(toYen)
    await database.query(`update dishes set option_groups = '[]' where id = $1`, [a.dishId])
    await asPreviousVersion('owner', toYen)
    const [menu] = await database.query('select currency from menus where id = $1', [a.menuId])
    expect(menu).toEqual({ currency: 'JPY' })
  })
})

test('the rest of a dish’s form is saved by the previous version', async () => {
  await asPreviousVersion('owner', [
    `update dishes set name = 'Buttermilk', price_minor = 4000, calories = calories
     where id = '${a.dishId}'`,
  ])
  const [dish] = await database.query('select name from dishes where id = $1', [a.dishId])
  expect(dish).toEqual({ name: 'Buttermilk' })
})

test('it keeps the portion of each size, wherever the size moves', async () => {
  const portion = { amount: 500, unit: 'ml' }
  await database.query('update dishes set portion = $2 where id = $1', [a.dishId, portion])
  const swapped = JSON.stringify([{ id: small, name: 'Small', priceMinor: 4_000, calories: null }])
  await asPreviousVersion('owner', [
    `update dishes set size_id = '${large}', size_name = 'Large', more_sizes = '${swapped}'
     where id = '${a.dishId}'`,
  ])
  const [dish] = await database.query(
    `select portion, more_sizes->0->'portion' as further from dishes where id = $1`,
    [a.dishId],
  )
  expect(dish).toEqual({ portion: null, further: portion })
})

test.each([
  [4_500, 4_500],
  [0, 4_000],
])('it applies the scheduled prices of all sizes: %i', async (scheduled, first) => {
  await database.query(
    `insert into scheduled_prices (owner_id, dish_id, price_minor, more_prices, starts_at)
     values ($1, $2, $3, $4, now() - interval '1 second')`,
    [a.ownerId, a.dishId, scheduled, JSON.stringify({ [large]: 7_000 })],
  )
  await asPreviousVersion('system', [
    `update dishes set price_minor = scheduled_prices.price_minor from scheduled_prices
     where dishes.id = scheduled_prices.dish_id and starts_at <= now()`,
    'delete from scheduled_prices where starts_at <= now()',
  ])
  expect(await guestPrices()).toEqual([first, 7_000])
})

test('it leaves a restaurant’s prices of further sizes', async () => {
  await database.query(
    `insert into restaurant_prices (owner_id, restaurant_id, dish_id, price_minor, more_prices)
     values ($1, $2, $3, 4400, $4)`,
    [a.ownerId, a.restaurantId, a.dishId, JSON.stringify({ [large]: 6_600 })],
  )
  expect(await guestPrices()).toEqual([4_400, 6_600])
  await asPreviousVersion('owner', [`delete from restaurant_prices where dish_id = '${a.dishId}'`])
  expect(await guestPrices()).toEqual([4_000, 6_600])
})

test('a price of 0 means no price', async () => {
  await database.query('update dishes set price_minor = 0 where id = $1', [a.dishId])
  expect(await guestPrices()).toEqual([null, 6_000])
})
