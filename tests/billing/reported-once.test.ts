import { expect, inject, test, vi } from 'vitest'
import { reportOverage, type ReportProblem } from '#app/domain/billing/report-overage.ts'
import { createTestDatabase, patienceMs } from '../database.ts'
import { BillingWorld } from './billing-world.ts'

const fail = ({ reason }: ReportProblem) => expect.fail(String(reason))

test('usage is reported once by two concurrent processes', async () => {
  const database = await createTestDatabase(inject('postgresUrl'))
  const world = await BillingWorld.open(database, { now: () => Math.trunc(Date.now() / 1_000) })
  const { customer } = await world.subscribe(await world.addOwner())
  const owed = await database.query(
    `insert into overage_reports (message_id, stripe_customer_id, used_at)
     select gen_random_uuid(), $1, now() from generate_series(1, 30) returning message_id`,
    [customer],
  )
  // A process has its own modules and, with them, its own pool.
  vi.resetModules()
  const other = await import('#app/db/client.ts')
  const there = await import('#app/domain/billing/report-overage.ts')
  other.openDatabase(database.appUrl, () => undefined, { patienceMs })
  const reportAll = async (report: typeof reportOverage) => {
    while ((await report(world.shop.payments, fail)) > 0);
  }
  await Promise.all([reportAll(reportOverage), reportAll(there.reportOverage)])
  expect(world.asked).toEqual(Array(30).fill('reportUsage'))
  const counted = world.stripe.state.meterEvents.map(({ identifier }) => identifier)
  expect(counted.toSorted()).toEqual(owed.map((row) => String(row['message_id'])).toSorted())
  expect(await database.query('select 1 from overage_reports')).toEqual([])
  await other.closeDatabase()
  await world.close()
  await database.drop()
})
