import { listParams, metadata, params, text } from '../form.ts'
import { emptyCustomer } from '../lifecycle/checkouts.ts'
import { requireRow } from '../require-row.ts'
import { renderCard, renderCustomer } from '../render/customer.ts'
import { endpoint } from './endpoint.ts'
import { paginate } from './paginate.ts'

const fields = { email: text.optional(), name: text.optional(), metadata: metadata.optional() }

export const customers = [
  endpoint('POST', '/v1/customers', params(fields), (world, input) => {
    const row = emptyCustomer(world.now(), input.email ?? null)
    row.name = input.name ?? null
    row.metadata = input.metadata ?? {}
    world.state.customers.push(row)
    world.emitCustomerEvent('created', row)
    return renderCustomer(world.state, row)
  }),
  endpoint('GET', '/v1/customers', listParams({ email: text.optional() }), (world, input) =>
    paginate(
      '/v1/customers',
      world.state.customers.filter((row) => !input.email || row.email === input.email),
      input,
      (row) => renderCustomer(world.state, row),
    ),
  ),
  endpoint('GET', '/v1/customers/:id', params({}), (world, _, id) =>
    renderCustomer(world.state, requireRow(world.state.customers, id, 'customer')),
  ),
  endpoint('POST', '/v1/customers/:id', params(fields), (world, input, id) => {
    const row = requireRow(world.state.customers, id, 'customer')
    const previous = { email: row.email, name: row.name }
    row.email = input.email ?? row.email
    row.name = input.name ?? row.name
    row.metadata = { ...row.metadata, ...input.metadata }
    world.emitCustomerEvent('updated', row, previous)
    return renderCustomer(world.state, row)
  }),
  endpoint('GET', '/v1/payment_methods/:id', params({}), (world, _, id) =>
    renderCard(requireRow(world.state.cards, id, 'payment_method')),
  ),
]
