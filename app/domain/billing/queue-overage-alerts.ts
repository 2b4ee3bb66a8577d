import { and, eq, gt, sql } from 'drizzle-orm'
import { asSystem, type Transaction } from '#app/db/actors.ts'
import { owners, subscriptions } from '#app/db/schema/index.ts'
import { queueLetter } from '../accounts/letters.ts'
import type { SubscriptionRow } from './find-subscription.ts'
import { formatMoney } from './format-money.ts'
import { overageTerms } from './overage-ceiling.ts'

type OwnerRow = typeof owners.$inferSelect

// By then the owner has seen it on the dashboard, or the period is over.
const expiresAfterHours = 72
const batchSize = 20

// What an earlier period's owner was told of says nothing of this one.
const alerted = sql<number>`case when ${subscriptions.overageAlertedPeriod} = ${subscriptions.currentPeriodStart}
  then ${subscriptions.overageAlerted} else 0 end`

/**
 * Queues an e-mail to each owner whose overage has passed 80 or 100 % of the ceiling: one for each
 * threshold and period, however many processes look, since what was told is stored with the mail.
 * @param appUrl the public address, without a trailing slash
 * @returns how many owners were told; with 0, nobody is to be told now
 */
export async function queueOverageAlerts(appUrl: string): Promise<number> {
  return asSystem('alerts of overage are queued', async (transaction) => {
    const due = await transaction
      .select({ row: subscriptions, owner: owners, alerted })
      .from(subscriptions)
      .innerJoin(owners, eq(owners.id, subscriptions.ownerId))
      .where(
        and(
          eq(subscriptions.status, 'active'),
          gt(subscriptions.overageReached, alerted),
          gt(subscriptions.currentPeriodEnd, sql`now()`),
        ),
      )
      .limit(batchSize)
      .for('no key update', { of: subscriptions, skipLocked: true })
    for (const one of due) await alert(transaction, one, appUrl)
    return due.length
  })
}

async function alert(
  transaction: Transaction,
  { row, owner, alerted: before }: { row: SubscriptionRow; owner: OwnerRow; alerted: number },
  appUrl: string,
): Promise<void> {
  const reached = row.overageReached ?? 0
  const letter = {
    to: owner,
    url: `${appUrl}/dashboard/account#subscription`,
    hours: expiresAfterHours,
    values: wordsOf(row, owner),
  }
  if (row.overageAllowance === 0) {
    await queueLetter(transaction, { kind: 'overage_off', ...letter })
  } else {
    if (before < 80) await queueLetter(transaction, { kind: 'overage_near', ...letter })
    if (reached === 100) await queueLetter(transaction, { kind: 'overage_reached', ...letter })
  }
  await transaction
    .update(subscriptions)
    .set({ overageAlerted: reached, overageAlertedPeriod: row.currentPeriodStart })
    .where(eq(subscriptions.id, row.id))
}

function wordsOf(row: SubscriptionRow, { locale, timeZone }: OwnerRow) {
  const terms = overageTerms(row.planName, row.overageCeiling)
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone })
  return {
    ...(terms && {
      spent: formatMoney(row.overageUsed * terms.price, terms.currency, locale),
      ceiling: formatMoney(terms.ceiling, terms.currency, locale),
    }),
    limit: row.aiMessageLimit,
    date: date.format(row.currentPeriodEnd),
  }
}
