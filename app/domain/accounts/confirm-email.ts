import { eq } from 'drizzle-orm'
import { asSystem } from '#app/db/actors.ts'
import { owners } from '#app/db/schema/index.ts'
import { lockAccountById } from './owner-account.ts'
import { findLink, consumeLink } from './links.ts'

/** The result of following a confirmation link. */
export type Confirmation =
  | { readonly outcome: 'confirmed'; readonly ownerId: string; readonly email: string }
  /** The password of the registration is needed as well. */
  | { readonly outcome: 'password-needed' }
  | { readonly outcome: 'invalid' }

/**
 * Redeems the link that confirms a registration. If the address was registered more than once,
 * access to the mailbox doesn't prove which registration is meant: then the link works only in the
 * browser that registered, or together with the password.
 * @param isRegistrant whether either is proven for an owner's id
 */
export async function confirmEmail(
  token: string,
  isRegistrant: (ownerId: string) => boolean,
): Promise<Confirmation> {
  return asSystem('an address is confirmed', async (transaction): Promise<Confirmation> => {
    const link = await findLink(transaction, 'confirm-email', token)
    const owner = link && (await lockAccountById(transaction, link.ownerId))
    if (!owner) return { outcome: 'invalid' }
    if (owner.isContested && !isRegistrant(owner.id)) return { outcome: 'password-needed' }
    if (!(await consumeLink(transaction, 'confirm-email', token))) return { outcome: 'invalid' }
    await transaction.update(owners).set({ emailVerified: true }).where(eq(owners.id, owner.id))
    return { outcome: 'confirmed', ownerId: owner.id, email: owner.email }
  })
}
