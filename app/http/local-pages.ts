import type { Env } from '#app/config/env.server.ts'
import { NotFound } from '#app/domain/errors.ts'
import type { Settings } from '#app/middleware/settings.ts'
import { isMailLocal } from '#app/services/mail/index.server.ts'
import { localStripe } from '#app/services/payments/index.server.ts'
import { isLoopback } from './loopback.ts'

/** Which pages under /local are open, and whether they are needed for a payment. */
export type LocalPages = Pick<Settings, 'hasMailbox' | 'hasLocalStripe' | 'hasPayments'>

/**
 * The mailbox shows everybody's links, and at the local Stripe everybody pays with nothing. So
 * they are open only while they stand in for the real thing, Chefin's address is this machine's,
 * and nobody else's machine can ask: or else the operator has named that address, as in a
 * container.
 */
export function openLocalPages({ host, appUrl: given }: Env, appUrl: string): LocalPages {
  const isOurs = isLoopback(appUrl) && (isLoopbackHost(host) || given !== undefined)
  const isStripeLocal = localStripe() !== undefined
  return {
    hasMailbox: isOurs && isMailLocal(),
    hasLocalStripe: isOurs && isStripeLocal,
    hasPayments: isOurs || !isStripeLocal,
  }
}

/**
 * Lets those look who asked by an address of this machine, which a foreign page cannot,
 * whatever its name resolves to.
 * @throws {NotFound}
 */
export function requireLocal(request: Request, isOpen: boolean): void {
  if (isOpen && isLoopback(request.url)) return
  throw new NotFound('page_not_found')
}

/** What the operator has to know of what stays here, if it does not go where it should. */
export function localWarnings({ hasMailbox, hasPayments }: LocalPages): string[] {
  return [
    ...(isMailLocal() && !hasMailbox ? ['mail stays in the outbox folder; set SMTP_URL'] : []),
    ...(hasPayments ? [] : ['nothing can be bought; set STRIPE_SECRET_KEY']),
  ]
}

function isLoopbackHost(host: string): boolean {
  return isLoopback(`http://${host.includes(':') ? `[${host}]` : host}`)
}
