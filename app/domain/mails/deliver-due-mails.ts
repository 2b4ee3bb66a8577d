import { eq } from 'drizzle-orm'
import { asSystem } from '#app/db/actors.ts'
import { mails } from '#app/db/schema/index.ts'
import { backOff } from '../outbox/back-off.ts'
import { claimDueMails, type DueMail } from './claim-due-mails.ts'
import { failureReason } from '../outbox/failure-reason.ts'
import { secondsFromNow } from '../outbox/seconds-from-now.ts'

/** A mail that could not be delivered. */
export interface MailProblem {
  readonly kind: 'delayed' | 'given_up'
  readonly mailId: string
  /** Number of attempts. */
  readonly attempts: number
  /** An error code, without addresses or content; null if it was never tried. */
  readonly reason: string | null
}

/** Delivers a mail within the lease of 60 s, or throws; then it is retried later. */
type Deliver = (
  mail: Pick<DueMail, 'id' | 'recipient' | 'subject' | 'text' | 'html'>,
) => Promise<void>

type OnProblem = (problem: MailProblem) => void

/**
 * Sends due mail, a few at a time, and gives up expired mail. Several processes may do so on one
 * table: each mail is claimed by one process, and sent twice only if a process dies between the
 * delivery and recording it.
 * @param onProblem called for each mail that was not delivered
 * @returns how many mails were processed; 0 if none is due
 */
export async function deliverDueMails(deliver: Deliver, onProblem: OnProblem): Promise<number> {
  const { deliverable, expired } = await claimDueMails()
  for (const { id, attempts, lastError } of expired) {
    onProblem({ kind: 'given_up', mailId: id, attempts, reason: lastError })
  }
  // Wait for all of them, even if the database fails one, so that nothing runs on after this
  // returns.
  const outcomes = await Promise.allSettled(
    deliverable.map((mail) => deliverMail(mail, deliver, onProblem)),
  )
  const broken = outcomes.find((outcome) => outcome.status === 'rejected')
  if (broken) throw broken.reason
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
  await asSystem('a mail was sent', async (transaction) => {
    await transaction.delete(mails).where(eq(mails.id, mail.id))
  })
}

async function storeFailure(id: string, attempts: number, reason: string): Promise<void> {
  await asSystem('a mail was not sent', async (transaction) => {
    await transaction
      .update(mails)
      .set({ attempts, lastError: reason, nextAttemptAt: secondsFromNow(backOff(attempts)) })
      .where(eq(mails.id, id))
  })
}
