import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { closeDatabase, openDatabase } from '#app/db/client.ts'
import { createTestDatabase, timeoutMs, type TestDatabase } from '../../../tests/database.ts'
import { seedTwoOwners, type World } from '../../../tests/fixtures/two-owners.ts'
import { dishForm } from '../../../tests/fixtures/owner-world.ts'
import { updateDetails } from '../accounts/update-details.ts'
import { deleteDish } from '../dishes/delete-dish.ts'
import { duplicateDish } from '../dishes/duplicate-dish.ts'
import { getDish, getDishWithFacts } from '../dishes/get-dish.ts'
import { updateDish } from '../dishes/update-dish.ts'
import { InvalidFieldsError } from '../errors.ts'
import { restoreDish } from '../dishes/restore-dish.ts'
import { deleteMenu } from '../menus/delete-menu.ts'
import { duplicateMenu } from '../menus/duplicate-menu.ts'
import { getMenu } from '../menus/get-menu.ts'
import { menuVersion } from '../menus/menu-versions.ts'
import { restoreMenu } from '../menus/restore-menu.ts'
import { updateMenu } from '../menus/update-menu.ts'
import { addToDate, dateAt, startOfDate } from './dates.ts'
import { applyScheduledPrices } from './apply-scheduled-prices.ts'
import { ownerMember } from '../../../tests/fixtures/owner-member.ts'

let database: TestDatabase
let a: World
let b: World

beforeEach(async () => {
  database = await createTestDatabase(inject('postgresUrl'))
  openDatabase(database.appUrl, () => undefined, { timeoutMs })
  // Each has a price of 200.00 scheduled for the next hour.
  ;({ a, b } = await seedTwoOwners(database))
  await database.query('update dishes set price_minor = 14500')
})
afterEach(async () => {
  await closeDatabase()
  await database.drop()
})

const makeDue = (world: World) =>
  database.query(
    "update scheduled_prices set starts_at = now() - interval '1 second' where owner_id = $1",
    [world.ownerId],
  )
const priceOf = async ({ ownerId, dishId }: World) =>
  (await getDish(ownerMember(ownerId), dishId)).priceMinor
const scheduledOf = async ({ ownerId, dishId }: World) =>
  (await getDishWithFacts(ownerMember(ownerId), dishId)).scheduled
const countScheduled = async () => (await database.query('select from scheduled_prices')).length

