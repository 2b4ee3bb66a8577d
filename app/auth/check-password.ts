import { passwordCheck } from '#app/domain/accounts/limits.ts'
import { findPasswordHash } from '#app/domain/accounts/find-login.ts'
import { refuseField } from '#app/domain/parse-input.ts'
import { consumeLimits, resetLimits } from '#app/services/limits/index.server.ts'
import type { SignedInOwner } from './find-session.ts'
import { isPassword } from './passwords.ts'

/**
 * Makes sure that it is the owner who sits there, before something that cannot be undone.
 * @param field where the form asks for the password
 * @returns the hash it was checked against
 * @throws {InvalidFields} if it is not the owner's password
 * @throws {LimitReached} after too many wrong ones
 */
export async function checkPassword(
  owner: SignedInOwner,
  password: string,
  field: string,
): Promise<string> {
  const counted = { limit: passwordCheck, subject: owner.id }
  await consumeLimits(counted)
  const hash = await findPasswordHash(owner.id)
  const isRight = await isPassword(password, hash)
  if (!isRight || !hash) throw refuseField(field, 'current_password_wrong')
  await resetLimits(counted)
  return hash
}
