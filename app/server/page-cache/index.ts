import type { IncomingMessage, ServerResponse } from 'node:http'
import { sessionCookieName } from '#app/auth/session-cookie.ts'
import { subscribeToChanges } from '#app/db/changes.ts'
import { drainNotifications } from '#app/db/listener.ts'
import { findPageVersion } from '#app/domain/guest-page/get-guest-page.ts'
import { chosenLocale, localeCookie, localeCookieName } from '#app/http/request-locale.ts'
import type { PageSource } from '#app/middleware/page-source.ts'
import { step } from '#app/telemetry/index.ts'
import type { createApp } from '../app.ts'
import type { Logger } from '#app/http/log.ts'
import { themeCookieName } from '#app/http/theme-cookie.ts'
import { PageCache, type Rendering } from './page-cache.ts'
import { parsePageRequest, type PageRequest } from './page-request.ts'
import { RenderedPage } from './rendered-page.ts'
import { sendPage } from './send-page.ts'

/** Some 600 menus of 80 dishes, in one language each. */
const maxBytes = 64 * 1024 * 1024

interface Options {
  readonly app: ReturnType<typeof createApp>
  readonly appUrl: string
  readonly log: Logger
}

/**
 * Serves guest pages from memory, before Hono; decision 026.
 * @returns a handler that returns false for requests that it doesn't handle
 */
export function openPageCache({ app, appUrl, log }: Options) {
  const pages = new PageCache(
    {
      render: (request) => render(app, appUrl, request),
      findVersion: findPageVersion,
      drainNotifications,
    },
    maxBytes,
  )
  subscribeToChanges(pages)
  const sessionCookie = `${sessionCookieName(appUrl)}=`
  // Not cached: only the owner gets this page, while it is empty.
  const fetchPage = async (request: PageRequest, incoming: IncomingMessage) => {
    const { response } = await render(app, appUrl, request, incoming)
    return response
  }
  return (incoming: IncomingMessage, outgoing: ServerResponse): boolean => {
    const request = parsePageRequest(incoming)
    if (!request) return false
    const method = incoming.method ?? ''
    step('http_request', { method, route: '/:restaurant' }, async (addLabels) => {
      if (request.chosen) {
        const before = chosenLocale(incoming.headers.cookie ?? null)
        outgoing.setHeader('Set-Cookie', localeCookie(appUrl, request.chosen, before))
      }
      const found = await pages.find(request)
      const isForOwner = found.differsForOwner && request.cookies.includes(sessionCookie)
      const page = isForOwner ? await RenderedPage.of(await fetchPage(request, incoming)) : found
      const sending = sendPage(page, incoming, outgoing)
      if (sending) await sending
      const { statusCode: status } = outgoing
      addLabels({ status: `${Math.floor(status / 100)}xx` })
      // Logging each request would take longer than serving it.
      if (!log.isLevelEnabled('debug')) return
      log.debug({ method, path: `/${request.restaurant}`, status })
    }).catch((error: unknown) => {
      log.error({ error, path: `/${request.restaurant}` }, 'a guest page could not be sent')
      outgoing.destroy()
    })
    return true
  }
}

/**
 * Renders a page for a synthetic request, so that nothing else of a guest's request affects it.
 * @param owner the request of somebody who may be the restaurant's owner
 */
async function render(
  app: Options['app'],
  appUrl: string,
  { restaurant, path, locale, theme }: PageRequest,
  owner?: IncomingMessage,
): Promise<Rendering> {
  let source: PageSource | undefined
  const cookies = [
    `${localeCookieName}=${locale}`,
    `${themeCookieName}=${theme}`,
    owner?.headers.cookie,
  ]
  const headers = { Cookie: cookies.filter(Boolean).join('; ') }
  const request = new Request(`${appUrl}/${restaurant}${path}`, { headers })
  const response = await app.fetch(request, {
    reportPageSource: (reported: PageSource) => (source = reported),
    ...(owner && { incoming: owner }),
  })
  return { response, source }
}
