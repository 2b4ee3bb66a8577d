import { Stripe } from 'stripe'
import type { EventRow } from '../state.ts'

/** Renders an event. Its object is a snapshot, so it has Stripe's loosest type. */
export function renderEvent(row: EventRow) {
  return {
    id: row.id,
    object: 'event',
    api_version: Stripe.API_VERSION,
    created: row.created,
    data: {
      object: row.object ?? {},
      ...(row.previous && { previous_attributes: row.previous }),
    },
    livemode: false,
    pending_webhooks: row.isPending ? 1 : 0,
    request: row.request ?? { id: null, idempotency_key: null },
    type: row.type,
  } satisfies Stripe.EventBase
}
