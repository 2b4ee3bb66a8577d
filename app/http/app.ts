import { Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { except } from 'hono/combine'
import { compress } from 'hono/compress'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { NotFound } from '#app/domain/errors.ts'
import { addressContext, isLocalRequestContext } from '#app/middleware/caller.ts'
import { settingsContext, type Settings } from '#app/middleware/settings.ts'
import { tellShownContext } from '#app/middleware/shown-menu.ts'
import { logoAddress } from '#app/ui/logo-address.ts'
import type { Bindings } from './bindings.ts'
import type { ReadAddress } from './client-address.ts'
import { isFromThisMachine } from './loopback.ts'
import { problemResponse } from './problem-response.ts'
import { Unreadable } from './problem.ts'
import { logRequests } from './request-log.ts'
import { retryAfter } from './retry-after.ts'
import { routePatterns } from './route-patterns.ts'
import { refuseOtherSites } from './same-origin.ts'
import { securityHeaders } from './security-headers.ts'
import { builtFiles, logoFile, menuWorker, menuWorkerPath } from './static-files.ts'
import { uploadIntent } from './upload.ts'

// A question has 2,000 characters; nothing but a picture or a list's order, 39 bytes a row,
// needs more.
const maxBodyBytes = 64 * 1024
const maxOrderBytes = 512 * 1024
// An event holds a whole invoice.
const maxEventBytes = 512 * 1024

/** Stripe sends no Origin: who it is tells the signature. */
const webhookPath = '/api/stripe-webhook'

/** The whole of Chefin as one function from request to response. */
export function createApp(settings: Settings, readAddress: ReadAddress): Hono<Bindings> {
  // Behind a proxy the address that was asked is not the public one; React Router's own check
  // of a form's origin has to know that one too.
  const { host } = new URL(settings.appUrl)
  const routes = createRequestHandler({ ...build, allowedActionOrigins: [host] }, 'production')
  const app = new Hono<Bindings>()
  app.use(logRequests(settings.log, routePatterns(build.routes)))
  app.use(securityHeaders(settings))
  app.use(retryAfter())
  app.use(refusePlainData)
  app.use('/assets/*', builtFiles())
  app.use(menuWorkerPath, menuWorker())
  app.use(logoAddress, logoFile())
  // The first page's data come in two parts, and compression would hold the first one back.
  app.use(except('/dashboard.data', compress()))
  app.use(except(webhookPath, refuseOtherSites(settings.appUrl)))
  const [limitOrder, limitBody] = [bodyOfAtMost(maxOrderBytes), bodyOfAtMost(maxBodyBytes)]
  const limitEvent = bodyOfAtMost(maxEventBytes)
  app.use((context, next) => {
    // `formAction` holds these to a limit of their own, and says so at the field.
    if (uploadIntent(context.req.raw) !== undefined) return next()
    const { path } = context.req
    if (path === webhookPath) return limitEvent(context, next)
    return (isOrder(path) ? limitOrder : limitBody)(context, next)
  })
  app.all('*', ({ req, env }) => {
    const context = new RouterContextProvider()
    context.set(settingsContext, settings)
    const { incoming } = env
    if (incoming) {
      context.set(addressContext, readAddress(incoming))
      context.set(isLocalRequestContext, () => isFromThisMachine(incoming))
    }
    if (env.tellShown) context.set(tellShownContext, env.tellShown)
    return routes(req.raw, context)
  })
  app.onError((error, { req }) => {
    settings.log.error({ error, path: req.path }, 'a request failed')
    return problemResponse(req.raw, error)
  })
  return app
}

/**
 * Only the app requests data by script: for its pages, and to save a preference. Nothing requests
 * that of a plain page, and React Router would write out a long menu in one go.
 */
const refusePlainData: MiddlewareHandler = ({ req }, next) => {
  const isPlainData =
    req.path.endsWith('.data') && !/^\/(auth|dashboard|preferences)[./]/.test(req.path)
  return isPlainData
    ? Promise.resolve(problemResponse(req.raw, new NotFound('page_not_found')))
    : next()
}

function isOrder(path: string): boolean {
  return path.startsWith('/dashboard/') && path.endsWith('/order')
}

function bodyOfAtMost(maxSize: number): MiddlewareHandler {
  const limit = bodyLimit({
    maxSize,
    onError: ({ req }) => problemResponse(req.raw, new Unreadable(413, 'body_too_large')),
  })
  return (context, next) => {
    // Node reads no more than a request says, and refuses one that says it in two ways. Hono looks
    // first whether there is a body, which makes a Request and a stream of it.
    const said = context.req.header('Content-Length') ?? Number.NaN
    return Number(said) <= maxSize ? next() : limit(context, next)
  }
}
