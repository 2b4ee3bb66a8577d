import type { MiddlewareHandler } from 'hono'

// After this time, an image queue has room again. An unavailable database is retried by every
// request.
const seconds = 5

/** Adds Retry-After to every 503, because a page's middleware can't. */
export function retryAfter(): MiddlewareHandler {
  return async (context, next) => {
    await next()
    if (context.res.status === 503) context.res.headers.set('Retry-After', String(seconds))
  }
}
