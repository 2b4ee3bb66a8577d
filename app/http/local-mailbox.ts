import { NotFound } from '#app/domain/errors.ts'
import { isMailLocal } from '#app/services/mail/index.server.ts'
import { isLoopback } from './loopback.ts'

/**
 * The mailbox shows everybody's links. So it exists only while mail stays here and Chefin's
 * address is this machine's; and only for who asked by such an address, which a foreign
 * page cannot, whatever its name resolves to.
 * @throws {NotFound}
 */
export function requireLocalMailbox(request: Request, appUrl: string): void {
  if (isMailLocal() && isLoopback(appUrl) && isLoopback(request.url)) return
  throw new NotFound('page_not_found')
}

/** What the operator has to know of where mail goes, if it is not where it should. */
export function mailWarning(appUrl: string): string | undefined {
  if (!isMailLocal() || isLoopback(appUrl)) return undefined
  return 'mail stays in the outbox folder; set SMTP_URL'
}
