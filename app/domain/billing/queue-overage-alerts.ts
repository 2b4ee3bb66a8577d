import { and, eq, gt, sql } from 'drizzle-orm'
import { asSystem, type Transaction } from '#app/db/actors.ts'
import { owners, subscriptions } from '#app/db/schema/index.ts'
import { fallbackLocale } from '#app/i18n/locales.ts'
import { queueAccountEmail } from '../accounts/account-emails.ts'
import type { SubscriptionRow } from './subscription-queries.ts'
import { formatMoney } from '../money/format-money.ts'
import { overageTerms } from './overage-ceiling.ts'

type OwnerRow = typeof owners.$inferSelect

// By then the owner has seen the overage on the dashboard, or the period is over.
const expiresAfterHours = 72
const batchSize = 20

// An alert of an earlier period doesn't count for the current one.
const alertedThreshold = sql<number>`case when ${subscriptions.overageAlertedPeriod} = ${subscriptions.currentPeriodStart}
  then ${subscriptions.overageAlerted} else 0 end`

/**
 * Queues an email to each owner whose overage has passed 80 or 100 % of the ceiling: one per
 * threshold and period, and only one if usage passed both since the last check. Safe in several
 * processes, because the alert is recorded in the same transaction as the email.
 * @param appUrl the public address, without a trailing slash
 * @returns how many owners were notified; 0 if none is due
 */
export async function queueOverageAlerts(appUrl: string): Promise<number> {
  return asSystem('overage alerts are queued', async (transaction) => {
    const due = await transaction
      .select({ row: subscriptions, owner: owners })
      .from(subscriptions)
      .innerJoin(owners, eq(owners.id, subscriptions.ownerId))
      .where(
        and(
          eq(subscriptions.status, 'active'),
          gt(subscriptions.overageReached, alertedThreshold),
          gt(subscriptions.currentPeriodEnd, sql`now()`),
        ),
      )
      .limit(batchSize)
      .for('no key update', { of: subscriptions, skipLocked: true })
    for (const subscription of due) await queueAlert(transaction, subscription, appUrl)
    return due.length
  })
}

async function queueAlert(
  transaction: Transaction,
  { row, owner }: { row: SubscriptionRow; owner: OwnerRow },
  appUrl: string,
): Promise<void> {
  const reachedShare = row.overageReached ?? 0
  await queueAccountEmail(transaction, {
    kind: alertKind(row),
    to: owner,
    url: `${appUrl}/dashboard/account#subscription`,
    hours: expiresAfterHours,
    values: emailValues(row, owner),
  })
  await transaction
    .update(subscriptions)
    .set({ overageAlerted: reachedShare, overageAlertedPeriod: row.currentPeriodStart })
    .where(eq(subscriptions.id, row.id))
}

function alertKind({ overageAllowance, overageReached }: SubscriptionRow) {
  if (overageAllowance === 0) return 'overage_off'
  return overageReached === 100 ? 'overage_reached' : 'overage_near'
}

function emailValues(row: SubscriptionRow, { locale: ownerLocale, timeZone }: OwnerRow) {
  const locale = ownerLocale ?? fallbackLocale
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
