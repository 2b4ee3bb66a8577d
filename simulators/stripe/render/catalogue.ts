import { Stripe } from 'stripe'
import type { PriceRow, ProductRow } from '../state.ts'

export function renderProduct(row: ProductRow): Stripe.Product {
  return {
    id: row.id,
    object: 'product',
    active: true,
    created: row.created,
    default_price: null,
    description: row.description,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: row.metadata,
    name: row.name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: row.created,
    url: null,
  }
}

const usageType = (row: PriceRow) => (row.meter ? 'metered' : 'licensed')

export function renderPrice(row: PriceRow): Stripe.Price {
  return {
    id: row.id,
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: row.created,
    currency: row.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: row.metadata,
    nickname: row.nickname,
    product: row.product,
    recurring: {
      interval: 'month',
      interval_count: 1,
      meter: row.meter,
      trial_period_days: null,
      usage_type: usageType(row),
    },
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: row.unitAmount,
    unit_amount_decimal: Stripe.Decimal.from(row.unitAmount),
  }
}

/** The legacy form of a price, still included in subscription items. */
export function renderPlan(row: PriceRow): Stripe.Plan {
  return {
    id: row.id,
    object: 'plan',
    active: true,
    amount: row.unitAmount,
    amount_decimal: Stripe.Decimal.from(row.unitAmount),
    billing_scheme: 'per_unit',
    created: row.created,
    currency: row.currency,
    interval: 'month',
    interval_count: 1,
    livemode: false,
    metadata: row.metadata,
    meter: row.meter,
    nickname: row.nickname,
    product: row.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: usageType(row),
  }
}
