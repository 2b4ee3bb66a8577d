import type { Stripe } from 'stripe'
import type { CardRow, CustomerRow, State } from '../state.ts'

/** A customer is delinquent while an invoice of theirs has a failed charge. */
const isDelinquent = (state: State, row: CustomerRow) =>
  state.invoices.some(
    ({ customer, status, attempts }) => customer === row.id && status === 'open' && attempts > 0,
  )

export function renderCustomer(state: State, row: CustomerRow): Stripe.Customer {
  const subscription = state.subscriptions.find(({ customer }) => customer === row.id)
  const price = state.prices.find(({ id }) => id === subscription?.items[0]?.price)
  return {
    id: row.id,
    object: 'customer',
    address: null,
    balance: 0,
    created: row.created,
    currency: price?.currency ?? null,
    customer_account: null,
    default_source: null,
    delinquent: isDelinquent(state, row),
    description: null,
    discount: null,
    email: row.email,
    invoice_prefix: row.id.slice(-8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: row.card,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: row.metadata,
    name: row.name,
    next_invoice_sequence: row.nextInvoice,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  }
}

export function renderCard(row: CardRow): Stripe.PaymentMethod {
  return {
    id: row.id,
    object: 'payment_method',
    allow_redisplay: 'limited',
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    card: {
      brand: 'visa',
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'GB',
      display_brand: 'visa',
      exp_month: 12,
      exp_year: 2040,
      funding: 'credit',
      generated_from: null,
      last4: row.last4,
      networks: { available: ['visa'], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: row.created,
    customer: row.customer,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  }
}
