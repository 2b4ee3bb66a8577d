import { APIError } from 'better-auth/api'
import { passwordCheck } from '#app/domain/accounts/limits.ts'
import { refuseField } from '#app/domain/parse-input.ts'
import { countAgainst, forgetCounts } from '#app/services/limits/index.server.ts'
import type { Caller } from './caller.ts'
import type { SignedInOwner } from './find-session.ts'
import { askAuth } from './index.server.ts'

/**
 * Makes sure that it is the owner who sits there, before something that cannot be undone.
 * @param field where the form asks for the password
 * @throws {InvalidFields} if it is not the owner's password
 * @throws {LimitReached} after too many wrong ones
 */
export async function checkPassword(
  { headers }: Caller,
  owner: SignedInOwner,
  password: string,
  field: string,
): Promise<void> {
  const counted = { limit: passwordCheck, whom: owner.id }
  await countAgainst(counted)
  try {
    await askAuth((api) => api.verifyPassword({ body: { password }, headers }))
  } catch (error) {
    if (!(error instanceof APIError)) throw error
    if (error.body?.code === 'INVALID_PASSWORD') {
      throw refuseField(field, 'current_password_wrong')
    }
    throw error
  }
  await forgetCounts(counted)
}
