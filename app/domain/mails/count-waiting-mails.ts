import { isNotNull } from 'drizzle-orm'
import { asSystem } from '#app/db/actors.ts'
import { mails } from '#app/db/schema/index.ts'

/** Counts the mails that still have to be sent, of all owners. */
export function countWaitingMails(): Promise<number> {
  return asSystem('waiting mails are counted', (transaction) =>
    transaction.$count(mails, isNotNull(mails.nextAttemptAt)),
  )
}
