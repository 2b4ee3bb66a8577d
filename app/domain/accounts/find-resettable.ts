import { asSystem } from '#app/db/actors.ts'
import { findById, type Addressee } from './addressee.ts'
import { findLink } from './links.ts'

/** Whose password a link is still good to reset. */
export async function findResettable(token: string): Promise<Addressee | undefined> {
  return asSystem('a link is looked at', async (transaction) => {
    const link = await findLink(transaction, 'reset-password', token)
    return link && findById(transaction, link.ownerId)
  })
}
