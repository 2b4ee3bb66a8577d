import { asSchema } from '../open-api/json-schema.ts'
import { webhookMessageSchema, type WebhookMessage } from './messages.ts'

const summaries = {
  'menu.changed': 'What guests read on a restaurant’s menus has changed',
  'dish.sold_out': 'Dishes are sold out at a restaurant, or available again',
  'gap.found': 'A guest has asked for what nobody has recorded',
  test: 'An owner tests the webhook',
} as const satisfies Record<WebhookMessage['type'], string>

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
})

const parameters = [
  header('webhook-id', 'The same when a message is sent again'),
  header('webhook-timestamp', 'When it was sent, in seconds since 1970'),
  header('webhook-signature', 'Signed as Standard Webhooks 1.0 describes, with the webhook’s key'),
]

const responses = {
  '2XX': { description: 'Received; anything else is sent again, for about 24 hours' },
  410: { description: 'Received, and nothing more is wanted: the webhook is switched off' },
}

/** The part of the OpenAPI file about what is sent to owners' programs. */
export const webhookDescriptions = Object.fromEntries(
  webhookMessageSchema.options.map((option) => {
    const type = option.shape.type.value
    const content = { 'application/json': { schema: asSchema(option) } }
    const post = {
      operationId: `webhook.${type}`,
      summary: summaries[type],
      security: [],
      parameters,
      requestBody: { required: true, content },
      responses,
    }
    return [type, { post }]
  }),
)
