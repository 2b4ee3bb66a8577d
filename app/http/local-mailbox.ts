import type { Env } from '#app/config/env.server.ts'
import { NotFound } from '#app/domain/errors.ts'
import type { Settings } from '#app/middleware/settings.ts'
import { isMailLocal } from '#app/services/mail/index.server.ts'
import { isLoopback } from './loopback.ts'

/**
 * The mailbox shows everybody's links. So it is open only while mail stays here, Chefin's
 * address is this machine's, and nobody else's machine can ask: or else the operator has
 * named that address, as in a container.
 */
export function isMailboxOpen({ host, appUrl: given }: Env, appUrl: string): boolean {
  const isOurs = isLoopbackHost(host) || given !== undefined
  return isMailLocal() && isLoopback(appUrl) && isOurs
}

/**
 * Lets those look who asked by an address of this machine, which a foreign page cannot,
 * whatever its name resolves to.
 * @throws {NotFound}
 */
export function requireMailbox(request: Request, { hasMailbox }: Settings): void {
  if (hasMailbox && isLoopback(request.url)) return
  throw new NotFound('page_not_found')
}

/** What the operator has to know of where mail goes, if it is not where it should. */
export function mailWarning(hasMailbox: boolean): string | undefined {
  if (!isMailLocal() || hasMailbox) return undefined
  return 'mail stays in the outbox folder; set SMTP_URL'
}

function isLoopbackHost(host: string): boolean {
  return isLoopback(`http://${host.includes(':') ? `[${host}]` : host}`)
}
