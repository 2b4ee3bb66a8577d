import { newId } from '../ids.ts'
import { requireRow } from '../require-row.ts'
import { invoiceTotal } from '../render/invoice.ts'
import type { InvoiceLineRow, InvoiceRow, Seconds, SubscriptionRow } from '../state.ts'
import type { World } from '../world.ts'

const day = 86_400

/** The times at which an unpaid invoice is retried, in seconds after it was finalized. */
const retriesAfter = [3 * day, 8 * day, 15 * day]

interface Period {
  readonly start: Seconds
  readonly end: Seconds
}

/** Returns the usage that a meter counted for a customer in a period. */
export function countUsage(world: World, meter: string, customer: string, period: Period): number {
  const { eventName } = requireRow(world.state.meters, meter, 'billing.meter')
  return world.state.meterEvents
    .filter((event) => event.eventName === eventName && event.customer === customer)
    .filter((event) => event.timestamp >= period.start && event.timestamp < period.end)
    .reduce((sum, event) => sum + event.value, 0)
}

/** Creates the invoice lines that are charged in advance, for the current period. */
export function advanceLines(world: World, row: SubscriptionRow): InvoiceLineRow[] {
  const period = { start: row.periodStart, end: row.periodEnd }
  return row.items.flatMap((item) => {
    const price = requireRow(world.state.prices, item.price, 'price')
    if (price.meter) return []
    const isTrial = row.status === 'trialing'
    const quantity = item.quantity ?? 1
    const amount = isTrial ? 0 : price.unitAmount * quantity
    return [createLine(item, { quantity, amount, isTrial, ...period })]
  })
}

/** Creates the invoice lines that are charged in arrears: metered usage in a period. */
export function arrearsLines(world: World, row: SubscriptionRow, period: Period): InvoiceLineRow[] {
  return row.items.flatMap((item) => {
    const price = requireRow(world.state.prices, item.price, 'price')
    if (!price.meter) return []
    const quantity = countUsage(world, price.meter, row.customer, period)
    const amount = quantity * price.unitAmount
    return [createLine(item, { quantity, amount, isTrial: false, ...period })]
  })
}

function createLine(
  item: { readonly id: string; readonly price: string },
  values: Omit<InvoiceLineRow, 'id' | 'item' | 'price'>,
): InvoiceLineRow {
  return { id: newId('line'), item: item.id, price: item.price, ...values }
}

/** Creates and finalizes an invoice immediately; Stripe waits for about an hour. */
export function createInvoice(
  world: World,
  subscription: SubscriptionRow,
  reason: InvoiceRow['reason'],
  lines: readonly InvoiceLineRow[],
): InvoiceRow {
  const customer = requireRow(world.state.customers, subscription.customer, 'customer')
  const price = requireRow(world.state.prices, subscription.items[0]?.price ?? '', 'price')
  const invoice: InvoiceRow = {
    id: newId('invoice'),
    created: world.now(),
    number: `${customer.id.slice(-8).toUpperCase()}-${String(customer.nextInvoice).padStart(4, '0')}`,
    customer: customer.id,
    subscription: subscription.id,
    reason,
    currency: price.currency,
    lines,
    status: 'draft',
    attempts: 0,
    nextAttempt: null,
    finalizedAt: null,
    paidAt: null,
    voidedAt: null,
  }
  customer.nextInvoice += 1
  world.state.invoices.push(invoice)
  subscription.latestInvoice = invoice.id
  world.emitInvoiceEvent('created', invoice)
  invoice.status = 'open'
  invoice.finalizedAt = world.now()
  world.emitInvoiceEvent('finalized', invoice)
  return invoice
}

/**
 * Charges the customer's card for an open invoice.
 * @returns whether it is paid
 */
export function charge(world: World, invoice: InvoiceRow): boolean {
  if (invoiceTotal(invoice) > 0) {
    invoice.attempts += 1
    if (!isCardAccepted(world, invoice)) return fail(world, invoice)
  }
  invoice.status = 'paid'
  invoice.paidAt = world.now()
  invoice.nextAttempt = null
  world.emitInvoiceEvent('paid', invoice)
  world.emitInvoiceEvent('payment_succeeded', invoice)
  return true
}

function isCardAccepted(world: World, invoice: InvoiceRow): boolean {
  const customer = requireRow(world.state.customers, invoice.customer, 'customer')
  const card = world.state.cards.find(({ id }) => id === customer.card)
  if (card?.behaviour === 'declined_at_renewal') return invoice.reason === 'subscription_create'
  return card?.behaviour === 'works'
}

function fail(world: World, invoice: InvoiceRow): false {
  const delay = retriesAfter[invoice.attempts - 1]
  invoice.nextAttempt = delay === undefined ? null : (invoice.finalizedAt ?? 0) + delay
  world.emitInvoiceEvent('payment_failed', invoice)
  return false
}
