import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'

/**
 * The built scripts and styles. Their names change with their content, so that a browser
 * may keep them for good; the build lays a .br and a .gz beside each.
 */
export function builtFiles(): MiddlewareHandler {
  return serveStatic({
    root: './build/client',
    precompressed: true,
    onFound: (_path, context) => {
      context.header('Cache-Control', 'public, max-age=31536000, immutable')
    },
  })
}

/** The logo, whose name stays: browsers ask for it again after a day. */
export function logoFile(): MiddlewareHandler {
  return serveStatic({
    root: './build/client',
    onFound: (_path, context) => {
      context.header('Cache-Control', 'public, max-age=86400')
    },
  })
}

/** Where guest pages find the worker that keeps them: from the root it may stand before any. */
export const menuWorkerPath = '/menu-worker.js'

/**
 * The worker of guest pages. Its name stays, so browsers ask for it each time. Its policy is for
 * what it fetches itself.
 */
export function menuWorker(): MiddlewareHandler {
  return serveStatic({
    root: './build/client',
    precompressed: true,
    onFound: (_path, context) => {
      context.header('Cache-Control', 'no-cache')
      context.header('Content-Security-Policy', "default-src 'none'; connect-src 'self'")
    },
  })
}
