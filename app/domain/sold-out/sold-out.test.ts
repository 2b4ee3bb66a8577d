import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { asSystem } from '#app/db/actors.ts'
import { closeDatabase, openDatabase } from '#app/db/client.ts'
import { createTestDatabase, timeoutMs, type TestDatabase } from '../../../tests/database.ts'
import { seedTwoOwners } from '../../../tests/fixtures/two-owners.ts'
import { endOfDay } from './end-of-day.ts'
import { endSoldOut } from './end-sold-out.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'))
  openDatabase(database.appUrl, () => undefined, { connections: 2, timeoutMs })
})
afterAll(async () => {
  await closeDatabase()
  await database.drop()
})

test.each([
  ['in the evening', '2026-11-26T20:30:00Z', '2026-11-27T01:00:00Z'],
  ['a minute before', '2026-11-27T00:59:00Z', '2026-11-27T01:00:00Z'],
  ['at the end', '2026-11-27T01:00:00Z', '2026-11-28T01:00:00Z'],
])('a day ends at the next 4:00 in Istanbul: %s', async (_, moment, end) => {
  expect(await endOf(moment, 'Europe/Istanbul')).toEqual(new Date(end))
})

test.each([
  // Clocks go forward in the night of 29 March 2026, and back in that of 25 October.
  ['2026-03-28T21:00:00Z', '2026-03-29T02:00:00Z'],
  ['2026-10-24T21:00:00Z', '2026-10-25T03:00:00Z'],
])('and in Berlin in the nights when clocks change: %s', async (moment, end) => {
  expect(await endOf(moment, 'Europe/Berlin')).toEqual(new Date(end))
})

async function endOf(moment: string, timeZone: string): Promise<Date> {
  const end = endOfDay(sql`${moment}::timestamptz`, sql`${timeZone}::text`)
  const { rows } = await asSystem('test', (transaction) =>
    transaction.execute(sql`select ${end} as end`),
  )
  return new Date(String(rows[0]?.['end']))
}

test('dishes whose day has ended are available again, all others stay sold out', async () => {
  const { a, b } = await seedTwoOwners(database)
  await database.query(`update sold_out set until = now() where restaurant_id = $1`, [
    a.restaurantId,
  ])
  await endSoldOut()
  expect(await database.query('select restaurant_id from sold_out')).toEqual([
    { restaurant_id: b.restaurantId },
  ])
})
