import { toJson, type Json } from './json.ts'
import { ApiError } from './api-error.ts'
import { renderPrice, renderProduct } from './render/catalogue.ts'
import { renderCheckout, renderLineItems } from './render/checkout-session.ts'
import { renderCard, renderCustomer } from './render/customer.ts'
import { renderInvoice } from './render/invoice.ts'
import { renderSubscription } from './render/subscription.ts'
import type { World } from './world.ts'

const maxDepth = 4

/**
 * Replaces the ids at the given paths with the objects they refer to.
 * @throws {ApiError} if a path isn't expandable
 */
export function expand(world: World, object: object, paths: readonly string[]): Json {
  const json = toJson(object)
  for (const path of paths) {
    const parts = path.split('.')
    if (parts.length > maxDepth) {
      throw new ApiError(`You cannot expand more than ${maxDepth} levels of a property (${path}).`)
    }
    follow(world, json, parts, path)
  }
  return json
}

function follow(world: World, json: Json, [key, ...rest]: readonly string[], path: string): void {
  if (key === undefined || json === null) return
  if (Array.isArray(json)) {
    for (const item of json) follow(world, item, [key, ...rest], path)
    return
  }
  if (typeof json !== 'object') throw cannotExpand(path)
  const value = key in json ? json[key] : renderIncludable(world, json, key)
  const expanded = typeof value === 'string' ? find(world, value) : value
  if (expanded === undefined) throw cannotExpand(path)
  json[key] = expanded
  follow(world, expanded, rest, path)
}

const cannotExpand = (path: string) =>
  new ApiError(
    `This property cannot be expanded (${path}). You may want to try expanding something else.`,
    { param: 'expand' },
  )

/** Renders a property that is returned only when expanded. */
function renderIncludable(
  { state }: World,
  json: { [key: string]: Json },
  key: string,
): Json | undefined {
  const session = state.checkouts.find((row) => row.id === json['id'])
  if (session && key === 'line_items') return toJson(renderLineItems(state, session))
  return undefined
}

function find({ state, pagesUrl }: World, id: string): Json | undefined {
  const findIn = <Row extends { readonly id: string }>(
    rows: readonly Row[],
    render: (row: Row) => object,
  ) => rows.filter((row) => row.id === id).map(render)
  const [found] = [
    ...findIn(state.customers, (row) => renderCustomer(state, row)),
    ...findIn(state.subscriptions, (row) => renderSubscription(state, row)),
    ...findIn(state.invoices, (row) => renderInvoice(state, row)),
    ...findIn(state.checkouts, (row) => renderCheckout(state, row, pagesUrl)),
    ...findIn(state.products, renderProduct),
    ...findIn(state.prices, renderPrice),
    ...findIn(state.cards, renderCard),
  ]
  return found && toJson(found)
}
