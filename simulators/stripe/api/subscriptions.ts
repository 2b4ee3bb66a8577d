import { z } from 'zod'
import { flag, listParams, metadata, params, text } from '../form.ts'
import { endSubscription, endWithInvoice, setEnding } from '../life/subscriptions.ts'
import { Refusal, requireRow } from '../refusal.ts'
import { renderInvoice } from '../render/invoice.ts'
import { renderSubscription } from '../render/subscription.ts'
import type { SubscriptionRow } from '../state.ts'
import type { World } from '../world.ts'
import { endpoint } from './endpoint.ts'
import { pageOf } from './page-of.ts'

const statuses = ['trialing', 'active', 'incomplete', 'past_due', 'canceled'] as const

export const subscriptions = [
  endpoint(
    'GET',
    '/v1/subscriptions',
    listParams({
      customer: text.optional(),
      price: text.optional(),
      status: z.enum([...statuses, 'all', 'ended']).optional(),
    }),
    (world, given) =>
      pageOf(
        '/v1/subscriptions',
        world.state.subscriptions
          .filter((row) => !given.customer || row.customer === given.customer)
          .filter((row) => !given.price || row.items.some((item) => item.price === given.price))
          .filter((row) => isListed(row, given.status)),
        given,
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
    (world, given, id) => {
      const row = requireUnended(world, id)
      if (given.metadata) row.metadata = { ...row.metadata, ...given.metadata }
      const { cancel_at_period_end: cancelAtPeriodEnd = row.cancelAtPeriodEnd } = given
      const cancelAt = given.cancel_at === undefined ? row.cancelAt : undefined
      setEnding(world, row, { cancelAtPeriodEnd, cancelAt })
      return renderSubscription(world.state, row)
    },
  ),
  endpoint(
    'DELETE',
    '/v1/subscriptions/:id',
    params({ invoice_now: flag.optional() }),
    (world, given, id) => {
      const row = requireUnended(world, id)
      if (given.invoice_now) endWithInvoice(world, row)
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
    (world, given) =>
      pageOf(
        '/v1/invoices',
        world.state.invoices
          .filter((row) => !given.customer || row.customer === given.customer)
          .filter((row) => !given.subscription || row.subscription === given.subscription)
          .filter((row) => !given.status || row.status === given.status),
        given,
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
  throw new Refusal(
    'A canceled subscription can only update its cancellation_details and metadata.',
    { code: 'invalid_canceled_subscription_fields' },
  )
}
