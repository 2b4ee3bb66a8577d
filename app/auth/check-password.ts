import { passwordCheck } from '#app/domain/accounts/limits.ts'
import { findPasswordHash } from '#app/domain/accounts/find-password-hash.ts'
import { invalidField } from '#app/domain/parse-input.ts'
import { consumeLimits, resetLimits } from '#app/services/limits/index.server.ts'
import type { SignedInOwner } from './find-session.ts'
import { isPassword } from './passwords.ts'

/**
 * Checks the owner's password again before an irreversible or sensitive action.
 * @param field the form's field, for the error
 * @returns the hash that the password was checked against
 * @throws {InvalidFieldsError} if it isn't the owner's password
 * @throws {LimitReachedError} after too many wrong ones
 */
export async function checkPassword(
  owner: SignedInOwner,
  password: string,
  field: string,
): Promise<string> {
  const counter = { limit: passwordCheck, subject: owner.id }
  await consumeLimits(counter)
  const hash = await findPasswordHash(owner.id)
  const isCorrect = await isPassword(password, hash)
  if (!isCorrect || !hash) throw invalidField(field, 'current_password_wrong')
  await resetLimits(counter)
  return hash
}
