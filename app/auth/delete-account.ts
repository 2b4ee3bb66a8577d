import { deleteOwner } from '#app/domain/accounts/delete-owner.ts'
import { removeImages } from '#app/services/images/index.server.ts'
import type { Caller } from './caller.ts'
import { checkPassword } from './check-password.ts'
import type { SignedInOwner } from './find-session.ts'
import { signOut } from './sign-out.ts'

/**
 * Deletes the account with all that belongs to it, pictures included.
 * @returns the cookies that take the session's cookie away, and pictures that could not be
 *   removed: the account is gone all the same, so somebody has to look after them
 * @throws {InvalidField} for a wrong password
 * @throws {LimitReached}
 */
export async function deleteAccount(
  caller: Caller,
  owner: SignedInOwner,
  password: string,
): Promise<{ cookies: string[]; leftImages: string[] }> {
  await checkPassword(caller, owner, password, 'password')
  const leftImages = await removeImages(await deleteOwner(owner.id))
  return { cookies: await signOut(caller), leftImages }
}
