import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { settingsContext, type Settings } from '#app/middleware/settings.ts'
import { problemResponse } from './problem-response.ts'
import { Unreadable } from './problem.ts'
import { logRequests } from './request-log.ts'
import { refuseOtherSites } from './same-origin.ts'
import { securityHeaders } from './security-headers.ts'
import { builtFiles } from './static-files.ts'

// A question has 2,000 characters; nothing that is sent here needs more.
const maxBodyBytes = 64 * 1024

/** The whole of Chefin as one function from request to response. */
export function createApp(settings: Settings): Hono {
  const routes = createRequestHandler(build, 'production')
  const app = new Hono()
  app.use(logRequests(settings.log))
  app.use(securityHeaders(settings.appUrl))
  app.use('/assets/*', builtFiles())
  app.use(compress())
  app.use(refuseOtherSites(settings.appUrl))
  app.use(
    bodyLimit({
      maxSize: maxBodyBytes,
      onError: ({ req }) => problemResponse(req.raw, new Unreadable(413, 'body_too_large')),
    }),
  )
  app.all('*', ({ req }) => {
    const context = new RouterContextProvider()
    context.set(settingsContext, settings)
    return routes(req.raw, context)
  })
  app.onError((error, { req }) => {
    settings.log.error({ error, path: req.path }, 'a request failed')
    return problemResponse(req.raw, error)
  })
  return app
}
