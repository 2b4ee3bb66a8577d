import type { MiddlewareHandler } from 'hono'

// Every request tries an unavailable database again, and in this time an image queue moves on.
const seconds = 5

/** Adds Retry-After to every 503, since a page's middleware can't. */
export function retryAfter(): MiddlewareHandler {
  return async (context, next) => {
    await next()
    if (context.res.status === 503) context.res.headers.set('Retry-After', String(seconds))
  }
}
