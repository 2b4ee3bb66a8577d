import type { RouterContextProvider } from 'react-router'
import { addressContext } from '#app/middleware/caller.ts'
import { pageLocaleContext } from '#app/middleware/locale.ts'
import { settingsContext, type Settings } from '#app/middleware/settings.ts'
import type { GuestLocale } from '#app/i18n/locales.ts'
import { asProblem, RejectedRequestError } from '#app/http/problem.ts'
import { problemResponse } from '#app/http/problem-response.ts'

/** The arguments of a `loader` or `action`. */
export interface RouteArguments<Params> {
  readonly request: Request
  readonly params: Params
  readonly context: Readonly<RouterContextProvider>
}

/** A request to a route that returns JSON or events, with its context. */
export interface JsonRequest<Params> extends Settings {
  readonly request: Request
  readonly params: Params
  /** The guest's or the owner's language. */
  readonly locale: GuestLocale
  /** The caller's network address. */
  readonly address: string
}

type Handler<Params> = (request: JsonRequest<Params>) => Response | Promise<Response>

/**
 * Creates a resource route with a handler for each supported method. Errors are returned as JSON.
 * Other methods get a 405 that lists the supported ones, so a route that reads and writes exports
 * one function as both `loader` and `action`.
 */
export function jsonRoute<Params>(
  handlers: Readonly<Partial<Record<'GET' | 'POST' | 'PUT' | 'DELETE', Handler<Params>>>>,
): (route: RouteArguments<Params>) => Promise<Response> {
  const allowedMethods = Object.keys(handlers).join(', ')
  const byMethod = new Map<string, Handler<Params>>(Object.entries(handlers))
  return async ({ request, params, context }) => {
    const settings = context.get(settingsContext)
    const locale = context.get(pageLocaleContext)
    try {
      const { method } = request
      const handler = byMethod.get(method === 'HEAD' ? 'GET' : method)
      if (!handler) {
        throw new RejectedRequestError(
          405,
          'method_not_allowed',
          { method, allowed: allowedMethods },
          { Allow: allowedMethods },
        )
      }
      const response = await handler({
        ...settings,
        request,
        params,
        locale,
        // The page cache's requests have none.
        get address() {
          return context.get(addressContext)
        },
      })
      if (method !== 'HEAD') return response
      // A stream would otherwise wait for a reader for ever.
      await response.body?.cancel()
      return new Response(null, response)
    } catch (error) {
      if (asProblem(error, 'en').status >= 500) settings.log.error({ error }, 'a request failed')
      return problemResponse(request, error, locale)
    }
  }
}
