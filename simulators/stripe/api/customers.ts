import { listParams, metadata, params, text } from '../form.ts'
import { emptyCustomer } from '../life/checkouts.ts'
import { requireRow } from '../refusal.ts'
import { renderCard, renderCustomer } from '../render/customer.ts'
import { endpoint } from './endpoint.ts'
import { pageOf } from './page-of.ts'

const fields = { email: text.optional(), name: text.optional(), metadata: metadata.optional() }

export const customers = [
  endpoint('POST', '/v1/customers', params(fields), (world, given) => {
    const row = emptyCustomer(world.now(), given.email ?? null)
    row.name = given.name ?? null
    row.metadata = given.metadata ?? {}
    world.state.customers.push(row)
    world.emitCustomerEvent('created', row)
    return renderCustomer(world.state, row)
  }),
  endpoint('GET', '/v1/customers', listParams({ email: text.optional() }), (world, given) =>
    pageOf(
      '/v1/customers',
      world.state.customers.filter((row) => !given.email || row.email === given.email),
      given,
      (row) => renderCustomer(world.state, row),
    ),
  ),
  endpoint('GET', '/v1/customers/:id', params({}), (world, _, id) =>
    renderCustomer(world.state, requireRow(world.state.customers, id, 'customer')),
  ),
  endpoint('POST', '/v1/customers/:id', params(fields), (world, given, id) => {
    const row = requireRow(world.state.customers, id, 'customer')
    const previous = { email: row.email, name: row.name }
    row.email = given.email ?? row.email
    row.name = given.name ?? row.name
    row.metadata = { ...row.metadata, ...given.metadata }
    world.emitCustomerEvent('updated', row, previous)
    return renderCustomer(world.state, row)
  }),
  endpoint('GET', '/v1/payment_methods/:id', params({}), (world, _, id) =>
    renderCard(requireRow(world.state.cards, id, 'payment_method')),
  ),
]
