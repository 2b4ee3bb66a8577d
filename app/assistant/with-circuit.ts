import type { Circuit } from './circuit.ts'
import type { AssistantProvider } from './port.ts'
import { ProviderResting } from './planners/with-circuit.ts'
import { ProviderFailed } from './provider-failed.ts'
import { ReplyTimedOut } from './time-limits.ts'

export { ProviderResting }

/**
 * The same provider, left alone for a while after it failed several times in a row before
 * its first word. A guest's own doing (a refused question, a reply no longer wanted) is
 * not held against it.
 */
export function withCircuit(provider: AssistantProvider, circuit: Circuit): AssistantProvider {
  return {
    ...provider,
    async *reply(request) {
      const attempt = circuit.tryEnter()
      if (!attempt) throw new ProviderResting()
      const { signal } = request
      // A provider that is stuck may never come to its own end.
      const onAbort = () =>
        signal.reason instanceof ReplyTimedOut ? attempt.failed() : attempt.dropped()
      signal.addEventListener('abort', onAbort, { once: true })
      try {
        for await (const part of provider.reply(request)) {
          if (part.type === 'text') attempt.succeeded()
          yield part
        }
        attempt.failed()
      } catch (error) {
        if (error instanceof ProviderFailed && !error.isRequestsFault) attempt.failed()
        throw error
      } finally {
        attempt.dropped()
        signal.removeEventListener('abort', onAbort)
      }
    },
  }
}
