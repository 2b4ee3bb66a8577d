import { ForbiddenError } from '../errors.ts'

/** The second factors of an account. */
export interface FactorState {
  readonly hasApp: boolean
  readonly passkeyCount: number
  /** How many recovery codes haven't been used. */
  readonly codesLeft: number
  /** Whether everyone who signs in needs a second factor, as the owner decided. */
  readonly isRequired: boolean
}

/** Whether an account signs in with a second factor. */
export const hasSecondFactor = ({ hasApp, passkeyCount }: FactorState): boolean =>
  hasApp || passkeyCount > 0

/**
 * Whether an account must have a second factor before it may open the dashboard. The only accounts
 * are owners, each bound by their own setting; other accounts of a restaurant belong here too.
 */
export const mustHaveSecondFactor = ({ isRequired }: FactorState): boolean => isRequired

/**
 * Checks that an account may open the dashboard.
 * @throws {ForbiddenError} if it must have a second factor, and has none
 */
export function assertSecondFactor(state: FactorState): void {
  if (mustHaveSecondFactor(state) && !hasSecondFactor(state))
    throw new ForbiddenError('factor_missing')
}
