import type { Stripe } from 'stripe'
import { requireRow } from '../require-row.ts'
import type { CheckoutRow, State } from '../state.ts'
import { renderPrice } from './catalogue.ts'
import { renderList } from './list.ts'

/** Returns the amount paid at checkout, in minor units: nothing with a trial, and nothing for metered prices. */
export function amountDueNow(state: State, row: CheckoutRow): number {
  return row.trialDays === null ? monthlyAmount(state, row) : 0
}

/** Returns the monthly amount without metered usage, in minor units. */
export function monthlyAmount(state: State, row: CheckoutRow): number {
  return row.items
    .map((item) => requireRow(state.prices, item.price, 'price').unitAmount * (item.quantity ?? 0))
    .reduce((sum, amount) => sum + amount, 0)
}

const currencyOf = (state: State, row: CheckoutRow) =>
  state.prices.find((price) => price.id === row.items[0]?.price)?.currency ?? null

/** @param pagesUrl the base URL of the simulator's pages, without a trailing slash */
export function renderCheckout(
  state: State,
  row: CheckoutRow,
  pagesUrl: string,
): Stripe.Checkout.Session {
  const due = amountDueNow(state, row)
  const customer = state.customers.find(({ id }) => id === row.customer)
  return {
    id: row.id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: ['card'],
    amount_subtotal: due,
    amount_total: due,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: row.cancelUrl,
    client_reference_id: row.clientReferenceId,
    client_secret: null,
    collected_information: { business_name: null, individual_name: null, shipping_details: null },
    consent: null,
    consent_collection: null,
    created: row.created,
    currency: currencyOf(state, row),
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: row.customer,
    customer_account: null,
    customer_creation: row.customerEmail === null ? null : 'always',
    customer_details: {
      address: null,
      business_name: null,
      email: customer?.email ?? row.customerEmail,
      individual_name: null,
      name: customer?.name ?? null,
      phone: null,
      tax_exempt: 'none',
      tax_ids: row.taxId ? [{ type: 'unknown', value: row.taxId }] : [],
    },
    customer_email: row.customerEmail,
    discounts: [],
    expires_at: row.expiresAt,
    integration_identifier: null,
    invoice: row.invoice,
    invoice_creation: null,
    livemode: false,
    locale: row.locale,
    managed_payments: null,
    metadata: row.metadata,
    mode: 'subscription',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'always',
    payment_method_configuration_details: null,
    payment_method_options: { card: { request_three_d_secure: 'automatic' } },
    payment_method_types: ['card'],
    payment_status: paymentStatus(row),
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: {
      allow_redisplay_filters: ['always'],
      payment_method_remove: 'disabled',
      payment_method_save: null,
    },
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: row.status,
    submit_type: null,
    subscription: row.subscription,
    success_url: row.successUrl,
    tax_id_collection: { enabled: row.collectsTaxId, required: 'never' },
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: row.status === 'open' ? `${pagesUrl}/checkout/${row.id}` : null,
    wallet_options: null,
  }
}

/** Returns `no_payment_required` for a trial, although the checkout is complete. */
function paymentStatus(row: CheckoutRow) {
  if (row.status === 'complete') return row.trialDays === null ? 'paid' : 'no_payment_required'
  return 'unpaid'
}

/** Renders the line items, which Stripe returns only when expanded. */
export function renderLineItems(state: State, row: CheckoutRow): Stripe.ApiList<Stripe.LineItem> {
  const items = row.items.map((item, index): Stripe.LineItem => {
    const price = requireRow(state.prices, item.price, 'price')
    const amount = row.trialDays === null ? price.unitAmount * (item.quantity ?? 0) : 0
    return {
      id: `li_${row.id.slice(-12)}${index}`,
      object: 'item',
      adjustable_quantity: null,
      amount_discount: 0,
      amount_subtotal: amount,
      amount_tax: 0,
      amount_total: amount,
      currency: price.currency,
      description: requireRow(state.products, price.product, 'product').name,
      metadata: {},
      price: renderPrice(price),
      quantity: item.quantity,
    }
  })
  return renderList(`/v1/checkout/sessions/${row.id}/line_items`, items)
}
