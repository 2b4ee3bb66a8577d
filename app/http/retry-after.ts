import type { MiddlewareHandler } from 'hono'

/** With the database away, it is looked for at every request; with too many pictures at once, a few are through. */
const seconds = 5

/** Says on every 503 when to come back; a page's middleware cannot say it by itself. */
export function retryAfter(): MiddlewareHandler {
  return async (context, next) => {
    await next()
    if (context.res.status === 503) context.res.headers.set('Retry-After', String(seconds))
  }
}
