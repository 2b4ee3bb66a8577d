import type { MiddlewareHandler } from 'hono'
import { plainPagePolicy } from '#app/http/content-security-policy.ts'
import { denyAllPolicy, responseHeaders } from '#app/http/response-headers.ts'
import type { Settings } from '#app/middleware/settings.ts'

/**
 * Adds the security headers to every response, except those that it has already. A response
 * without a content type may be a 304, whose headers replace those of the cached page, so it gets
 * the policy of a page.
 */
export function securityHeaders({
  appUrl,
  guestFirstTouch,
}: Pick<Settings, 'appUrl' | 'guestFirstTouch'>): MiddlewareHandler {
  const pagePolicy = plainPagePolicy(guestFirstTouch)
  const commonHeaders = Object.entries(responseHeaders(appUrl))
  return async (context, next) => {
    await next()
    const { headers } = context.res
    const isPage = (headers.get('Content-Type') ?? 'text/html').startsWith('text/html')
    const policy = isPage ? pagePolicy : denyAllPolicy
    setIfMissing(headers, 'Content-Security-Policy', policy)
    for (const [name, value] of commonHeaders) setIfMissing(headers, name, value)
  }
}

function setIfMissing(headers: Headers, name: string, value: string): void {
  if (!headers.has(name)) headers.set(name, value)
}
