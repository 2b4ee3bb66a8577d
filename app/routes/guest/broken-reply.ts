import type { JsonRequest } from '#app/http/json-route.ts'
import { errorTranslator } from '#app/i18n/errors.ts'

/** What a guest is told, and what is logged, when a reply breaks off. */
export function brokenReply({ locale, log }: JsonRequest<unknown>, restaurantId: string) {
  return {
    interruptedMessage: () => errorTranslator(locale)('reply_interrupted'),
    onProblem: (error: unknown, what: string) =>
      log.error({ error, restaurant: restaurantId }, what),
  }
}
