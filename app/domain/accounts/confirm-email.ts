import { eq } from 'drizzle-orm'
import { asSystem } from '#app/db/actors.ts'
import { owners } from '#app/db/schema/index.ts'
import { findById } from './addressee.ts'
import { findLink, spendLink } from './links.ts'

/** How a link that confirms an address was taken. */
export type Confirmation =
  | { readonly outcome: 'confirmed'; readonly ownerId: string; readonly email: string }
  /** It has to be followed by whoever knows the registration's password. */
  | { readonly outcome: 'password-needed' }
  | { readonly outcome: 'invalid' }

/**
 * Follows the link that confirms a registration. Where the address was registered more than
 * once, the mailbox alone does not tell whose registration it is that its holder means: then
 * the link is followed in the browser that registered, or by who knows the password.
 * @param isRegistrant whether that is proven for an owner's id
 */
export async function confirmEmail(
  token: string,
  isRegistrant: (ownerId: string) => boolean,
): Promise<Confirmation> {
  return asSystem('an address is confirmed', async (transaction): Promise<Confirmation> => {
    const link = await findLink(transaction, 'confirm-email', token)
    const owner = link && (await findById(transaction, link.ownerId))
    if (!owner) return { outcome: 'invalid' }
    if (owner.isContested && !isRegistrant(owner.id)) return { outcome: 'password-needed' }
    if (!(await spendLink(transaction, 'confirm-email', token))) return { outcome: 'invalid' }
    await transaction.update(owners).set({ emailVerified: true }).where(eq(owners.id, owner.id))
    return { outcome: 'confirmed', ownerId: owner.id, email: owner.email }
  })
}
