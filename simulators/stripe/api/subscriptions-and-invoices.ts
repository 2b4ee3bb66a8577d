import { z } from 'zod'
import { flag, listParams, metadata, params, text } from '../form.ts'
import { endSubscription, endWithInvoice, setEnding } from '../lifecycle/subscriptions.ts'
import { ApiError } from '../api-error.ts'
import { requireRow } from '../require-row.ts'
import { renderInvoice } from '../render/invoice.ts'
import { renderSubscription } from '../render/subscription.ts'
import type { SubscriptionRow } from '../state.ts'
import type { World } from '../world.ts'
import { endpoint } from './endpoint.ts'
import { paginate } from './paginate.ts'

const statuses = ['trialing', 'active', 'incomplete', 'past_due', 'canceled'] as const

export const subscriptionsAndInvoices = [
  endpoint(
    'GET',
    '/v1/subscriptions',
    listParams({
      customer: text.optional(),
      price: text.optional(),
      status: z.enum([...statuses, 'all', 'ended']).optional(),
    }),
    (world, input) =>
      paginate(
        '/v1/subscriptions',
        world.state.subscriptions
          .filter((row) => !input.customer || row.customer === input.customer)
          .filter((row) => !input.price || row.items.some((item) => item.price === input.price))
          .filter((row) => isListed(row, input.status)),
        input,
        (row) => renderSubscription(world.state, row),
      ),
  ),
  endpoint('GET', '/v1/subscriptions/:id', params({}), (world, _, id) =>
    renderSubscription(world.state, requireRow(world.state.subscriptions, id, 'subscription')),
  ),
  endpoint(
    'POST',
    '/v1/subscriptions/:id',
    params({
      cancel_at_period_end: flag.optional(),
      cancel_at: z.literal('').optional(),
      metadata: metadata.optional(),
    }),
    (world, input, id) => {
      const row = requireUnended(world, id)
      if (input.metadata) row.metadata = { ...row.metadata, ...input.metadata }
      const { cancel_at_period_end: cancelAtPeriodEnd = row.cancelAtPeriodEnd } = input
      const cancelAt = input.cancel_at === undefined ? row.cancelAt : undefined
      setEnding(world, row, { cancelAtPeriodEnd, cancelAt })
      return renderSubscription(world.state, row)
    },
  ),
  endpoint(
    'DELETE',
    '/v1/subscriptions/:id',
    params({ invoice_now: flag.optional() }),
    (world, input, id) => {
      const row = requireUnended(world, id)
      if (input.invoice_now) endWithInvoice(world, row)
      else endSubscription(world, row, 'cancellation_requested')
      return renderSubscription(world.state, row)
    },
  ),
  endpoint(
    'GET',
    '/v1/invoices',
    listParams({
      customer: text.optional(),
      subscription: text.optional(),
      status: z.enum(['draft', 'open', 'paid', 'void']).optional(),
    }),
    (world, input) =>
      paginate(
        '/v1/invoices',
        world.state.invoices
          .filter((row) => !input.customer || row.customer === input.customer)
          .filter((row) => !input.subscription || row.subscription === input.subscription)
          .filter((row) => !input.status || row.status === input.status),
        input,
        (row) => renderInvoice(world.state, row),
      ),
  ),
  endpoint('GET', '/v1/invoices/:id', params({}), (world, _, id) =>
    renderInvoice(world.state, requireRow(world.state.invoices, id, 'invoice')),
  ),
]

/** Without a status filter, Stripe omits canceled subscriptions. */
function isListed(row: SubscriptionRow, status: string | undefined): boolean {
  if (status === 'all') return true
  if (status === 'ended') return row.status === 'canceled'
  return status === undefined ? row.status !== 'canceled' : row.status === status
}

function requireUnended(world: World, id: string): SubscriptionRow {
  const row = requireRow(world.state.subscriptions, id, 'subscription')
  if (row.status !== 'canceled') return row
  throw new ApiError(
    'A canceled subscription can only update its cancellation_details and metadata.',
    { code: 'invalid_canceled_subscription_fields' },
  )
}
