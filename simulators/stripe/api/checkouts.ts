import { z } from 'zod'
import { webUrl, flag, integer, listParams, metadata, params, text } from '../form.ts'
import { newId } from '../ids.ts'
import { expireCheckout } from '../lifecycle/checkouts.ts'
import { ApiError } from '../api-error.ts'
import { requireRow } from '../require-row.ts'
import { renderCheckout, renderLineItems } from '../render/checkout-session.ts'
import type { CheckoutRow } from '../state.ts'
import type { World } from '../world.ts'
import { endpoint } from './endpoint.ts'
import { paginate } from './paginate.ts'

const day = 86_400

const sessionSchema = params({
  mode: z.literal('subscription'),
  line_items: z.array(
    z.strictObject({ price: text, quantity: integer.pipe(z.number().min(1)).optional() }),
  ),
  success_url: webUrl,
  cancel_url: webUrl.optional(),
  customer: text.optional(),
  customer_email: z.email().optional(),
  customer_update: z.strictObject({ name: z.enum(['auto', 'never']).optional() }).optional(),
  client_reference_id: z.string().max(200).optional(),
  locale: text.optional(),
  metadata: metadata.optional(),
  allowed_payment_method_types: z.tuple([z.literal('card')]),
  tax_id_collection: z.strictObject({ enabled: flag }).optional(),
  subscription_data: z
    .strictObject({
      trial_period_days: integer.pipe(z.number().min(1).max(730)).optional(),
      metadata: metadata.optional(),
    })
    .optional(),
  expires_at: integer.optional(),
})
type SessionParams = z.infer<typeof sessionSchema>

export const checkouts = [
  endpoint('POST', '/v1/checkout/sessions', sessionSchema, (world, input) => {
    rejectContradictions(world, input)
    const now = world.now()
    const row: CheckoutRow = {
      id: newId('checkout'),
      created: now,
      expiresAt: input.expires_at ?? now + day,
      status: 'open',
      customer: input.customer ?? null,
      customerEmail: input.customer_email ?? null,
      clientReferenceId: input.client_reference_id ?? null,
      successUrl: input.success_url,
      cancelUrl: input.cancel_url ?? null,
      locale: input.locale ?? null,
      metadata: input.metadata ?? {},
      items: input.line_items.map((item) => ({
        price: item.price,
        quantity: item.quantity ?? null,
      })),
      trialDays: input.subscription_data?.trial_period_days ?? null,
      subscriptionMetadata: input.subscription_data?.metadata ?? {},
      collectsTaxId: input.tax_id_collection?.enabled ?? false,
      subscription: null,
      invoice: null,
      taxId: null,
    }
    world.state.checkouts.push(row)
    return renderCheckout(world.state, row, world.pagesUrl)
  }),
  endpoint(
    'GET',
    '/v1/checkout/sessions',
    listParams({ customer: text.optional(), subscription: text.optional() }),
    (world, input) =>
      paginate(
        '/v1/checkout/sessions',
        world.state.checkouts
          .filter((row) => !input.customer || row.customer === input.customer)
          .filter((row) => !input.subscription || row.subscription === input.subscription),
        input,
        (row) => renderCheckout(world.state, row, world.pagesUrl),
      ),
  ),
  endpoint('GET', '/v1/checkout/sessions/:id', params({}), (world, _, id) =>
    renderCheckout(world.state, requireCheckout(world, id), world.pagesUrl),
  ),
  endpoint('GET', '/v1/checkout/sessions/:id/line_items', listParams({}), (world, _, id) =>
    renderLineItems(world.state, requireCheckout(world, id)),
  ),
  endpoint('POST', '/v1/checkout/sessions/:id/expire', params({}), (world, _, id) => {
    const row = requireCheckout(world, id)
    if (row.status !== 'open') {
      throw new ApiError(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${row.status}\`.`,
      )
    }
    expireCheckout(world, row)
    return renderCheckout(world.state, row, world.pagesUrl)
  }),
]

const requireCheckout = (world: World, id: string) =>
  requireRow(world.state.checkouts, id, 'checkout.session')

/**
 * Rejects combinations of parameters that Stripe rejects although each is valid alone.
 * @throws {ApiError} with Stripe's wording
 */
function rejectContradictions({ state }: World, input: SessionParams): void {
  if (input.customer && input.customer_email) {
    throw new ApiError('You may only specify one of these parameters: customer, customer_email.')
  }
  if (input.customer) requireRow(state.customers, input.customer, 'customer', 'customer')
  if (
    input.customer &&
    input.tax_id_collection?.enabled &&
    input.customer_update?.name !== 'auto'
  ) {
    throw new ApiError(
      'Tax ID collection requires updating business name on the customer. To enable tax ID collection for an existing customer, please set `customer_update[name]` to `auto`.',
    )
  }
  for (const [index, item] of input.line_items.entries()) {
    const price = requireRow(state.prices, item.price, 'price', `line_items[${index}][price]`)
    if (price.meter && item.quantity !== undefined) {
      throw new ApiError('Quantity should not be specified where usage_type is `metered`.', {
        param: `line_items[${index}][quantity]`,
      })
    }
    if (!price.meter && item.quantity === undefined) {
      throw new ApiError('Quantity is required.', { param: `line_items[${index}][quantity]` })
    }
  }
}
