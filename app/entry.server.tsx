import { randomBytes } from 'node:crypto'
import { renderToReadableStream } from 'react-dom/server'
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router'
import { lateHtmlContext, withLateHtml } from './http/late-html.ts'
import { asProblem } from './http/problem.ts'
import { appPagePolicy } from './http/security-headers.ts'
import { settingsContext } from './middleware/settings.ts'
import { paymentOrigins } from './services/payments/index.server.ts'
import { isAppPage } from './ui/app-handle.ts'

/** In ms: what a page does not wait for has the time that the database gives a query. */
export const streamTimeout = 16_000

/** Renders a page whole: it has nothing to wait for once its loader has answered. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const routes = context.staticHandlerContext.matches.map(({ route }) => route)
  const nonce = isAppPage(routes) ? randomBytes(16).toString('base64') : undefined
  const page = await renderToReadableStream(
    <ServerRouter context={context} url={request.url} nonce={nonce} />,
    // Whole without a script, too: no part of it waits in the dark for one to lay it in place.
    { signal: request.signal, nonce, progressiveChunkSize: Infinity },
  )
  await page.allReady
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (nonce) {
    headers.set('Content-Security-Policy', appPagePolicy(nonce, paymentOrigins()))
    // What one owner sees is nobody else's, and a nonce is for one response.
    headers.set('Cache-Control', 'no-store')
  } else if (status >= 400) {
    // What is not there now may be there the next moment.
    headers.set('Cache-Control', 'no-store')
  }
  const late = loadContext.get(lateHtmlContext)
  const body = late.size > 0 ? withLateHtml(await new Response(page).text(), late) : page
  return new Response(body, { status, headers })
}

/** Logs what no reader is shown. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // React Router's own refusals, such as a form sent to a page that takes none, carry their status.
  const { status } = isRouteErrorResponse(error) ? error : asProblem(error, 'en')
  if (request.signal.aborted || status < 500) return
  context.get(settingsContext).log.error({ error }, 'a page failed')
}
