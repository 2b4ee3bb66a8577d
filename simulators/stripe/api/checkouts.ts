import { z } from 'zod'
import { address, flag, integer, listParams, metadata, params, text } from '../form.ts'
import { newId } from '../ids.ts'
import { expireCheckout } from '../life/checkouts.ts'
import { Refusal, requireRow } from '../refusal.ts'
import { renderCheckout, renderLineItems } from '../render/checkout-session.ts'
import type { CheckoutRow } from '../state.ts'
import type { World } from '../world.ts'
import { endpoint } from './endpoint.ts'
import { pageOf } from './page-of.ts'

const day = 86_400

const session = params({
  mode: z.literal('subscription'),
  line_items: z.array(
    z.strictObject({ price: text, quantity: integer.pipe(z.number().min(1)).optional() }),
  ),
  success_url: address,
  cancel_url: address.optional(),
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
type Session = z.infer<typeof session>

export const checkouts = [
  endpoint('POST', '/v1/checkout/sessions', session, (world, given) => {
    refuseContradictions(world, given)
    const now = world.now()
    const row: CheckoutRow = {
      id: newId('checkout'),
      created: now,
      expiresAt: given.expires_at ?? now + day,
      status: 'open',
      customer: given.customer ?? null,
      customerEmail: given.customer_email ?? null,
      clientReferenceId: given.client_reference_id ?? null,
      successUrl: given.success_url,
      cancelUrl: given.cancel_url ?? null,
      locale: given.locale ?? null,
      metadata: given.metadata ?? {},
      items: given.line_items.map((item) => ({
        price: item.price,
        quantity: item.quantity ?? null,
      })),
      trialDays: given.subscription_data?.trial_period_days ?? null,
      subscriptionMetadata: given.subscription_data?.metadata ?? {},
      collectsTaxId: given.tax_id_collection?.enabled ?? false,
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
    (world, given) =>
      pageOf(
        '/v1/checkout/sessions',
        world.state.checkouts
          .filter((row) => !given.customer || row.customer === given.customer)
          .filter((row) => !given.subscription || row.subscription === given.subscription),
        given,
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
      throw new Refusal(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${row.status}\`.`,
      )
    }
    expireCheckout(world, row)
    return renderCheckout(world.state, row, world.pagesUrl)
  }),
]

const requireCheckout = (world: World, id: string) =>
  requireRow(world.state.checkouts, id, 'checkout.session')

/** Combinations that Stripe rejects although each parameter is valid alone. */
function refuseContradictions({ state }: World, given: Session): void {
  if (given.customer && given.customer_email) {
    throw new Refusal('You may only specify one of these parameters: customer, customer_email.')
  }
  if (given.customer) requireRow(state.customers, given.customer, 'customer', 'customer')
  if (
    given.customer &&
    given.tax_id_collection?.enabled &&
    given.customer_update?.name !== 'auto'
  ) {
    throw new Refusal(
      'Tax ID collection requires updating business name on the customer. To enable tax ID collection for an existing customer, please set `customer_update[name]` to `auto`.',
    )
  }
  for (const [index, item] of given.line_items.entries()) {
    const price = requireRow(state.prices, item.price, 'price', `line_items[${index}][price]`)
    if (price.meter && item.quantity !== undefined) {
      throw new Refusal('Quantity should not be specified where usage_type is `metered`.', {
        param: `line_items[${index}][quantity]`,
      })
    }
    if (!price.meter && item.quantity === undefined) {
      throw new Refusal('Quantity is required.', { param: `line_items[${index}][quantity]` })
    }
  }
}
