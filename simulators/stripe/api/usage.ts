import { z } from 'zod'
import { integer, listParams, params, text } from '../form.ts'
import { newId } from '../ids.ts'
import { countUsage } from '../lifecycle/invoices.ts'
import { ApiError } from '../api-error.ts'
import { requireRow } from '../require-row.ts'
import { renderList } from '../render/list.ts'
import { renderMeter, renderMeterEvent } from '../render/portal-and-meter.ts'
import type { MeterEventRow, MeterRow } from '../state.ts'
import { endpoint } from './endpoint.ts'
import { paginate } from './paginate.ts'

const day = 86_400
// In seconds, as in Stripe's reference of meter events.
const maxAge = 35 * day
const maxAhead = 5 * 60

const meter = {
  display_name: text,
  event_name: z.string().min(1).max(100),
  default_aggregation: z.strictObject({ formula: z.literal('sum') }),
}
const event = {
  event_name: z.string().min(1).max(100),
  identifier: z.string().min(1).max(100).optional(),
  timestamp: integer.optional(),
  payload: z.strictObject({ stripe_customer_id: text, value: integer }),
}

export const usage = [
  endpoint('POST', '/v1/billing/meters', params(meter), (world, input) => {
    if (world.state.meters.some((row) => row.eventName === input.event_name)) {
      throw new ApiError(`A meter already exists for event name ${input.event_name}.`, {
        param: 'event_name',
      })
    }
    const row: MeterRow = {
      id: newId('meter'),
      created: world.now(),
      displayName: input.display_name,
      eventName: input.event_name,
    }
    world.state.meters.push(row)
    return renderMeter(row)
  }),
  endpoint('GET', '/v1/billing/meters', listParams({}), (world, input) =>
    paginate('/v1/billing/meters', world.state.meters, input, renderMeter),
  ),
  endpoint('GET', '/v1/billing/meters/:id', params({}), (world, _, id) =>
    renderMeter(requireRow(world.state.meters, id, 'billing.meter')),
  ),
  endpoint(
    'GET',
    '/v1/billing/meters/:id/event_summaries',
    listParams({ customer: text, start_time: integer, end_time: integer }),
    (world, input, id) =>
      renderList(`/v1/billing/meters/${id}/event_summaries`, [
        {
          id: `mtrusg_${id}`,
          object: 'billing.meter_event_summary' as const,
          aggregated_value: countUsage(world, id, input.customer, {
            start: input.start_time,
            end: input.end_time,
          }),
          end_time: input.end_time,
          livemode: false,
          meter: id,
          start_time: input.start_time,
        },
      ]),
  ),
  endpoint('POST', '/v1/billing/meter_events', params(event), (world, input) => {
    const now = world.now()
    const { identifier = newId('event'), timestamp = now, payload } = input
    if (!world.state.meters.some((row) => row.eventName === input.event_name)) {
      throw new ApiError(`No active meter found for event name ${input.event_name}.`, {
        param: 'event_name',
      })
    }
    if (timestamp < now - maxAge || timestamp > now + maxAhead) {
      throw new ApiError(
        'The timestamp must be within the past 35 calendar days or up to 5 minutes in the future.',
        { param: 'timestamp' },
      )
    }
    if (world.state.meterEvents.some((row) => row.identifier === identifier)) {
      throw new ApiError(`An event already exists with identifier ${identifier}.`)
    }
    const row: MeterEventRow = {
      identifier,
      created: now,
      eventName: input.event_name,
      customer: payload.stripe_customer_id,
      value: payload.value,
      timestamp,
    }
    world.state.meterEvents.push(row)
    return renderMeterEvent(row)
  }),
]
