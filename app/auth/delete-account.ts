import { deleteOwner } from '#app/domain/accounts/delete-owner.ts'
import { removeImages, type PictureOf } from '#app/services/images/index.server.ts'
import type { Caller } from './caller.ts'
import { checkPassword } from './check-password.ts'
import type { SignedInOwner } from './find-session.ts'
import { signOut } from './sign-out.ts'

/**
 * Deletes the account with all that belongs to it, pictures included.
 * @returns the cookies that take the session's cookie away, and pictures that could not be
 *   removed: the account is gone all the same, so somebody has to look after them
 * @throws {InvalidFields} for a wrong password
 * @throws {LimitReached}
 */
export async function deleteAccount(
  caller: Caller,
  owner: SignedInOwner,
  password: string,
): Promise<{ cookies: string[]; leftImages: PictureOf[] }> {
  await checkPassword(owner, password, 'password')
  const { restaurantIds, dishIds } = await deleteOwner(owner.id)
  const leftImages = await removeImages([
    ...restaurantIds.map((id) => ({ bucket: 'restaurant-logos', id }) as const),
    ...dishIds.map((id) => ({ bucket: 'menu-item-images', id }) as const),
  ])
  return { cookies: await signOut(caller), leftImages }
}
