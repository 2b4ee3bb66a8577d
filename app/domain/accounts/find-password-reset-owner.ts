import { asSystem } from '#app/db/actors.ts'
import { lockAccountById, type OwnerAccount } from './owner-account.ts'
import { findLink } from './links.ts'

/** Finds the owner of a valid password reset link. */
export async function findPasswordResetOwner(token: string): Promise<OwnerAccount | undefined> {
  return asSystem('a link is checked', async (transaction) => {
    const link = await findLink(transaction, 'reset-password', token)
    return link && lockAccountById(transaction, link.ownerId)
  })
}
