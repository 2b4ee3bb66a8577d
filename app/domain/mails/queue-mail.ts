import type { SQL } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { mails } from '#app/db/schema/index.ts'

/** An email to send. */
export interface QueuedMail {
  readonly ownerId: string
  /** A bare address, without a display name. */
  readonly recipient: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** When the link in it expires; the email isn't sent later. */
  readonly expiresAt: SQL
}

/**
 * Queues an email in the transaction of the change it reports: both are stored, or neither is. Wake
 * the delivery once the transaction is committed.
 * @param transaction of the system actor
 */
export async function queueMail(transaction: Transaction, mail: QueuedMail): Promise<void> {
  await transaction.insert(mails).values(mail)
}
