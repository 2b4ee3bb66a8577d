import type { Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createServer, type ViteDevServer } from 'vite'
import type { LoadedApp } from '#app/server/start-chefin.ts'
import type { Chefin } from '#app/server/open-chefin.ts'
import { renderFailurePage, withRelaxedPolicy } from './dev-responses.ts'
import { SourceApp, type OpenOptions } from './source-app.ts'

// Browsers keep a build's service worker and files until the server responds that they are gone.
const onlyInBuild = /^\/(menu-worker\.js$|assets\/)/

/** Opens Chefin from its source: Vite serves the source files, and the app everything else. */
export const openFromSource: LoadedApp['open'] = async (
  runtime: OpenOptions,
  server: Server,
): Promise<Chefin> => {
  const vite = await createVite(server)
  const app = new SourceApp(vite, runtime)
  const openApp = await app.current()
  vite.watcher.on('change', () => vite.ws.send({ type: 'custom', event: 'chefin:changed' }))

  const fetchApp: Chefin['fetch'] = async (request, ...rest) => {
    if (onlyInBuild.test(new URL(request.url).pathname)) return new Response(null, { status: 404 })
    try {
      const chefin = await app.current()
      return withRelaxedPolicy(await chefin.fetch(request, ...rest))
    } catch (error) {
      return renderFailurePage(vite, error)
    }
  }
  const handle = getRequestListener(fetchApp)
  return {
    ...openApp,
    answerFromCache: (incoming, outgoing) => {
      vite.middlewares(incoming, outgoing, () => void handle(incoming, outgoing))
      return true
    },
    allRepliesFinished: async () => (await app.current()).allRepliesFinished(),
    close: async () => {
      await vite.close()
      await app.close()
    },
  }
}

async function createVite(server: Server): Promise<ViteDevServer> {
  const listeners = process.listeners('SIGTERM')
  const vite = await createServer({
    appType: 'custom',
    clearScreen: false,
    server: { middlewareMode: true, ws: { server } },
  })
  // React Router's plugin starts a second Vite, whose listener exits the process immediately and
  // would leave the database running.
  for (const listener of process.listeners('SIGTERM')) {
    if (!listeners.includes(listener)) process.off('SIGTERM', listener)
  }
  return vite
}
