import { eq } from 'drizzle-orm'
import { asSystem } from '#app/db/actors.ts'
import { mails } from '#app/db/schema/index.ts'
import { backOffSeconds } from '../outbox/back-off.ts'
import { claimDueMails, type DueMail } from './claim-due-mails.ts'
import { failureReason } from '../outbox/failure-reason.ts'
import { secondsFromNow } from '../outbox/seconds-from-now.ts'

/** An email that could not be delivered. */
export interface MailProblem {
  readonly kind: 'delayed' | 'abandoned'
  readonly mailId: string
  readonly attempts: number
  /** An error code, without addresses or content; null if delivery was never attempted. */
  readonly reason: string | null
}

/** Delivers an email within the lease of 60 s. If it throws, the delivery is retried later. */
type Deliver = (
  mail: Pick<DueMail, 'id' | 'recipient' | 'subject' | 'text' | 'html'>,
) => Promise<void>

type OnProblem = (problem: MailProblem) => void

/**
 * Delivers one batch of due emails and abandons expired ones. Safe in several processes: each email
 * is claimed by one, and sent twice only if a process dies between the delivery and recording it.
 * @param onProblem called for each email that was not delivered
 * @returns how many emails were processed; 0 if none is due
 */
export async function deliverDueMails(deliver: Deliver, onProblem: OnProblem): Promise<number> {
  const { deliverable, expired } = await claimDueMails()
  for (const { id, attempts, lastError } of expired) {
    onProblem({ kind: 'abandoned', mailId: id, attempts, reason: lastError })
  }
  // Wait for all of them, even if one fails in the database, so that none is still running when
  // this returns.
  const outcomes = await Promise.allSettled(
    deliverable.map((mail) => deliverMail(mail, deliver, onProblem)),
  )
  const rejection = outcomes.find((outcome) => outcome.status === 'rejected')
  if (rejection) throw rejection.reason
  return deliverable.length + expired.length
}

async function deliverMail(mail: DueMail, deliver: Deliver, onProblem: OnProblem): Promise<void> {
  try {
    await deliver(mail)
  } catch (error) {
    const attempts = mail.attempts + 1
    const reason = failureReason(error)
    onProblem({ kind: 'delayed', mailId: mail.id, attempts, reason })
    return storeFailure(mail.id, attempts, reason)
  }
  await asSystem('a sent email is deleted', async (transaction) => {
    await transaction.delete(mails).where(eq(mails.id, mail.id))
  })
}

async function storeFailure(id: string, attempts: number, reason: string): Promise<void> {
  await asSystem('a failed email is postponed', async (transaction) => {
    await transaction
      .update(mails)
      .set({ attempts, lastError: reason, nextAttemptAt: secondsFromNow(backOffSeconds(attempts)) })
      .where(eq(mails.id, id))
  })
}
