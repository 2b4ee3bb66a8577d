import { z } from 'zod'
import { address, listParams, params, text } from '../form.ts'
import { newId } from '../ids.ts'
import { requireRow } from '../refusal.ts'
import { renderEvent } from '../render/event.ts'
import { renderPortal } from '../render/portal-and-meter.ts'
import type { PortalRow } from '../state.ts'
import { endpoint } from './endpoint.ts'
import { pageOf } from './page-of.ts'

export const portalAndEvents = [
  endpoint(
    'POST',
    '/v1/billing_portal/sessions',
    params({ customer: text, return_url: address.optional(), locale: text.optional() }),
    (world, given) => {
      requireRow(world.state.customers, given.customer, 'customer', 'customer')
      const row: PortalRow = {
        id: newId('portal'),
        created: world.now(),
        customer: given.customer,
        returnUrl: given.return_url ?? null,
        locale: given.locale ?? null,
      }
      world.state.portals.push(row)
      return renderPortal(row, world.pagesUrl)
    },
  ),
  endpoint(
    'GET',
    '/v1/events',
    listParams({ type: text.optional(), types: z.array(text).optional() }),
    (world, given) =>
      pageOf(
        '/v1/events',
        world.state.events
          .filter((row) => !given.type || row.type === given.type)
          .filter((row) => !given.types || given.types.includes(row.type)),
        given,
        renderEvent,
      ),
  ),
  endpoint('GET', '/v1/events/:id', params({}), (world, _, id) =>
    renderEvent(requireRow(world.state.events, id, 'event')),
  ),
]
