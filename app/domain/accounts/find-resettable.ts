import { asSystem } from '#app/db/actors.ts'
import { findById } from './addressee.ts'
import { findLink } from './links.ts'

/** The address of the account whose password a link is still good to reset. */
export async function findResettable(token: string): Promise<string | undefined> {
  return asSystem('a link is looked at', async (transaction) => {
    const link = await findLink(transaction, 'reset-password', token)
    return link && (await findById(transaction, link.ownerId))?.email
  })
}
