import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import pageStyle from '#app/ui/page.css?inline'

const pageStyleHash = createHash('sha256').update(pageStyle).digest('base64')

// Nothing runs or loads but our own files; the one inline style is known by its hash.
const contentSecurityRules = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' 'sha256-${pageStyleHash}'`,
  "img-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
]

const contentSecurityPolicy = contentSecurityRules.join('; ')

/** The policy of a page that shows another answer of ours in a frame. */
export const framingPolicy = [...contentSecurityRules, "frame-src 'self'"].join('; ')

/** Headers that every response carries; a policy of its own it keeps. */
export function securityHeaders(appUrl: string): MiddlewareHandler {
  const isHttps = new URL(appUrl).protocol === 'https:'
  return async (context, next) => {
    await next()
    const { headers } = context.res
    if (!headers.has('Content-Security-Policy')) {
      headers.set('Content-Security-Policy', contentSecurityPolicy)
    }
    headers.set('X-Content-Type-Options', 'nosniff')
    headers.set('Referrer-Policy', 'strict-origin-when-cross-origin')
    if (isHttps) headers.set('Strict-Transport-Security', 'max-age=63072000; includeSubDomains')
  }
}
