import { createContext, type MiddlewareFunction } from 'react-router'

const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  // An email's HTML may quote strangers, so only inline styles are allowed.
  'Content-Security-Policy': [
    'sandbox',
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; '),
  // The mailbox displays the email in a frame.
  'X-Frame-Options': 'SAMEORIGIN',
}

/** The HTML of an email to send instead of the page, set by the route's loader. */
export const emailHtmlContext = createContext<string | null>(null)

/**
 * Sends an email's HTML instead of the page. The route must remain a page route, because only page
 * routes show the error page for an unknown URL.
 */
export const respondWithEmail: MiddlewareFunction<Response> = async ({ context }, next) => {
  const page = await next()
  const html = context.get(emailHtmlContext)
  return html === null ? page : new Response(html, { headers })
}
