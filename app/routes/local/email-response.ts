import { createContext, type MiddlewareFunction } from 'react-router'

const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  // A mail's HTML may quote strangers, so only inline styles are allowed.
  'Content-Security-Policy': [
    'sandbox',
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; '),
  // Its page displays it in a frame.
  'X-Frame-Options': 'SAMEORIGIN',
}

/** Set by a loader: the HTML of an e-mail to send instead of the page. */
export const emailHtmlContext = createContext<string | null>(null)

/**
 * Sends an e-mail's HTML instead of the page. The route must remain a page route, because only
 * these show the error page for an unknown URL.
 */
export const respondWithEmail: MiddlewareFunction<Response> = async ({ context }, next) => {
  const page = await next()
  const html = context.get(emailHtmlContext)
  return html === null ? page : new Response(html, { headers })
}
