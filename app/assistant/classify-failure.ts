import { ProviderError } from './provider-error.ts'
import { ReplyTimeoutError } from './reply/time-limits.ts'
import { CircuitOpenError } from './planners/guard-with-circuit.ts'

/** Why a provider gave no reply or an incomplete one: the value of a metric label. */
export type FailureKind =
  | 'circuit_open'
  | 'timed_out'
  | 'overloaded'
  | 'no_access'
  | 'refused'
  | 'failed'

/** Classifies an error of a planner. */
export function classifyFailure(error: unknown): FailureKind {
  if (error instanceof CircuitOpenError) return 'circuit_open'
  if (error instanceof ReplyTimeoutError) return 'timed_out'
  if (!(error instanceof ProviderError)) return 'failed'
  if (error.status === 429 || error.status === 503 || error.status === 529) return 'overloaded'
  if (error.status === 401 || error.status === 403) return 'no_access'
  return error.isRequestFault ? 'refused' : 'failed'
}
