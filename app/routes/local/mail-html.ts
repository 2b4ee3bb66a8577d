import { requireLocal } from '#app/handlers/local-pages.ts'
import { loadPage } from '#app/http/load-page.ts'
import { readMailboxMail } from '#app/services/mail/index.server.ts'
import { emailHtmlContext, respondWithEmail } from './email-response.ts'
import type { Route } from './+types/mail-html'

export const middleware: Route.MiddlewareFunction[] = [respondWithEmail]

/** Returns an email's HTML part, for the frame on its page. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { html } = await loadPage(async () => {
    requireLocal(request, context, 'hasMailbox')
    return readMailboxMail(params.id)
  })
  context.set(emailHtmlContext, html)
  return null
}

export default function MailHtmlRoute() {
  return null
}
