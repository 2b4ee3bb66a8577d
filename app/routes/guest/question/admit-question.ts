import {
  questionsPerAddress,
  questionsPerAddressPerDay,
  questionsPerGuest,
  questionsPerRestaurant,
} from '#app/domain/conversations/limits.ts'
import {
  consumeInMemory,
  isSyncDue,
  refundInMemory,
  syncCounts,
  tryConsumeInMemory,
} from '#app/services/limits/in-memory-limits.ts'
import type { ReceivedQuestion } from './receive-question.ts'

/** A question that has been counted. */
export interface Admission {
  /** Whether a model may answer it, at the owner's cost. */
  readonly mayAskModel: boolean
  /** Takes the question off its limits, such as when it turns out to have a stored reply. */
  readonly refund: () => void
}

type Counted = Pick<ReceivedQuestion, 'asker' | 'noModelUntil'> & { readonly address: string }

/** Waits until the counts of other processes are known, where a limit is close. */
export async function awaitCounts(counted: Counted): Promise<void> {
  const { rejecting, modelOnly } = limitsOf(counted)
  while (isSyncDue(...rejecting, ...modelOnly)) await syncCounts()
}

/**
 * Counts a question against its limits. Synchronous, so that no other question is counted between
 * the check and the start of the reply; call `awaitCounts` first.
 * @throws {LimitReachedError}
 */
export function admitQuestion(counted: Counted): Admission {
  const { rejecting, modelOnly } = limitsOf(counted)
  consumeInMemory(...rejecting)
  const { noModelUntil } = counted
  const isOverCeiling = noModelUntil !== null && noModelUntil.getTime() > Date.now()
  const mayAskModel = !isOverCeiling && tryConsumeInMemory(...modelOnly)
  const consumed = [...rejecting, ...(mayAskModel ? modelOnly : [])]
  return { mayAskModel, refund: () => refundInMemory(...consumed) }
}

/** The limits that a question counts against. */
function limitsOf({ asker: { restaurantId, guestHash }, address }: Counted) {
  const subject = `${restaurantId} ${address}`
  return {
    /** Once exhausted, questions are rejected. */
    rejecting: [
      { limit: questionsPerGuest, subject: guestHash },
      { limit: questionsPerAddress, subject },
    ],
    /** Once exhausted, questions are answered without a model, at no cost. */
    modelOnly: [
      { limit: questionsPerRestaurant, subject: restaurantId },
      { limit: questionsPerAddressPerDay, subject },
    ],
  } as const
}
