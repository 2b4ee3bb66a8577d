import { newId } from '../ids.ts'
import { nextPeriodEnd } from '../months.ts'
import { requireRow } from '../require-row.ts'
import { cancellationTime } from '../render/subscription.ts'
import type { CheckoutRow, InvoiceRow, SubscriptionRow } from '../state.ts'
import type { World } from '../world.ts'
import { charge, advanceLines, arrearsLines, createInvoice } from './invoices.ts'

const day = 86_400

/** Whether a subscription hasn't ended: it is active, trialing or past due. */
export function isLive(row: SubscriptionRow): boolean {
  return row.status === 'trialing' || row.status === 'active' || row.status === 'past_due'
}

/** Whether a subscription ends with its period. */
export function isEnding({ cancelAtPeriodEnd, cancelAt }: SubscriptionRow): boolean {
  return cancelAtPeriodEnd || cancelAt !== undefined
}

/** Starts the subscription of a paid checkout. */
export function startSubscription(
  world: World,
  checkout: CheckoutRow,
  customer: string,
): SubscriptionRow {
  const now = world.now()
  const trialEnd = checkout.trialDays === null ? null : now + checkout.trialDays * day
  const row: SubscriptionRow = {
    id: newId('subscription'),
    created: now,
    customer,
    status: trialEnd === null ? 'incomplete' : 'trialing',
    anchor: trialEnd ?? now,
    periodStart: now,
    periodEnd: trialEnd ?? nextPeriodEnd(now, now),
    cancelAtPeriodEnd: false,
    cancelAt: undefined,
    canceledAt: null,
    endedAt: null,
    cancelReason: null,
    trialStart: trialEnd === null ? null : now,
    trialEnd,
    metadata: checkout.subscriptionMetadata,
    items: checkout.items.map((item) => ({ id: newId('item'), ...item })),
    latestInvoice: null,
    hasAnnouncedTrialEnd: false,
  }
  world.state.subscriptions.push(row)
  world.emitSubscriptionEvent('created', row)
  charge(world, createInvoice(world, row, 'subscription_create', advanceLines(world, row)))
  if (row.status === 'incomplete') changeStatus(world, row, 'active')
  return row
}

/** Ends a subscription immediately, with a final invoice if there was metered usage. */
export function endWithInvoice(world: World, row: SubscriptionRow): void {
  const period = { start: row.periodStart, end: row.periodEnd }
  const lines = arrearsLines(world, row, period).filter((line) => line.amount > 0)
  endSubscription(world, row, 'cancellation_requested')
  if (lines.length > 0) charge(world, createInvoice(world, row, 'subscription_cycle', lines))
}

/** Handles the end of a subscription's period: ends the subscription, or renews and charges it. */
export function passPeriodEnd(world: World, row: SubscriptionRow): void {
  const period = { start: row.periodStart, end: row.periodEnd }
  if (isEnding(row)) return endWithInvoice(world, row)
  const wasTrial = row.status === 'trialing'
  const previous = {
    items: {
      data: row.items.map(({ id }) => ({
        id,
        current_period_start: period.start,
        current_period_end: period.end,
      })),
    },
    ...(wasTrial && { status: row.status }),
  }
  row.periodStart = period.end
  row.periodEnd = nextPeriodEnd(row.anchor, period.end)
  if (wasTrial) row.status = 'active'
  world.emitSubscriptionEvent('updated', row, previous)
  const lines = [...arrearsLines(world, row, period), ...advanceLines(world, row)]
  collect(world, createInvoice(world, row, 'subscription_cycle', lines))
}

/** Charges an invoice and updates its subscription's status. */
export function collect(world: World, invoice: InvoiceRow): void {
  const row = requireRow(world.state.subscriptions, invoice.subscription, 'subscription')
  const isPaid = charge(world, invoice)
  if (!isLive(row)) return
  if (!isPaid) {
    changeStatus(world, row, 'past_due')
    if (invoice.nextAttempt === null) endSubscription(world, row, 'payment_failed')
    return
  }
  const hasOpenInvoice = world.state.invoices.some(
    ({ subscription, status }) => subscription === row.id && status === 'open',
  )
  if (row.status === 'past_due' && !hasOpenInvoice) changeStatus(world, row, 'active')
}

/** Ends a subscription immediately, without a final invoice. */
export function endSubscription(
  world: World,
  row: SubscriptionRow,
  reason: NonNullable<SubscriptionRow['cancelReason']>,
): void {
  row.status = 'canceled'
  row.endedAt = world.now()
  row.canceledAt ??= world.now()
  row.cancelReason = reason
  for (const invoice of world.state.invoices) {
    if (invoice.subscription === row.id) invoice.nextAttempt = null
  }
  world.emitSubscriptionEvent('deleted', row)
}

type Ending = Pick<SubscriptionRow, 'cancelAtPeriodEnd' | 'cancelAt'>

/**
 * Cancels a subscription at the end of its period, or undoes that. The API sets the flag. The portal
 * sets only the date, as Stripe's portal has done since flexible billing.
 */
export function setEnding(world: World, row: SubscriptionRow, ending: Ending): void {
  const { cancelAtPeriodEnd, cancelAt } = ending
  if (row.cancelAtPeriodEnd === cancelAtPeriodEnd && row.cancelAt === cancelAt) return
  const previous = {
    cancel_at_period_end: row.cancelAtPeriodEnd,
    cancel_at: cancellationTime(row),
    canceled_at: row.canceledAt,
  }
  Object.assign(row, { cancelAtPeriodEnd, cancelAt })
  row.canceledAt = isEnding(row) ? world.now() : null
  row.cancelReason = isEnding(row) ? 'cancellation_requested' : null
  world.emitSubscriptionEvent('updated', row, previous)
}

function changeStatus(world: World, row: SubscriptionRow, status: SubscriptionRow['status']): void {
  if (row.status === status) return
  const previous = { status: row.status }
  row.status = status
  world.emitSubscriptionEvent('updated', row, previous)
}
