import { newId } from '../ids.ts'
import { ApiError } from '../api-error.ts'
import { requireRow } from '../require-row.ts'
import type { CardBehaviour, CheckoutRow, CustomerRow } from '../state.ts'
import type { World } from '../world.ts'
import { startSubscription } from './subscriptions.ts'

const last4: Record<CardBehaviour, string> = {
  works: '4242',
  declined: '0002',
  declined_at_renewal: '0341',
}

/** Gives a customer a new default card. */
export function setCard(world: World, customer: CustomerRow, behaviour: CardBehaviour): void {
  const card = {
    id: newId('card'),
    created: world.now(),
    customer: customer.id,
    last4: last4[behaviour],
    behaviour,
  }
  world.state.cards.push(card)
  const previous = { invoice_settings: { default_payment_method: customer.card } }
  customer.card = card.id
  world.emitCustomerEvent('updated', customer, previous)
}

export interface Payment {
  readonly behaviour: CardBehaviour
  readonly taxId: string | null
}

/**
 * Pays a checkout, as its page does.
 * @returns false if the card is declined; then nothing changes
 * @throws {ApiError} if the checkout is no longer open
 */
export function payCheckout(world: World, row: CheckoutRow, payment: Payment): boolean {
  if (row.status !== 'open') {
    throw new ApiError('This Checkout Session is no longer open.', { code: 'checkout_not_open' })
  }
  if (payment.behaviour === 'declined') return false
  const customer = row.customer
    ? requireRow(world.state.customers, row.customer, 'customer')
    : createCustomer(world, row)
  if (row.collectsTaxId && payment.taxId) {
    customer.taxId = payment.taxId
    row.taxId = payment.taxId
  }
  setCard(world, customer, payment.behaviour)
  const subscription = startSubscription(world, row, customer.id)
  row.customer = customer.id
  row.subscription = subscription.id
  row.invoice = subscription.latestInvoice
  row.status = 'complete'
  world.emitCheckoutEvent('completed', row)
  return true
}

export function expireCheckout(world: World, row: CheckoutRow): void {
  row.status = 'expired'
  world.emitCheckoutEvent('expired', row)
}

function createCustomer(world: World, checkout: CheckoutRow): CustomerRow {
  const customer = emptyCustomer(world.now(), checkout.customerEmail)
  world.state.customers.push(customer)
  world.emitCustomerEvent('created', customer)
  return customer
}

export function emptyCustomer(created: number, email: string | null): CustomerRow {
  return {
    id: newId('customer'),
    created,
    email,
    name: null,
    metadata: {},
    card: null,
    taxId: null,
    nextInvoice: 1,
  }
}
