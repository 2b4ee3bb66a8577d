import { stripVTControlCharacters } from 'node:util'
import type { ViteDevServer } from 'vite'

/** Relaxes a page's content security policy to allow inline styles, by which Vite adds all styles. */
export function withRelaxedPolicy(response: Response): Response {
  const policy = response.headers.get('Content-Security-Policy')
  if (policy === null) return response
  const relaxed = policy.replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'")
  const headers = new Headers(response.headers)
  headers.set('Content-Security-Policy', relaxed)
  const { status, statusText, body } = response
  return new Response(body, { status, statusText, headers })
}

/** Renders a page that shows why the source can't run, and reloads after the next change. */
export function renderFailurePage(vite: ViteDevServer, cause: unknown): Response {
  const error = cause instanceof Error ? cause : new Error(String(cause))
  const text = error.stack ?? error.message
  vite.config.logger.error(text, { error })
  const page =
    '<!doctype html><title>Chefin can’t start</title>' +
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="dark light">' +
    '<script type="module" src="/scripts/dev/reload-on-change.ts"></script>' +
    `<h1>Chefin can’t start</h1><pre>${escapeHtml(stripVTControlCharacters(text))}</pre>`
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }
  return new Response(page, { status: 500, headers })
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
