import { anyFailure, type FormFailure } from '#app/ui/form-failure.ts'

/** Problems of a form whose sender has to confirm who they are. */
export const confirmationCodes: ReadonlySet<string> = new Set([
  'confirmation_needed',
  'passkey_failed',
  'too_many_codes',
])

/** Returns an action's result if the form was rejected because its sender must confirm first. */
export function missingConfirmation(result: unknown): FormFailure | undefined {
  const failure = anyFailure(result)
  if (!failure) return undefined
  const { problem, errors } = failure
  const isAsked =
    (problem && confirmationCodes.has(problem.code)) ||
    errors['factorCode'] ||
    errors['recoveryCode']
  return isAsked ? failure : undefined
}
