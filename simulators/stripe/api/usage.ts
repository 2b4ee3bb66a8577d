import { z } from 'zod'
import { integer, listParams, params, text } from '../form.ts'
import { newId } from '../ids.ts'
import { countUsage } from '../life/invoices.ts'
import { Refusal, requireRow } from '../refusal.ts'
import { renderList } from '../render/list.ts'
import { renderMeter, renderMeterEvent } from '../render/portal-and-meter.ts'
import type { MeterEventRow, MeterRow } from '../state.ts'
import { endpoint } from './endpoint.ts'
import { pageOf } from './page-of.ts'

const day = 86_400
const oldest = 35 * day
const mostAhead = 5 * 60

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
  endpoint('POST', '/v1/billing/meters', params(meter), (world, given) => {
    if (world.state.meters.some((row) => row.eventName === given.event_name)) {
      throw new Refusal(`A meter already exists for event name ${given.event_name}.`, {
        param: 'event_name',
      })
    }
    const row: MeterRow = {
      id: newId('meter'),
      created: world.now(),
      displayName: given.display_name,
      eventName: given.event_name,
    }
    world.state.meters.push(row)
    return renderMeter(row)
  }),
  endpoint('GET', '/v1/billing/meters', listParams({}), (world, given) =>
    pageOf('/v1/billing/meters', world.state.meters, given, renderMeter),
  ),
  endpoint('GET', '/v1/billing/meters/:id', params({}), (world, _, id) =>
    renderMeter(requireRow(world.state.meters, id, 'billing.meter')),
  ),
  endpoint(
    'GET',
    '/v1/billing/meters/:id/event_summaries',
    listParams({ customer: text, start_time: integer, end_time: integer }),
    (world, given, id) =>
      renderList(`/v1/billing/meters/${id}/event_summaries`, [
        {
          id: `mtrusg_${id}`,
          object: 'billing.meter_event_summary' as const,
          aggregated_value: countUsage(world, id, given.customer, {
            start: given.start_time,
            end: given.end_time,
          }),
          end_time: given.end_time,
          livemode: false,
          meter: id,
          start_time: given.start_time,
        },
      ]),
  ),
  endpoint('POST', '/v1/billing/meter_events', params(event), (world, given) => {
    const now = world.now()
    const { identifier = newId('event'), timestamp = now, payload } = given
    if (!world.state.meters.some((row) => row.eventName === given.event_name)) {
      throw new Refusal(`No active meter found for event name ${given.event_name}.`, {
        param: 'event_name',
      })
    }
    if (timestamp < now - oldest || timestamp > now + mostAhead) {
      throw new Refusal(
        'The timestamp must be within the past 35 calendar days or up to 5 minutes in the future.',
        { param: 'timestamp' },
      )
    }
    if (world.state.meterEvents.some((row) => row.identifier === identifier)) {
      throw new Refusal(`An event already exists with identifier ${identifier}.`)
    }
    const row: MeterEventRow = {
      identifier,
      created: now,
      eventName: given.event_name,
      customer: payload.stripe_customer_id,
      value: payload.value,
      timestamp,
    }
    world.state.meterEvents.push(row)
    return renderMeterEvent(row)
  }),
]
