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
    expandPath(world, json, parts, path)
  }
  return json
}

/** @param path the whole path, for the error message */
function expandPath(
  world: World,
  json: Json,
  [key, ...rest]: readonly string[],
  path: string,
): void {
  if (key === undefined || json === null) return
  if (Array.isArray(json)) {
    for (const item of json) expandPath(world, item, [key, ...rest], path)
    return
  }
  if (typeof json !== 'object') throw cannotExpand(path)
  const value = key in json ? json[key] : renderIncludable(world, json, key)
  const expanded = typeof value === 'string' ? renderById(world, value) : value
  if (expanded === undefined) throw cannotExpand(path)
  json[key] = expanded
  expandPath(world, expanded, rest, path)
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

function renderById({ state, pagesUrl }: World, id: string): Json | undefined {
  const renderFrom = <Row extends { readonly id: string }>(
    rows: readonly Row[],
    render: (row: Row) => object,
  ) => rows.filter((row) => row.id === id).map(render)
  const [rendered] = [
    ...renderFrom(state.customers, (row) => renderCustomer(state, row)),
    ...renderFrom(state.subscriptions, (row) => renderSubscription(state, row)),
    ...renderFrom(state.invoices, (row) => renderInvoice(state, row)),
    ...renderFrom(state.checkouts, (row) => renderCheckout(state, row, pagesUrl)),
    ...renderFrom(state.products, renderProduct),
    ...renderFrom(state.prices, renderPrice),
    ...renderFrom(state.cards, renderCard),
  ]
  return rendered && toJson(rendered)
}
