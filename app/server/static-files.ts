import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'

/**
 * Serves the built scripts and styles. Their names change with their content, so browsers may
 * cache them forever. The build precompresses each as .br and .gz.
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

/** Serves the logo. Its name doesn't change, so browsers cache it for a day only. */
export function logoFile(): MiddlewareHandler {
  return serveStatic({
    root: './build/client',
    onFound: (_path, context) => {
      context.header('Cache-Control', 'public, max-age=86400')
    },
  })
}

/** Path of the guest pages' service worker. At the root, its scope covers every page. */
export const menuWorkerPath = '/menu-worker.js'

/**
 * Serves the service worker of guest pages. Its name doesn't change, so browsers revalidate it
 * each time. The policy applies to the worker's own requests.
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
