import type { TeamMember } from '#app/domain/accounts/lock-team.ts'

/** A restaurant that a member may work for. */
export interface Restaurant {
  readonly id: string
  readonly name: string
}

/** A member in the list. */
export interface ListedMember extends Omit<TeamMember, 'accountId'> {
  readonly isYou: boolean
}
