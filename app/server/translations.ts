import { translateDue } from '#app/assistant/translator/translate-due.ts'
import type { Translator } from '#app/assistant/translator/translator.ts'
import type { Logger } from '#app/http/log.ts'
import { startOutbox, type Outbox } from '#app/services/outbox.ts'

/**
 * Starts translating what owners have requested from a model, batch by batch. Any process can
 * continue any run.
 */
export function startTranslating(translator: Translator, log: Logger): Outbox {
  const stopping = new AbortController()
  const outbox = startOutbox(
    'translations',
    () =>
      translateDue({
        translator,
        stopping: stopping.signal,
        onProblem: (error, run) => log.warn({ error, run }, 'a batch was not translated'),
      }),
    log,
  )
  return {
    ...outbox,
    stop() {
      stopping.abort()
      return outbox.stop()
    },
  }
}
