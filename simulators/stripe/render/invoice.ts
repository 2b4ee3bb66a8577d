import { Stripe } from 'stripe'
import { requireRow } from '../require-row.ts'
import type { InvoiceLineRow, InvoiceRow, State } from '../state.ts'
import { renderList } from './list.ts'

/** Returns an invoice's total in minor units. */
export function invoiceTotal(row: Pick<InvoiceRow, 'lines'>): number {
  return row.lines.reduce((sum, line) => sum + line.amount, 0)
}

export function renderInvoice(state: State, row: InvoiceRow): Stripe.Invoice {
  const customer = requireRow(state.customers, row.customer, 'customer')
  const subscription = requireRow(state.subscriptions, row.subscription, 'subscription')
  const total = invoiceTotal(row)
  const amountPaid = row.status === 'paid' ? total : 0
  const lines = row.lines.map((line) => renderLine(state, row, line))
  return {
    id: row.id,
    object: 'invoice',
    account_country: 'GB',
    account_name: 'Chefin',
    account_tax_ids: null,
    amount_due: total,
    amount_overpaid: 0,
    amount_paid: amountPaid,
    amount_remaining: total - amountPaid,
    amount_shipping: 0,
    application: null,
    attempt_count: row.attempts,
    attempted: row.attempts > 0 || row.status === 'paid',
    auto_advance: row.status === 'draft' || row.status === 'open',
    automatic_tax: {
      disabled_reason: null,
      enabled: false,
      liability: null,
      provider: null,
      status: null,
    },
    automatically_finalizes_at: null,
    billing_reason: row.reason,
    collection_method: 'charge_automatically',
    created: row.created,
    currency: row.currency,
    custom_fields: null,
    customer: row.customer,
    customer_account: null,
    customer_address: null,
    customer_email: customer.email,
    customer_name: customer.name,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: customer.taxId ? [{ type: 'unknown', value: customer.taxId }] : [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: row.finalizedAt,
    ending_balance: row.finalizedAt === null ? null : 0,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: renderList(`/v1/invoices/${row.id}/lines`, lines),
    livemode: false,
    metadata: {},
    next_payment_attempt: row.nextAttempt,
    number: row.number,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: row.subscription },
      type: 'subscription_details',
    },
    payment_settings: {
      default_mandate: null,
      payment_method_options: null,
      payment_method_types: ['card'],
    },
    period_end: row.created,
    period_start: row.reason === 'subscription_create' ? row.created : cycleStart(row),
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: row.status,
    status_transitions: {
      finalized_at: row.finalizedAt,
      marked_uncollectible_at: null,
      paid_at: row.paidAt,
      voided_at: row.voidedAt,
    },
    subtotal: total,
    subtotal_excluding_tax: total,
    test_clock: null,
    total,
    total_discount_amounts: [],
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: row.finalizedAt,
  }
}

/** Returns the start of the cycle that the invoice closes. */
const cycleStart = (row: InvoiceRow) =>
  Math.min(row.created, ...row.lines.map((line) => line.start))

function renderLine(
  state: State,
  invoice: InvoiceRow,
  line: InvoiceLineRow,
): Stripe.InvoiceLineItem {
  const price = requireRow(state.prices, line.price, 'price')
  const product = requireRow(state.products, price.product, 'product')
  const prefix = line.isTrial ? 'Trial period for ' : `${line.quantity} × `
  return {
    id: line.id,
    object: 'line_item',
    amount: line.amount,
    currency: invoice.currency,
    description: prefix + product.name,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice: invoice.id,
    livemode: false,
    metadata: {},
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: false,
        proration_details: { credited_items: null },
        subscription: invoice.subscription,
        subscription_item: line.item,
      },
      type: 'subscription_item_details',
    },
    period: { end: line.end, start: line.start },
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: price.id, product: price.product },
      type: 'price_details',
      unit_amount_decimal: Stripe.Decimal.from(line.isTrial ? 0 : price.unitAmount),
    },
    quantity: line.quantity,
    quantity_decimal: Stripe.Decimal.from(line.quantity),
    subscription: invoice.subscription,
    subtotal: line.amount,
    taxes: [],
  }
}
