import type { RouterContextProvider } from 'react-router'
import type { Env } from '#app/config/env.server.ts'
import { NotFoundError } from '#app/domain/errors.ts'
import { isLocalRequestContext } from '#app/middleware/caller.ts'
import { settingsContext, type Settings } from '#app/middleware/settings.ts'
import { isMailLocal } from '#app/services/mail/index.server.ts'
import { localStripe } from '#app/services/payments/index.server.ts'
import { isLoopback, isLoopbackHost } from '#app/http/loopback.ts'

/** The settings that open pages under /local. */
export type LocalPages = Pick<
  Settings,
  'hasMailbox' | 'hasLocalStripe' | 'hasGallery' | 'hasPayments' | 'opensLocalPages'
>

/**
 * Whether only this machine can reach Chefin: both its host and its public address are loopback.
 */
export function isLocalOnly({ host }: Pick<Env, 'host'>, appUrl: string): boolean {
  return isLoopback(appUrl) && isLoopbackHost(host)
}

/**
 * Decides which local pages are open. The mailbox shows every user's links, and the local Stripe
 * doesn't charge. So each is open only if it replaces the real service, and only if this machine
 * alone can reach Chefin or the operator has opened the pages, for instance in a container.
 */
export function openLocalPages(env: Env, appUrl: string): LocalPages {
  const { opensLocalPages } = env
  const isOpen = opensLocalPages || isLocalOnly(env, appUrl)
  const isStripeLocal = localStripe() !== undefined
  return {
    hasMailbox: isOpen && isMailLocal(),
    hasLocalStripe: isOpen && isStripeLocal,
    hasGallery: isOpen,
    hasPayments: isOpen || !isStripeLocal,
    opensLocalPages,
  }
}

/**
 * Admits requests from this machine, or from anywhere with CHEFIN_LOCAL_PAGES. The Host must be
 * the public or a loopback address, which defeats DNS rebinding.
 * @throws {NotFoundError}
 */
export function requireLocal(
  request: Request,
  context: Readonly<RouterContextProvider>,
  page: 'hasMailbox' | 'hasLocalStripe' | 'hasGallery',
): void {
  const settings = context.get(settingsContext)
  const isOurHost =
    isLoopback(request.url) || new URL(request.url).host === new URL(settings.appUrl).host
  const isAllowed = settings.opensLocalPages || context.get(isLocalRequestContext)()
  if (settings[page] && isOurHost && isAllowed) return
  throw new NotFoundError('page_not_found')
}

/** Lists warnings for the operator about what works only on this machine, or is open to others. */
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
