import { closeDatabase, openDatabase } from '#app/db/client.ts'
import { deleteExpired } from '#app/domain/accounts/delete-expired.ts'
import { deleteOldActivity } from '#app/domain/audit/delete-old-activity.ts'
import { renewFreeSubscriptions } from '#app/domain/billing/renew-free-subscriptions.ts'
import { eraseOldMessages } from '#app/domain/conversations/erase-old-messages.ts'
import { storeConversationTotals } from '#app/domain/conversations/store-conversation-totals.ts'
import { purgeDeleted } from '#app/domain/deleted/purge-deleted.ts'
import { purgeFormerPictures } from '#app/domain/pictures/purge-former-pictures.ts'
import { setObserver, type Observer } from '#app/telemetry/index.ts'
import type { Row } from '../bench.ts'
import type { World } from './open-world.ts'

const retentionDays = 90

const jobs: Readonly<Record<string, () => Promise<unknown>>> = {
  'forget expired': deleteExpired,
  'forget old activity': deleteOldActivity,
  'renew given': renewFreeSubscriptions,
  'forget old words': () => eraseOldMessages(retentionDays),
  'count totals': storeConversationTotals,
  'purge deleted': () => purgeDeleted((pictures) => Promise.resolve(pictures)),
  'purge former pictures': () => purgeFormerPictures(() => Promise.resolve(true)),
}

/** Runs the hourly jobs, and measures how long each holds a connection at most. */
export async function measureJobs({ appUrl, query }: World): Promise<Row[]> {
  await makeWork(query)
  openDatabase(appUrl, () => undefined, { connections: 2 })
  let longest = 0
  setObserver({
    async step(name, _, work) {
      const startedAt = performance.now()
      try {
        return await work(() => undefined)
      } finally {
        if (name === 'transaction') longest = Math.max(longest, performance.now() - startedAt)
      }
    },
    count: () => undefined,
    observe: () => undefined,
    note: () => undefined,
  } satisfies Observer)
  try {
    const rows: Row[] = []
    for (const [label, work] of Object.entries(jobs)) {
      longest = 0
      const startedAt = performance.now()
      await work()
      rows.push(
        { label: `job: ${label}`, unit: 'ms', values: [performance.now() - startedAt] },
        { label: `job: ${label}, longest transaction`, unit: 'ms', values: [longest] },
      )
    }
    return rows
  } finally {
    setObserver(undefined)
    await closeDatabase()
  }
}

/** A day of texts to erase, and a month's end for every free subscription. */
async function makeWork(query: World['query']): Promise<void> {
  await query('set session_replication_role = replica')
  const day = `between now() - make_interval(days => $1 + 1) and now() - make_interval(days => $1)`
  await query(`update messages set text = 'Is there sesame?' where created_at ${day}`, [
    retentionDays,
  ])
  await query(`update conversations set erased_at = null where created_at ${day}`, [retentionDays])
  await query(
    'update subscriptions set current_period_end = now() where stripe_customer_id is null',
  )
  await query('reset session_replication_role')
}
