import { ForbiddenError } from '../errors.ts'

/** The second factors of an account. */
export interface FactorState {
  readonly hasApp: boolean
  readonly passkeyCount: number
  /** How many recovery codes haven't been used. */
  readonly codesLeft: number
  /** Whether a team of the person requires a second factor of its members. */
  readonly isRequired: boolean
}

/** Whether an account signs in with a second factor. */
export const hasSecondFactor = ({ hasApp, passkeyCount }: FactorState): boolean =>
  hasApp || passkeyCount > 0

/** Whether an account must have a second factor before it may open the dashboard. */
export const mustHaveSecondFactor = ({ isRequired }: FactorState): boolean => isRequired

/**
 * Checks that an account may open the dashboard.
 * @throws {ForbiddenError} if it must have a second factor, and has none
 */
export function assertSecondFactor(state: FactorState): void {
  if (mustHaveSecondFactor(state) && !hasSecondFactor(state))
    throw new ForbiddenError('factor_missing')
}
