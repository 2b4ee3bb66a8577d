import { sessionSeconds } from '#app/auth/session-cookie.ts'
import { undoDays } from '#app/domain/undo-days.ts'
import { unconfirmedDays } from '#app/domain/accounts/delete-expired.ts'
import { linkValidityHours } from '#app/domain/accounts/links.ts'

/** The times for which owners' data is stored. Each name ends in its unit. */
export interface RetentionPeriods {
  readonly sessionSeconds: number
  readonly unconfirmedDays: number
  readonly undoDays: number
  readonly confirmLinkHours: number
  readonly resetLinkHours: number
}

/** The periods that the code applies, so that the privacy page always states the true ones. */
export const retentionPeriods: RetentionPeriods = {
  sessionSeconds,
  unconfirmedDays,
  undoDays,
  confirmLinkHours: linkValidityHours['confirm-email'],
  resetLinkHours: linkValidityHours['reset-password'],
}
