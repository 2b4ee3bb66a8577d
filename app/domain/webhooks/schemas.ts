import { z } from 'zod'
import { formSwitch, requiredText } from '../field-schemas.ts'
import { webhookEventTypes, type WebhookEventType } from './events.ts'

export const maxUrlLength = 500

/** The form of a new webhook, with a checkbox for each event. */
export const newWebhookSchema = z
  .object({
    url: requiredText({ max: maxUrlLength, isOneLine: true }, 'webhook_url_required').refine(
      isWebAddress,
      'webhook_url_invalid',
    ),
    'menu.changed': formSwitch,
    'dish.sold_out': formSwitch,
    'gap.found': formSwitch,
  } satisfies Record<WebhookEventType | 'url', z.ZodType>)
  .refine((form) => webhookEventTypes.some((type) => form[type]), {
    path: ['events'],
    error: 'webhook_events_required',
  })

export const deliveryChoiceSchema = z.object({ deliveryId: z.string() })

/** Logins in addresses would be stored and listed in the clear. */
function isWebAddress(text: string): boolean {
  try {
    // The dashboard's oldest browsers have no `URL.parse`.
    const { protocol, username, password } = new URL(text)
    return /^https?:$/.test(protocol) && !username && !password
  } catch {
    return false
  }
}