describe('a scheduled price', () => {
  test('becomes the dish’s price at its moment, and is then no longer scheduled', async () => {
    await applyScheduledPrices()
    expect(await priceOf(a)).toBe(14_500)
    await makeDue(a)
    const [before] = await database.query('select updated_at from menus where id = $1', [a.menuId])
    await applyScheduledPrices()
    expect([await priceOf(a), await scheduledOf(a)]).toEqual([20_000, null])
    expect([await priceOf(b), await countScheduled()]).toEqual([14_500, 1])
    const [after] = await database.query('select updated_at from menus where id = $1', [a.menuId])
    expect(after).not.toEqual(before)
  })

  test('is applied even if another menu’s can’t be', async () => {
    await makeDue(a)
    await makeDue(b)
    await database.query(
      `create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$`,
    )
    await database.query(
      `create trigger refuse before update on dishes for each row
       when (old.id = '${a.dishId}') execute function refuse()`,
    )
    await expect(applyScheduledPrices()).rejects.toThrow(AggregateError)
    expect([await priceOf(a), await priceOf(b)]).toEqual([14_500, 20_000])
  })

  test('is looked for at full ten seconds of Postgres’s clock', async () => {
    const clock = async () => {
      const [row] = await database.query(
        'select extract(epoch from clock_timestamp())::float8 * 1000 as ms',
      )
      return Number(row?.['ms'])
    }
    const before = await clock()
    const wait = await applyScheduledPrices()
    const after = await clock()
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(10_000)
    const lastTen = Math.floor((after + wait) / 10_000) * 10_000
    expect(lastTen).toBeGreaterThanOrEqual(before + wait)
  })

  test('is applied once, however many processes do it at once', async () => {
    await database.query(
      `with many as (insert into dishes (owner_id, menu_id, name, price_minor)
         select owner_id, menu_id, 'Dish ' || n, 100 from dishes, generate_series(1, 450) n
         where dishes.id = any($1) returning id, owner_id)
       insert into scheduled_prices (owner_id, dish_id, price_minor, starts_at)
         select owner_id, id, 20000, now() from many`,
      [[a.dishId, b.dishId]],
    )
    await database.query('create table written (dish_id uuid)')
    await database.query(
      `create function note() returns trigger language plpgsql security definer as
       'begin insert into written values (new.id); return new; end'`,
    )
    await database.query(
      'create trigger noted after update on dishes for each row execute function note()',
    )
    await Promise.all(Array.from({ length: 4 }, () => applyScheduledPrices()))
    const [written] = await database.query(
      'select count(*)::int as all, count(distinct dish_id)::int as dishes from written',
    )
    expect(written).toEqual({ all: 900, dishes: 900 })
    expect(await countScheduled()).toBe(2)
  })

  test('is applied to a deleted dish too, so that it returns with its current price', async () => {
    await deleteDish(a.member, a.dishId)
    await deleteMenu(b.member, b.menuId)
    await makeDue(a)
    await makeDue(b)
    await applyScheduledPrices()
    await restoreDish(a.member, a.dishId)
    await restoreMenu(b.member, b.menuId)
    expect([await priceOf(a), await priceOf(b)]).toEqual([20_000, 20_000])
  })

  test('is kept while its dish is deleted', async () => {
    const before = await scheduledOf(a)
    await deleteDish(a.member, a.dishId)
    await restoreDish(a.member, a.dishId)
    expect(await scheduledOf(a)).toEqual(before)
  })

  test('isn’t copied with its dish or menu', async () => {
    await duplicateDish(a.member, a.dishId, ' (copy)')
    await duplicateMenu(a.member, a.menuId, ' (copy)')
    expect(await countScheduled()).toBe(2)
  })

  test('is rescaled like prices when the currency changes, also of a deleted dish', async () => {
    const choose = async (currency: string) => {
      const menu = await getMenu(a.member, a.menuId)
      await updateMenu(a.member, a.menuId, {
        name: menu.name,
        currency,
        menuVersion: menuVersion(menu),
      })
    }
    await choose('TRY')
    await choose('JPY')
    expect([await priceOf(a), (await scheduledOf(a))?.priceMinor]).toEqual([145, 200])
    await deleteDish(a.member, a.dishId)
    await choose('TRY')
    await restoreDish(a.member, a.dishId)
    expect([await priceOf(a), (await scheduledOf(a))?.priceMinor]).toEqual([14_500, 20_000])
    await database.query('update scheduled_prices set price_minor = 900000000')
    await expect(choose('KWD')).rejects.toMatchObject({
      fields: { currency: { messageKey: 'currency_prices_too_large' } },
    })
  })

  test('begins on the same date in another time zone', async () => {
    const details = { firstName: 'A', lastName: 'B', phone: null, timeZone: 'Europe/Istanbul' }
    await updateDetails(a.member, details)
    await database.query(
      `update scheduled_prices set starts_at = '2040-12-01T00:00+03:00' where owner_id = $1`,
      [a.ownerId],
    )
    await updateDetails(a.member, { ...details, timeZone: 'America/New_York' })
    expect(await scheduledOf(a)).toMatchObject({ from: '2040-12-01' })
    const [row] = await database.query(
      'select starts_at from scheduled_prices where owner_id = $1',
      [a.ownerId],
    )
    expect(row).toEqual({ starts_at: new Date('2040-12-01T05:00:00Z') })
  })

  test('on a date outside the range stays valid until the date is changed', async () => {
    await database.query("update owners set time_zone = 'UTC' where id = $1", [a.ownerId])
    // As after a move to a time zone further west, where the last date is a day earlier.
    const from = addToDate(dateAt('UTC', Date.now()), { days: 1, years: 1 })
    await database.query('update scheduled_prices set starts_at = $1 where owner_id = $2', [
      startOfDate('UTC', from),
      a.ownerId,
    ])
    const save = async (nextPrice: string, nextPriceFrom: string) => {
      const { updatedAt } = await getDish(a.member, a.dishId)
      const form = { ...dishForm, nextPrice, nextPriceFrom, updatedAt }
      return updateDish(a.member, a.dishId, form)
    }
    await save('200', from)
    expect(await scheduledOf(a)).toEqual({ priceMinor: 20_000, morePrices: {}, from })
    await expect(save('200', addToDate(from, { days: 1 }))).rejects.toMatchObject({
      fields: { nextPriceFrom: { messageKey: 'start_too_late' } },
    })
    await save('', '')
    await expect(save('200', from)).rejects.toThrow(InvalidFieldsError)
  })
})
