import { isNotNull } from 'drizzle-orm'
import { asSystem } from '#app/db/actors.ts'
import { mails } from '#app/db/schema/index.ts'

/** Counts the emails of all owners that still have to be sent. */
export function countWaitingMails(): Promise<number> {
  return asSystem('waiting emails are counted', (transaction) =>
    transaction.$count(mails, isNotNull(mails.nextAttemptAt)),
  )
}
