import { assertUncommonPassword } from '#app/domain/accounts/password-blocklist.server.ts'
import type { PasswordChange } from '#app/domain/accounts/schemas.ts'
import type { Caller } from './caller.ts'
import { checkPassword } from './check-password.ts'
import type { SignedInOwner } from './find-session.ts'
import { askAuth } from './index.server.ts'
import { sendLetter } from './letters.ts'
import { voidLinks } from './links.ts'

/**
 * Sets a new password, ends every session but this one, and voids links that were sent.
 * @returns the cookies of the session that goes on
 * @throws {Invalid} for a common password; {InvalidFields} for a wrong current one
 * @throws {LimitReached}
 */
export async function changePassword(
  caller: Caller,
  owner: SignedInOwner,
  form: PasswordChange,
): Promise<string[]> {
  await checkPassword(caller, owner, form.currentPassword, 'currentPassword')
  assertUncommonPassword('newPassword', form.newPassword, owner.email)
  const answer = await askAuth((api) =>
    api.changePassword({
      body: {
        currentPassword: form.currentPassword,
        newPassword: form.newPassword,
        revokeOtherSessions: true,
      },
      headers: caller.headers,
      returnHeaders: true,
    }),
  )
  await voidLinks(owner.id)
  await sendLetter({
    kind: 'password_changed',
    to: owner,
    url: `${caller.appUrl}/auth/passwordReset`,
    hours: 24,
  })
  return answer.headers.getSetCookie()
}
