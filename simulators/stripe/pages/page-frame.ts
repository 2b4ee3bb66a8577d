import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import pageStyle from './page.css?inline'
import type { PageText } from './page-text.ts'

export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>

// On one line: whitespace next to the style would change its hash.
const styleElement = raw(`<style>${pageStyle}</style>`)
const styleHash = createHash('sha256').update(pageStyle).digest('base64')

interface Page {
  readonly title: string
  readonly content: Markup
  readonly status?: 200 | 402 | 404 | 410
  /** URLs to which the page's forms redirect: browsers apply `form-action` to redirects too. */
  readonly redirectTargets?: readonly (string | null)[]
}

/** Renders a page of the simulator: plain HTML, one inline style, no script. */
export async function renderPage(
  text: PageText,
  { title, content, status = 200, redirectTargets = [] }: Page,
): Promise<Response> {
  const origins = redirectTargets.flatMap((url) => (url ? new URL(url).origin : []))
  const body = await html`<!doctype html>
    <html lang="${text.locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${styleElement}
      </head>
      <body>
        <header class="banner">${text.translate('test_banner')}</header>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    `form-action ${["'self'", ...origins].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy.join('; '),
    'Cache-Control': 'no-store',
  }
  return new Response(body, { status, headers })
}

/** Renders the 404 page. */
export function renderNotFound(text: PageText): Promise<Response> {
  const content = html`<p>${text.translate('not_found_hint')}</p>`
  return renderPage(text, { title: text.translate('not_found'), content, status: 404 })
}
