import { passwordOnlySchema } from '#app/domain/accounts/schemas.ts'
import { ForbiddenError } from '#app/domain/errors.ts'
import { parseInput } from '#app/domain/parse-input.ts'
import { confirmSession } from '#app/domain/second-factor/confirm-session.ts'
import { hasSecondFactor } from '#app/domain/second-factor/factor-state.ts'
import { factorSchema } from '#app/domain/second-factor/schemas.ts'
import type { Caller } from '../caller.ts'
import { checkPassword } from '../check-password.ts'
import type { OpenSession } from '../find-session.ts'
import { checkFactor } from './check-factor.ts'

const confirmedMs = 15 * 60_000

/** Whether the owner has confirmed who they are in this session in the last 15 minutes. */
export function isConfirmed({ confirmedAt }: OpenSession): boolean {
  return confirmedAt !== undefined && Date.now() - confirmedAt.getTime() < confirmedMs
}

/**
 * Asks an owner again who they are before a sensitive action, unless they confirmed it in the last
 * 15 minutes: for the second factor, or else for the password.
 * @param fields of the sent form, which may contain either
 * @throws {ForbiddenError} if the form contains neither
 * @throws {InvalidFieldsError} for a wrong password or code
 * @throws {LimitReachedError} after too many wrong ones
 */
export async function confirm(
  caller: Caller,
  session: OpenSession,
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  const { id, owner, factors } = session
  if (hasSecondFactor(factors)) {
    if (isConfirmed(session)) return
    // The fields are in the form that asks for the factor, even if they are empty.
    if (fields['factorCode'] === undefined && fields['recoveryCode'] === undefined)
      throw new ForbiddenError('confirmation_needed')
    const use = { purpose: 'confirm', subject: id } as const
    const check = { ownerId: owner.id, appUrl: caller.appUrl, by: 'session', use } as const
    await checkFactor(check, parseInput(factorSchema, fields))
  } else {
    // A password that was typed is always checked.
    if (fields['password'] === undefined) {
      if (isConfirmed(session)) return
      throw new ForbiddenError('confirmation_needed')
    }
    await checkPassword(owner, parseInput(passwordOnlySchema, fields).password, 'password')
  }
  await confirmSession(id)
}
