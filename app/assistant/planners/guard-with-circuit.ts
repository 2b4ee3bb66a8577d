import type { Circuit } from '../circuit.ts'
import { ProviderError } from '../provider-error.ts'
import { ReplyTimeoutError } from '../reply/time-limits.ts'
import type { Planner } from './planner.ts'

/** The circuit is open: the provider has just failed repeatedly and gets no requests. */
export class CircuitOpenError extends Error {
  override readonly name = 'CircuitOpenError'
}

/**
 * Adds a circuit breaker to a planner. Failures count both before and after the first part. Rejected
 * questions and replies that are no longer needed do not count.
 * @throws {CircuitOpenError} when planning while the circuit is open
 */
export function guardWithCircuit(planner: Planner, circuit: Circuit): Planner {
  return {
    ...planner,
    async *plan(request) {
      const attempt = circuit.tryEnter()
      if (!attempt) throw new CircuitOpenError()
      const { signal } = request
      // A planner that hangs may never settle, so its timeout is counted on abort.
      const onAbort = () =>
        signal.reason instanceof ReplyTimeoutError ? attempt.fail() : attempt.cancel()
      signal.addEventListener('abort', onAbort, { once: true })
      try {
        yield* planner.plan(request)
        attempt.succeed()
      } catch (error) {
        if (error instanceof ProviderError && !error.isRequestFault) attempt.fail()
        throw error
      } finally {
        attempt.cancel()
        signal.removeEventListener('abort', onAbort)
      }
    },
  }
}
