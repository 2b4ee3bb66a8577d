import { LimitReached } from '#app/domain/errors.ts'
import { mailsByOne, mailsHere, mailsToOne } from '#app/domain/accounts/limits.ts'
import { countAgainst } from '#app/services/limits/index.server.ts'
import type { Caller } from './caller.ts'
import { isKnownBrowser } from './known-browser.ts'

/**
 * Counts a letter before it is known whether the address is anybody's. Strangers who have had
 * many letters sent to one mailbox do not keep its owner's own browser from having another.
 * @returns whether it is to be sent; past what all may send to one mailbox it is not, and
 *   nobody is told
 * @throws {LimitReached} past what this caller may have sent
 */
export async function countLetter(caller: Caller, recipient: string): Promise<boolean> {
  const { address, headers, appUrl } = caller
  await countAgainst(
    { limit: mailsByOne, whom: address },
    { limit: mailsHere, whom: `${address} ${recipient}` },
  )
  if (await isKnownBrowser(headers, appUrl, recipient)) return true
  return countAgainst({ limit: mailsToOne, whom: recipient }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof LimitReached) return false
      throw error
    },
  )
}
