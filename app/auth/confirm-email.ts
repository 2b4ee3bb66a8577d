import { createEmailVerificationToken } from 'better-auth/api'
import { findOwner } from '#app/domain/accounts/find-owner.ts'
import { Invalid } from '#app/domain/errors.ts'
import type { Caller } from './caller.ts'
import { askAuth, openedAuth } from './index.server.ts'
import { knownBrowserCookie } from './known-browser.ts'
import { spendLink } from './links.ts'

/**
 * Follows the link that confirms a registration, and signs its owner in.
 * @returns the cookies of the session
 * @throws {Invalid} if the link is used up or too old
 */
export async function confirmEmail(caller: Caller, token: string): Promise<string[]> {
  const link = await spendLink('confirm-email', token)
  const owner = link && (await findOwner(link.ownerId))
  if (!owner) throw new Invalid('link_invalid')
  const auth = openedAuth()
  const { secret } = await auth.$context
  // Better Auth's own link would work again and again; this one lives for this call.
  const spentAtOnce = await createEmailVerificationToken(secret, owner.email, undefined, 60)
  const answer = await askAuth((api) =>
    api.verifyEmail({
      query: { token: spentAtOnce },
      headers: caller.headers,
      returnHeaders: true,
    }),
  )
  return [...answer.headers.getSetCookie(), await knownBrowserCookie(caller.appUrl, owner.email)]
}
