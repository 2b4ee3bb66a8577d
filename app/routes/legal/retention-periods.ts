import { sessionSeconds } from '#app/auth/session-cookie.ts'
import { undoDays } from '#app/domain/undo-days.ts'
import { unconfirmedDays } from '#app/domain/accounts/delete-expired.ts'
import { linkValidityHours } from '#app/domain/accounts/links.ts'

/** How long data of owners is stored, in the units of the names. */
export interface RetentionPeriods {
  readonly sessionSeconds: number
  readonly unconfirmedDays: number
  readonly undoDays: number
  readonly confirmHours: number
  readonly resetHours: number
}

/** Returns the constants that the deletion uses. */
export function readRetentionPeriods(): RetentionPeriods {
  return {
    sessionSeconds,
    unconfirmedDays,
    undoDays,
    confirmHours: linkValidityHours['confirm-email'],
    resetHours: linkValidityHours['reset-password'],
  }
}
