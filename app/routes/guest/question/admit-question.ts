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
  /** Uncounts the question, for example because its reply is already stored. */
  readonly refund: () => void
}

type CountedQuestion = Pick<ReceivedQuestion, 'asker' | 'noModelUntil'> & {
  readonly address: string
}

/** Waits for the counts of other processes if a limit is close. */
export async function awaitCounts(question: CountedQuestion): Promise<void> {
  const { rejecting, modelOnly } = limitsOf(question)
  while (isSyncDue(...rejecting, ...modelOnly)) await syncCounts()
}

/**
 * Counts a question against its limits. Synchronous, so that no other question is counted between
 * the check and the start of the reply; call `awaitCounts` first.
 * @throws {LimitReachedError}
 */
export function admitQuestion(question: CountedQuestion): Admission {
  const { rejecting, modelOnly } = limitsOf(question)
  consumeInMemory(...rejecting)
  const { noModelUntil } = question
  const isOverCeiling = noModelUntil !== null && noModelUntil.getTime() > Date.now()
  const mayAskModel = !isOverCeiling && tryConsumeInMemory(...modelOnly)
  const consumed = [...rejecting, ...(mayAskModel ? modelOnly : [])]
  return { mayAskModel, refund: () => refundInMemory(...consumed) }
}

/** The limits that a question counts against. */
function limitsOf({ asker: { restaurantId, guestHash }, address }: CountedQuestion) {
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
