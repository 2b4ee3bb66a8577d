import { expect, inject, test, vi } from 'vitest'
import { reportOverage, type ReportProblem } from '#app/domain/billing/report-overage.ts'
import { createTestDatabase, timeoutMs } from '../database.ts'
import { BillingWorld } from './billing-world.ts'

const fail = ({ reason }: ReportProblem) => expect.fail(String(reason))

test('two concurrent processes report usage once', async () => {
  const database = await createTestDatabase(inject('postgresUrl'))
  const world = await BillingWorld.open(database, { now: () => Math.trunc(Date.now() / 1_000) })
  const { customer } = await world.subscribe(await world.addOwner())
  const pending = await database.query(
    `insert into overage_reports (message_id, stripe_customer_id, used_at)
     select gen_random_uuid(), $1, now() from generate_series(1, 30) returning message_id`,
    [customer],
  )
  // Separate modules simulate another process with another pool.
  vi.resetModules()
  const otherClient = await import('#app/db/client.ts')
  const otherModule = await import('#app/domain/billing/report-overage.ts')
  otherClient.openDatabase(database.appUrl, () => undefined, { timeoutMs })
  const reportAll = async (report: typeof reportOverage) => {
    while ((await report(world.billing.payments, fail)) > 0);
  }
  await Promise.all([reportAll(reportOverage), reportAll(otherModule.reportOverage)])
  expect(world.calls).toEqual(Array(30).fill('reportUsage'))
  const countedIds = world.stripe.state.meterEvents.map(({ identifier }) => identifier)
  expect(countedIds.toSorted()).toEqual(pending.map((row) => String(row['message_id'])).toSorted())
  expect(await database.query('select 1 from overage_reports')).toEqual([])
  await otherClient.closeDatabase()
  await world.close()
  await database.drop()
})
