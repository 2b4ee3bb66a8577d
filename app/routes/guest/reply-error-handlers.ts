import type { JsonRequest } from '#app/handlers/json-route.ts'
import { errorTranslator } from '#app/i18n/errors.ts'

/** The message for the guest and the log entry when a reply is interrupted. */
export function replyErrorHandlers({ locale, log }: JsonRequest<unknown>, restaurantId: string) {
  return {
    interruptedMessage: () => errorTranslator(locale)('reply_interrupted'),
    onProblem: (error: unknown, message: string) =>
      log.error({ error, restaurant: restaurantId }, message),
  }
}
