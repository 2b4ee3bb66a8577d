/** What an owner's program can be sent. */
export const webhookEventTypes = ['menu.changed', 'dish.sold_out', 'gap.found'] as const
export type WebhookEventType = (typeof webhookEventTypes)[number]
