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
import { appPagePolicy } from './http/content-security-policy.ts'
import { settingsContext } from './middleware/settings.ts'
import { paymentOrigins } from './services/payments/index.server.ts'
import { isAppPage } from './ui/app-handle.ts'

/** In ms: the time limit for streamed loader data, which is that of a database query. */
export const streamTimeout = 16_000

/** Renders a complete page before the response begins. */
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
    // In one chunk, since plain pages have no script that would insert later chunks.
    { signal: request.signal, nonce, progressiveChunkSize: Infinity },
  )
  await page.allReady
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (nonce) {
    headers.set('Content-Security-Policy', appPagePolicy(nonce, paymentOrigins()))
    // The page is private to its owner, and a nonce must not be reused.
    headers.set('Cache-Control', 'no-store')
  } else if (status >= 400) {
    // A missing page may exist the next moment.
    headers.set('Cache-Control', 'no-store')
  }
  const late = loadContext.get(lateHtmlContext)
  const body = late.size > 0 ? withLateHtml(await new Response(page).text(), late) : page
  return new Response(body, { status, headers })
}

/** Logs server errors, whose details aren't shown to users. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // React Router's own errors, such as a form sent to a page without an action, have a status.
  const { status } = isRouteErrorResponse(error) ? error : asProblem(error, 'en')
  if (request.signal.aborted || status < 500) return
  context.get(settingsContext).log.error({ error }, 'a page failed')
}
