import { createContext } from 'react-router'
import { requireLocal } from '#app/http/local-pages.ts'
import { loadPage } from '#app/http/page-loader.ts'
import { readOutbox } from '#app/services/mail/index.server.ts'
import type { Route } from './+types/mail-html'

const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  // A mail's HTML is a stranger's: it may be coloured, and nothing else.
  'Content-Security-Policy': [
    'sandbox',
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; '),
  // Its page shows it in a frame.
  'X-Frame-Options': 'SAMEORIGIN',
}

const htmlContext = createContext<string | null>(null)

/**
 * A mail's HTML part, for the frame in its page. It takes the place of a page's answer, as
 * only a page can end in the error page, like any unknown address.
 */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ context }, next) => {
    const page = await next()
    const html = context.get(htmlContext)
    return html === null ? page : new Response(html, { headers })
  },
]

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { html } = await loadPage(async () => {
    requireLocal(request, context, 'hasMailbox')
    return readOutbox(params.id)
  })
  context.set(htmlContext, html)
  return null
}

export default function MailHtmlRoute() {
  return null
}
