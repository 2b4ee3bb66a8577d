import { renderToReadableStream } from 'react-dom/server'
import { ServerRouter, type EntryContext, type HandleErrorFunction } from 'react-router'
import { asProblem } from './http/problem.ts'
import { settingsContext } from './middleware/settings.ts'

/** Renders a page whole: it has nothing to wait for once its loader has answered. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const page = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    signal: request.signal,
  })
  await page.allReady
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(page, { status, headers })
}

/** Logs what no reader is shown. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || asProblem(error, 'en').status < 500) return
  context.get(settingsContext).log.error({ error }, 'a page failed')
}
