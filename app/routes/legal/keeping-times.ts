import { sessionSeconds } from '#app/auth/session-cookie.ts'
import { unconfirmedDays } from '#app/domain/accounts/delete-expired.ts'
import { linkHours } from '#app/domain/accounts/links.ts'

/** For how long what owners leave is kept, each in its own unit. */
export interface KeepingTimes {
  readonly sessionSeconds: number
  readonly unconfirmedDays: number
  readonly confirmHours: number
  readonly resetHours: number
}

/** The very constants by which it is deleted. */
export function readKeepingTimes(): KeepingTimes {
  return {
    sessionSeconds,
    unconfirmedDays,
    confirmHours: linkHours['confirm-email'],
    resetHours: linkHours['reset-password'],
  }
}
