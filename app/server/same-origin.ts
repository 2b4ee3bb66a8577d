import type { MiddlewareHandler } from 'hono'
import { problemResponse } from '#app/http/problem-response.ts'
import { RejectedRequestError } from '#app/http/problem.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Accepts writes from our own pages only (CSRF protection): their Origin must be the public
 * address or, without https, the requested host. Browsers send Origin with every write, so a
 * missing one or `null` is rejected.
 */
export function requireSameOrigin(appUrl: string): MiddlewareHandler {
  const isHttp = appUrl.startsWith('http:')
  return async ({ req }, next) => {
    if (safeMethods.has(req.method)) return next()
    const origin = req.header('Origin')
    const isRequestedHost = isHttp && origin === `http://${req.header('Host')}`
    const isOurs = origin === new URL(appUrl).origin || isRequestedHost
    if (!isOurs) return problemResponse(req.raw, new RejectedRequestError(403, 'not_same_origin'))
    return next()
  }
}
