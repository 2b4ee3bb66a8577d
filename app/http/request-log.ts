import type { Context, MiddlewareHandler } from 'hono'
import { isObserved, step } from '#app/telemetry/index.ts'
import type { Bindings } from './bindings.ts'
import type { Logger } from './log.ts'

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/**
 * One line a request: method, path, status, time. No query, body, cookie or address. Who watches
 * is told the pattern of the path alone. It is over when the answer begins; a reply goes on.
 * @param patternOf tells the route of a path, as the URL table writes it
 */
export function logRequests(
  log: Logger,
  patternOf: (path: string) => string,
): MiddlewareHandler<Bindings> {
  return (context, next) => {
    const started = performance.now()
    const { method, path } = context.req
    const labels = isObserved()
      ? { method: methods.has(method) ? method : 'other', route: routeOf(context, patternOf(path)) }
      : {}
    return step('http_request', labels, async (tell) => {
      await next()
      const { status } = context.res
      tell({ status: `${Math.floor(status / 100)}xx` })
      log.info({ method, path, status, ms: Math.round(performance.now() - started) })
    })
  }
}

/** A page that is made to be kept is no request: those for it are counted where they are answered. */
const routeOf = ({ env }: Context<Bindings>, pattern: string) =>
  env.tellShown ? `${pattern} (rendered)` : pattern
