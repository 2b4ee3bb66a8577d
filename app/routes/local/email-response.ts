import { createContext, type MiddlewareFunction } from 'react-router'

const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  // A mail's HTML may hold a stranger's words: it may have colours, and nothing else.
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

/** Set by a loader: the HTML of an e-mail to send in place of the page. */
export const emailHtmlContext = createContext<string | null>(null)

/**
 * Sends an e-mail's HTML in place of a page's response. The route stays a page, as only a page
 * shows the error page for an unknown address.
 */
export const respondWithEmail: MiddlewareFunction<Response> = async ({ context }, next) => {
  const page = await next()
  const html = context.get(emailHtmlContext)
  return html === null ? page : new Response(html, { headers })
}
