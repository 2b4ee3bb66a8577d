import type { Stripe } from 'stripe'
import type { MeterEventRow, MeterRow, PortalRow } from '../state.ts'

/** @param pagesUrl the base URL of the simulator's pages, without a trailing slash */
export function renderPortal(row: PortalRow, pagesUrl: string): Stripe.BillingPortal.Session {
  return {
    id: row.id,
    object: 'billing_portal.session',
    configuration: 'bpc_local',
    created: row.created,
    customer: row.customer,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: row.locale,
    on_behalf_of: null,
    return_url: row.returnUrl,
    url: `${pagesUrl}/portal/${row.id}`,
  }
}

export function renderMeter(row: MeterRow): Stripe.Billing.Meter {
  return {
    id: row.id,
    object: 'billing.meter',
    created: row.created,
    customer_mapping: { event_payload_key: 'stripe_customer_id', type: 'by_id' },
    default_aggregation: { formula: 'sum' },
    display_name: row.displayName,
    event_name: row.eventName,
    event_time_window: null,
    livemode: false,
    status: 'active',
    status_transitions: { deactivated_at: null },
    updated: row.created,
    value_settings: { event_payload_key: 'value' },
  }
}

export function renderMeterEvent(row: MeterEventRow): Stripe.Billing.MeterEvent {
  return {
    object: 'billing.meter_event',
    created: row.created,
    event_name: row.eventName,
    identifier: row.identifier,
    livemode: false,
    payload: { stripe_customer_id: row.customer, value: String(row.value) },
    timestamp: row.timestamp,
  }
}
