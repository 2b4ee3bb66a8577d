import type { SQL } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { mails } from '#app/db/schema/index.ts'

/** A mail that is to be sent. */
export interface QueuedMail {
  readonly ownerId: string
  /** One bare address. */
  readonly recipient: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** When the link in it ends; later it is not sent. */
  readonly expiresAt: SQL
}

/**
 * Lays a mail among those to be sent, together with whatever it tells of: both are stored
 * or neither is. Wake the delivery when the transaction is committed.
 * @param transaction of the system actor
 */
export async function queueMail(transaction: Transaction, mail: QueuedMail): Promise<void> {
  await transaction.insert(mails).values(mail)
}
