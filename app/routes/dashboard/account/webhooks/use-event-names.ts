import type { WebhookEventType } from '#app/domain/webhooks/events.ts'
import { useWebhooksTranslate } from '#app/i18n/webhooks.ts'

/** The names of events, and of a test. */
export function useEventNames(): Readonly<Record<WebhookEventType | 'test', string>> {
  const translate = useWebhooksTranslate()
  return {
    'menu.changed': translate('menu_changed'),
    'dish.sold_out': translate('dish_sold_out'),
    'gap.found': translate('gap_found'),
    test: translate('test_event'),
  }
}
