import type { JsonRequest } from '#app/handlers/json-route.ts'
import { pageErrorTranslator } from '#app/i18n/page-errors.ts'

/** The message for the guest and the log entry when a reply is interrupted. */
export function replyErrorHandlers({ locale, log }: JsonRequest<unknown>, restaurantId: string) {
  return {
    interruptedMessage: () => pageErrorTranslator(locale)('reply_interrupted'),
    onProblem: (error: unknown, message: string) =>
      log.error({ error, restaurant: restaurantId }, message),
  }
}
