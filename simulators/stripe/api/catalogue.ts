import { z } from 'zod'
import { integer, listParams, metadata, params, text } from '../form.ts'
import { newId } from '../ids.ts'
import { ApiError } from '../api-error.ts'
import { requireRow } from '../require-row.ts'
import { renderPrice, renderProduct } from '../render/catalogue.ts'
import type { PriceRow, ProductRow } from '../state.ts'
import { endpoint } from './endpoint.ts'
import { paginate } from './paginate.ts'

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
  endpoint('POST', '/v1/products', params(product), (world, input) => {
    const row: ProductRow = {
      id: input.id ?? newId('product'),
      created: world.now(),
      name: input.name,
      description: input.description ?? null,
      metadata: input.metadata ?? {},
    }
    if (world.state.products.some(({ id }) => id === row.id)) {
      throw new ApiError('Product already exists.', {
        code: 'resource_already_exists',
        param: 'id',
      })
    }
    world.state.products.push(row)
    return renderProduct(row)
  }),
  endpoint('GET', '/v1/products', listParams({}), (world, input) =>
    paginate('/v1/products', world.state.products, input, renderProduct),
  ),
  endpoint('GET', '/v1/products/:id', params({}), (world, _, id) =>
    renderProduct(requireRow(world.state.products, id, 'product')),
  ),
  endpoint('POST', '/v1/prices', params(price), (world, input) => {
    const { recurring } = input
    requireRow(world.state.products, input.product, 'product', 'product')
    if ((recurring.usage_type === 'metered') !== (recurring.meter !== undefined)) {
      throw new ApiError('A price must have a meter if and only if it is metered.', {
        param: 'recurring[meter]',
      })
    }
    if (recurring.meter)
      requireRow(world.state.meters, recurring.meter, 'billing.meter', 'recurring[meter]')
    const row: PriceRow = {
      id: newId('price'),
      created: world.now(),
      product: input.product,
      currency: input.currency,
      unitAmount: input.unit_amount,
      meter: recurring.meter ?? null,
      nickname: input.nickname ?? null,
      metadata: input.metadata ?? {},
    }
    world.state.prices.push(row)
    return renderPrice(row)
  }),
  endpoint('GET', '/v1/prices', listParams({ product: text.optional() }), (world, input) =>
    paginate(
      '/v1/prices',
      world.state.prices.filter((row) => !input.product || row.product === input.product),
      input,
      renderPrice,
    ),
  ),
  endpoint('GET', '/v1/prices/:id', params({}), (world, _, id) =>
    renderPrice(requireRow(world.state.prices, id, 'price')),
  ),
]
