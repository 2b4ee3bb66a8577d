import type { IncomingMessage, ServerResponse } from 'node:http'
import { subscribeToChanges } from '#app/db/changes.ts'
import { drainNotifications } from '#app/db/listener.ts'
import { findPageVersion } from '#app/domain/menus/get-guest-page.ts'
import { localeCookieName } from '../request-locale.ts'
import type { ShownMenu } from '#app/middleware/shown-menu.ts'
import { step } from '#app/telemetry/index.ts'
import type { createApp } from '../app.ts'
import type { Logger } from '../log.ts'
import { themeCookieName } from '../theme-cookie.ts'
import { askedPage, type AskedPage } from './asked-page.ts'
import { KeptPages, type Rendering } from './kept-pages.ts'
import { sendPage } from './send-page.ts'

/** Some 600 menus of 80 dishes, in one language each. */
const maxBytes = 64 * 1024 * 1024

interface Options {
  readonly app: ReturnType<typeof createApp>
  readonly appUrl: string
  readonly log: Logger
}

/**
 * Answers for guest pages from memory, before Hono; decision 026.
 * @returns whether the request is answered, or will be; if not, it is somebody else's
 */
export function openKeptPages({ app, appUrl, log }: Options) {
  const pages = new KeptPages(
    {
      render: (asked) => render(app, appUrl, asked),
      findVersion: findPageVersion,
      drainNotifications,
    },
    maxBytes,
  )
  subscribeToChanges(pages)
  return (incoming: IncomingMessage, outgoing: ServerResponse): boolean => {
    const asked = askedPage(incoming)
    if (!asked) return false
    const method = incoming.method ?? ''
    step('http_request', { method, route: '/:restaurant' }, async (tell) => {
      const sending = sendPage(await pages.find(asked), incoming, outgoing)
      if (sending) await sending
      const { statusCode: status } = outgoing
      tell({ status: `${Math.floor(status / 100)}xx` })
      // A line for each would take longer than the answer.
      if (!log.isLevelEnabled('debug')) return
      log.debug({ method, path: `/${asked.restaurant}`, status })
    }).catch((error: unknown) => {
      log.error({ error, path: `/${asked.restaurant}` }, 'a guest page was not answered')
      outgoing.destroy()
    })
    return true
  }
}

/** A page as anyone sees it who asks for the same: nothing else of a guest's request gets there. */
async function render(
  app: Options['app'],
  appUrl: string,
  { restaurant, locale, theme }: AskedPage,
): Promise<Rendering> {
  let shown: ShownMenu | undefined
  const headers = { Cookie: `${localeCookieName}=${locale}; ${themeCookieName}=${theme}` }
  const request = new Request(`${appUrl}/${restaurant}`, { headers })
  const response = await app.fetch(request, { tellShown: (told: ShownMenu) => (shown = told) })
  return { response, shown }
}
