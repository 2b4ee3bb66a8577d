import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { except } from 'hono/combine'
import { compress } from 'hono/compress'
import { cors } from 'hono/cors'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { NotFoundError } from '#app/domain/errors.ts'
import { addressContext, isLocalRequestContext } from '#app/middleware/caller.ts'
import { settingsContext, type Settings } from '#app/middleware/settings.ts'
import { permissionContext } from '#app/middleware/owner.ts'
import { reportPageSourceContext } from '#app/middleware/page-source.ts'
import { logoPath } from '#app/ui/logo-path.ts'
import type { Bindings } from './bindings.ts'
import type { ReadAddress } from '#app/http/client-address.ts'
import { isFromThisMachine } from '#app/http/loopback.ts'
import { problemResponse } from '#app/http/problem-response.ts'
import { RejectedRequestError } from '#app/http/problem.ts'
import { routeMatcher } from './match-route.ts'
import { logRequests } from './request-log.ts'
import { retryAfter } from './retry-after.ts'
import { requireSameOrigin } from './same-origin.ts'
import { securityHeaders } from './security-headers.ts'
import { builtFiles, logoFile, menuWorker, menuWorkerPath } from './static-files.ts'
import { uploadIntent } from '#app/http/upload.ts'

// A question has at most 2,000 characters.
const defaultMaxBodyBytes = 64 * 1024

export interface AppRoutes {
  readonly build: ServerBuild
  /** In development: loads the current routes for each request. */
  readonly reload?: () => Promise<ServerBuild>
}

/** Creates the Hono app, which handles every request that the page cache doesn't. */
export function createApp(
  settings: Settings,
  readAddress: ReadAddress,
  { build, reload }: AppRoutes,
): Hono<Bindings> {
  // Behind a proxy, the Host of a request differs from the public address. React Router's own
  // origin check of forms has to allow both.
  const { host } = new URL(settings.appUrl)
  const withOrigins = (loaded: ServerBuild) => ({ ...loaded, allowedActionOrigins: [host] })
  const routes = reload
    ? createRequestHandler(async () => withOrigins(await reload()), 'development')
    : createRequestHandler(withOrigins(build), 'production')
  const app = new Hono<Bindings>()
  const matchRoute = routeMatcher(build.routes)
  app.use(logRequests(settings.log, (path) => matchRoute(path).pattern))
  app.use(securityHeaders(settings))
  app.use(retryAfter())
  // Plain pages have no script that fetches their data, and React Router would serialise a long
  // menu in one go, blocking the event loop.
  app.use(({ req }, next) => {
    const isData = req.path.endsWith('.data')
    if (!isData || matchRoute(req.path).policy.servesData) return next()
    return Promise.resolve(problemResponse(req.raw, new NotFoundError('page_not_found')))
  })
  app.use('/assets/*', builtFiles())
  app.use(menuWorkerPath, menuWorker())
  app.use(logoPath, logoFile())
  const streamsData = ({ req }: Context) =>
    req.path.endsWith('.data') && matchRoute(req.path).policy.streamsData === true
  app.use(except(streamsData, compress()))
  // Before everything that may refuse a request, so that pages can read why.
  const isClosed = ({ req }: Context) => matchRoute(req.path).policy.isOpen !== true
  app.use(
    except(
      isClosed,
      cors({
        origin: '*',
        allowMethods: ['GET', 'HEAD', 'POST'],
        exposeHeaders: ['ETag', 'Retry-After', 'WWW-Authenticate'],
        maxAge: 24 * 60 * 60,
      }),
    ),
  )
  const allowsOtherOrigins = ({ req }: Context) =>
    matchRoute(req.path).policy.allowsOtherOrigins === true
  app.use(except(allowsOtherOrigins, requireSameOrigin(settings.appUrl)))
  app.use((context, next) => {
    // `formAction` applies a separate limit to uploads, and reports it at the field.
    if (uploadIntent(context.req.raw) !== undefined) return next()
    const { maxBodyBytes = defaultMaxBodyBytes } = matchRoute(context.req.path).policy
    return limitBodySize(maxBodyBytes)(context, next)
  })
  app.all('*', ({ req, env }) => {
    const context = new RouterContextProvider()
    context.set(settingsContext, settings)
    const { permission } = matchRoute(req.path).policy
    if (permission) context.set(permissionContext, permission)
    const { incoming } = env
    if (incoming) {
      context.set(addressContext, readAddress(incoming))
      context.set(isLocalRequestContext, () => isFromThisMachine(incoming))
    }
    if (env.reportPageSource) context.set(reportPageSourceContext, env.reportPageSource)
    return routes(req.raw, context)
  })
  app.onError((error, { req }) => {
    settings.log.error({ error, path: req.path }, 'a request failed')
    return problemResponse(req.raw, error)
  })
  return app
}

function limitBodySize(maxSize: number): MiddlewareHandler {
  const limit = bodyLimit({
    maxSize,
    onError: ({ req }) => problemResponse(req.raw, new RejectedRequestError(413, 'body_too_large')),
  })
  return (context, next) => {
    // Node reads no more than Content-Length, and rejects a request that also declares its length
    // in another way. Hono's `bodyLimit` would first create a Request and a body stream.
    const length = context.req.header('Content-Length') ?? Number.NaN
    return Number(length) <= maxSize ? next() : limit(context, next)
  }
}
