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
