import { z } from 'zod'
import { webUrl, listParams, params, text } from '../form.ts'
import { newId } from '../ids.ts'
import { requireRow } from '../require-row.ts'
import { renderEvent } from '../render/event.ts'
import { renderPortal } from '../render/portal-and-meter.ts'
import type { PortalRow } from '../state.ts'
import { endpoint } from './endpoint.ts'
import { paginate } from './paginate.ts'

export const portalAndEvents = [
  endpoint(
    'POST',
    '/v1/billing_portal/sessions',
    params({ customer: text, return_url: webUrl.optional(), locale: text.optional() }),
    (world, input) => {
      requireRow(world.state.customers, input.customer, 'customer', 'customer')
      const row: PortalRow = {
        id: newId('portal'),
        created: world.now(),
        customer: input.customer,
        returnUrl: input.return_url ?? null,
        locale: input.locale ?? null,
      }
      world.state.portals.push(row)
      return renderPortal(row, world.pagesUrl)
    },
  ),
  endpoint(
    'GET',
    '/v1/events',
    listParams({ type: text.optional(), types: z.array(text).optional() }),
    (world, input) =>
      paginate(
        '/v1/events',
        world.state.events
          .filter((row) => !input.type || row.type === input.type)
          .filter((row) => !input.types || input.types.includes(row.type)),
        input,
        renderEvent,
      ),
  ),
  endpoint('GET', '/v1/events/:id', params({}), (world, _, id) =>
    renderEvent(requireRow(world.state.events, id, 'event')),
  ),
]
