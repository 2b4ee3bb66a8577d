import { newId } from '../ids.ts'
import { nextPeriodEnd } from '../months.ts'
import { requireRow } from '../refusal.ts'
import { cancelAtOf } from '../render/subscription.ts'
import type { CheckoutRow, InvoiceRow, SubscriptionRow } from '../state.ts'
import type { World } from '../world.ts'
import { charge, linesAhead, linesBehind, makeInvoice } from './invoices.ts'

const day = 86_400

/** Not ended: active, trialing or past due. */
export function isLive(row: SubscriptionRow): boolean {
  return row.status === 'trialing' || row.status === 'active' || row.status === 'past_due'
}

/** Whether it is canceled at the end of its period. */
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
    hasToldOfTrialEnd: false,
  }
  world.state.subscriptions.push(row)
  world.emitSubscriptionEvent('created', row)
  charge(world, makeInvoice(world, row, 'subscription_create', linesAhead(world, row)))
  if (row.status === 'incomplete') changeStatus(world, row, 'active')
  return row
}

/** Ends it, with a final invoice if there was metered usage. */
export function endWithInvoice(world: World, row: SubscriptionRow): void {
  const over = { start: row.periodStart, end: row.periodEnd }
  const lines = linesBehind(world, row, over).filter((line) => line.amount > 0)
  endSubscription(world, row, 'cancellation_requested')
  if (lines.length > 0) charge(world, makeInvoice(world, row, 'subscription_cycle', lines))
}

/** Handles the end of its period: ends it, or renews and charges it. */
export function passPeriodEnd(world: World, row: SubscriptionRow): void {
  const over = { start: row.periodStart, end: row.periodEnd }
  if (isEnding(row)) return endWithInvoice(world, row)
  const wasTrial = row.status === 'trialing'
  const previous = {
    items: {
      data: row.items.map(({ id }) => ({
        id,
        current_period_start: over.start,
        current_period_end: over.end,
      })),
    },
    ...(wasTrial && { status: row.status }),
  }
  row.periodStart = over.end
  row.periodEnd = nextPeriodEnd(row.anchor, over.end)
  if (wasTrial) row.status = 'active'
  world.emitSubscriptionEvent('updated', row, previous)
  const lines = [...linesBehind(world, row, over), ...linesAhead(world, row)]
  collect(world, makeInvoice(world, row, 'subscription_cycle', lines))
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
  const owes = world.state.invoices.some(
    (one) => one.subscription === row.id && one.status === 'open',
  )
  if (row.status === 'past_due' && !owes) changeStatus(world, row, 'active')
}

/** Ends it immediately. */
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
 * Cancels it at the end of its period, or undoes that. The API sets the flag; the portal sets only
 * the date, as Stripe's has since flexible billing.
 */
export function setEnding(world: World, row: SubscriptionRow, ending: Ending): void {
  const { cancelAtPeriodEnd, cancelAt } = ending
  if (row.cancelAtPeriodEnd === cancelAtPeriodEnd && row.cancelAt === cancelAt) return
  const previous = {
    cancel_at_period_end: row.cancelAtPeriodEnd,
    cancel_at: cancelAtOf(row),
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
