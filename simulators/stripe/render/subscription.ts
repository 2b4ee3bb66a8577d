import type { Stripe } from 'stripe'
import { requireRow } from '../require-row.ts'
import type { Seconds, State, SubscriptionRow } from '../state.ts'
import { renderPlan, renderPrice } from './catalogue.ts'
import { renderList } from './list.ts'

/** Renders a subscription. Since 2025-03-31 the period is on the items; here they all share one. */
export function renderSubscription(state: State, row: SubscriptionRow): Stripe.Subscription {
  const items = row.items.map((item): Stripe.SubscriptionItem => {
    const price = requireRow(state.prices, item.price, 'price')
    return {
      id: item.id,
      object: 'subscription_item',
      billing_thresholds: null,
      created: row.created,
      current_period_end: row.periodEnd,
      current_period_start: row.periodStart,
      current_trial: null,
      discounts: [],
      metadata: {},
      plan: renderPlan(price),
      price: renderPrice(price),
      ...(item.quantity !== null && { quantity: item.quantity }),
      subscription: row.id,
      tax_rates: [],
    }
  })
  return {
    id: row.id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: row.anchor,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: cancellationTime(row),
    cancel_at_period_end: row.cancelAtPeriodEnd,
    canceled_at: row.canceledAt,
    cancellation_details: {
      comment: null,
      feedback: null,
      feedback_option: null,
      reason: row.cancelReason,
    },
    collection_method: 'charge_automatically',
    created: row.created,
    currency: items[0]?.price.currency ?? '',
    customer: row.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: row.endedAt,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: renderList(`/v1/subscription_items?subscription=${row.id}`, items),
    latest_invoice: row.latestInvoice,
    livemode: false,
    managed_payments: null,
    metadata: row.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: ['card'],
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: row.created,
    status: row.status,
    test_clock: null,
    transfer_data: null,
    trial_end: row.trialEnd,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' },
    },
    trial_start: row.trialStart,
  }
}

/** Returns when a canceled subscription ends; null if it renews. */
export function cancellationTime(row: SubscriptionRow): Seconds | null {
  return row.cancelAtPeriodEnd ? row.periodEnd : (row.cancelAt ?? null)
}
