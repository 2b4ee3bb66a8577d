import type { Circuit } from '../circuit.ts'
import { ProviderFailed } from '../provider-failed.ts'
import { ReplyTimedOut } from '../reply/time-limits.ts'
import type { Planner } from './planner.ts'

/** The provider is not asked at all, since it has just failed others. */
export class ProviderResting extends Error {
  override readonly name = 'ProviderResting'
}

/**
 * The same planner, left alone for a while after it failed several times in a row, be it before or
 * after its first part. A guest's own doing (a refused question, a reply that nobody wants any more)
 * is not held against it.
 * @throws ProviderResting while it is left alone
 */
export function withCircuit(planner: Planner, circuit: Circuit): Planner {
  return {
    ...planner,
    async *plan(request) {
      const attempt = circuit.tryEnter()
      if (!attempt) throw new ProviderResting()
      const { signal } = request
      // A planner that is stuck may never come to its own end.
      const onAbort = () =>
        signal.reason instanceof ReplyTimedOut ? attempt.failed() : attempt.dropped()
      signal.addEventListener('abort', onAbort, { once: true })
      try {
        yield* planner.plan(request)
        attempt.succeeded()
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
