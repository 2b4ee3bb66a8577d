import type { MiddlewareHandler } from 'hono'
import { problemResponse } from './problem-response.ts'
import { Unreadable } from './problem.ts'

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Lets a write through only from our own pages: its Origin must be the public address, or
 * without https the very host that was asked. Browsers send Origin with every write; without one, or with
 * `null`, the sender cannot be told and is refused.
 */
export function refuseOtherSites(appUrl: string): MiddlewareHandler {
  const isHttp = appUrl.startsWith('http:')
  return async ({ req }, next) => {
    if (readingMethods.has(req.method)) return next()
    const origin = req.header('Origin')
    const isAsked = isHttp && origin === `http://${req.header('Host')}`
    const isOurs = origin === new URL(appUrl).origin || isAsked
    if (!isOurs) return problemResponse(req.raw, new Unreadable(403, 'not_same_origin'))
    return next()
  }
}
