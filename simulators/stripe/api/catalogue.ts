import { z } from 'zod'
import { integer, listParams, metadata, params, text } from '../form.ts'
import { newId } from '../ids.ts'
import { Refusal, requireRow } from '../refusal.ts'
import { renderPrice, renderProduct } from '../render/catalogue.ts'
import type { PriceRow, ProductRow } from '../state.ts'
import { endpoint } from './endpoint.ts'
import { pageOf } from './page-of.ts'

const product = {
  id: text.optional(),
  name: text,
  description: text.optional(),
  metadata: metadata.optional(),
}
const price = {
  currency: z.string().regex(/^[a-z]{3}$/),
  unit_amount: integer.pipe(z.number().min(0)),
  product: text,
  nickname: text.optional(),
  metadata: metadata.optional(),
  recurring: z.strictObject({
    interval: z.literal('month'),
    usage_type: z.enum(['licensed', 'metered']).optional(),
    meter: text.optional(),
  }),
}

export const catalogue = [
  endpoint('POST', '/v1/products', params(product), (world, given) => {
    const row: ProductRow = {
      id: given.id ?? newId('product'),
      created: world.now(),
      name: given.name,
      description: given.description ?? null,
      metadata: given.metadata ?? {},
    }
    if (world.state.products.some((one) => one.id === row.id)) {
      throw new Refusal('Product already exists.', { code: 'resource_already_exists', param: 'id' })
    }
    world.state.products.push(row)
    return renderProduct(row)
  }),
  endpoint('GET', '/v1/products', listParams({}), (world, given) =>
    pageOf('/v1/products', world.state.products, given, renderProduct),
  ),
  endpoint('GET', '/v1/products/:id', params({}), (world, _, id) =>
    renderProduct(requireRow(world.state.products, id, 'product')),
  ),
  endpoint('POST', '/v1/prices', params(price), (world, given) => {
    const { recurring, metadata: notes = {} } = given
    requireRow(world.state.products, given.product, 'product', 'product')
    if ((recurring.usage_type === 'metered') !== (recurring.meter !== undefined)) {
      throw new Refusal('A metered price has a meter, and no other price has one.', {
        param: 'recurring[meter]',
      })
    }
    if (recurring.meter)
      requireRow(world.state.meters, recurring.meter, 'billing.meter', 'recurring[meter]')
    const row: PriceRow = {
      id: newId('price'),
      created: world.now(),
      product: given.product,
      currency: given.currency,
      unitAmount: given.unit_amount,
      meter: recurring.meter ?? null,
      nickname: given.nickname ?? null,
      metadata: notes,
    }
    world.state.prices.push(row)
    return renderPrice(row)
  }),
  endpoint('GET', '/v1/prices', listParams({ product: text.optional() }), (world, given) =>
    pageOf(
      '/v1/prices',
      world.state.prices.filter((row) => !given.product || row.product === given.product),
      given,
      renderPrice,
    ),
  ),
  endpoint('GET', '/v1/prices/:id', params({}), (world, _, id) =>
    renderPrice(requireRow(world.state.prices, id, 'price')),
  ),
]
