import type { RouterContextProvider } from 'react-router'
import type { Env } from '#app/config/env.server.ts'
import { NotFound } from '#app/domain/errors.ts'
import { isLocalRequestContext } from '#app/middleware/caller.ts'
import { settingsContext, type Settings } from '#app/middleware/settings.ts'
import { isMailLocal } from '#app/services/mail/index.server.ts'
import { localStripe } from '#app/services/payments/index.server.ts'
import { isLoopback, isLoopbackHost } from './loopback.ts'

/** Which pages under /local are open, to whom, and whether they are needed for a payment. */
export type LocalPages = Pick<
  Settings,
  'hasMailbox' | 'hasLocalStripe' | 'hasPayments' | 'opensLocalPages'
>

/** Whether this machine alone can reach Chefin: it listens here only, and its address is here. */
export function isLocalStart({ host }: Pick<Env, 'host'>, appUrl: string): boolean {
  return isLoopback(appUrl) && isLoopbackHost(host)
}

/**
 * The mailbox shows everybody's links, and at the local Stripe everybody pays with nothing. So
 * these pages exist only while they stand in for the real service, and while this machine alone
 * can reach Chefin; or else the operator has opened them on purpose, as in a container.
 */
export function openLocalPages(env: Env, appUrl: string): LocalPages {
  const { opensLocalPages } = env
  const isOpen = opensLocalPages || isLocalStart(env, appUrl)
  const isStripeLocal = localStripe() !== undefined
  return {
    hasMailbox: isOpen && isMailLocal(),
    hasLocalStripe: isOpen && isStripeLocal,
    hasPayments: isOpen || !isStripeLocal,
    opensLocalPages,
  }
}

/**
 * Lets in who asks from this machine, or with CHEFIN_LOCAL_PAGES whoever reaches Chefin. Either
 * way by its own address or one of this machine: a foreign page whose name resolves to here is
 * refused.
 * @throws {NotFound}
 */
export function requireLocal(
  request: Request,
  context: Readonly<RouterContextProvider>,
  page: 'hasMailbox' | 'hasLocalStripe',
): void {
  const settings = context.get(settingsContext)
  const isOurHost =
    isLoopback(request.url) || new URL(request.url).host === new URL(settings.appUrl).host
  const isAllowed = settings.opensLocalPages || context.get(isLocalRequestContext)()
  if (settings[page] && isOurHost && isAllowed) return
  throw new NotFound('page_not_found')
}

/** What the operator has to know of what works here alone, or is open to others. */
export function localWarnings(pages: LocalPages, { appUrl, host }: Env): string[] {
  const { hasMailbox, hasLocalStripe, hasPayments, opensLocalPages } = pages
  return [
    ...(appUrl === undefined && !isLoopbackHost(host)
      ? [
          'links in mail, QR codes and the sitemap say localhost, which works on this machine alone; set APP_URL to the public address, such as https://menu.example',
        ]
      : []),
    ...(isMailLocal() && !hasMailbox ? ['mail stays in the outbox folder; set SMTP_URL'] : []),
    ...(hasPayments ? [] : ['nothing can be bought; set STRIPE_SECRET_KEY']),
    ...(opensLocalPages && (hasMailbox || hasLocalStripe)
      ? [
          'CHEFIN_LOCAL_PAGES is on: whoever reaches this address reads all mail, password links too, and pays with nothing',
        ]
      : []),
  ]
}
