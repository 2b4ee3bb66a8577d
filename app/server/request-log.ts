import type { Context, MiddlewareHandler } from 'hono'
import { isObserved, step } from '#app/telemetry/index.ts'
import type { Bindings } from './bindings.ts'
import type { Logger } from '#app/http/log.ts'

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/**
 * Logs one line per request: method, path, status, time; never query, body, cookie or address.
 * Telemetry receives the route pattern instead of the path. The time is measured until the response
 * begins; a streamed reply continues after that.
 * @param patternOf returns the route pattern of a path, as in the URL table
 */
export function logRequests(
  log: Logger,
  patternOf: (path: string) => string,
): MiddlewareHandler<Bindings> {
  return (context, next) => {
    const startedAt = performance.now()
    const { method, path } = context.req
    const labels = isObserved()
      ? {
          method: methods.has(method) ? method : 'other',
          route: routeLabel(context, patternOf(path)),
        }
      : {}
    return step('http_request', labels, async (addLabels) => {
      await next()
      const { status } = context.res
      addLabels({ status: `${Math.floor(status / 100)}xx` })
      log.info({ method, path, status, ms: Math.round(performance.now() - startedAt) })
    })
  }
}

/** Returns the route for telemetry. A rendering for the page cache isn't a guest's request. */
const routeLabel = ({ env }: Context<Bindings>, pattern: string) =>
  env.reportPageSource ? `${pattern} (rendered)` : pattern
