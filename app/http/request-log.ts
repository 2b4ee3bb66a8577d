import type { MiddlewareHandler } from 'hono'
import type { Logger } from './log.ts'

/** One line a request: method, path, status, time. No query, body, cookie or address. */
export function logRequests(log: Logger): MiddlewareHandler {
  return async (context, next) => {
    const started = performance.now()
    await next()
    log.info({
      method: context.req.method,
      path: context.req.path,
      status: context.res.status,
      ms: Math.round(performance.now() - started),
    })
  }
}
