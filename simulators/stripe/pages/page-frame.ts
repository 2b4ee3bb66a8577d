import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import pageStyle from './page.css?inline'
import type { Voice } from './words.ts'

export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>

// One piece: a space beside the style would be part of what the hash is of.
const styleElement = raw(`<style>${pageStyle}</style>`)
const styleHash = createHash('sha256').update(pageStyle).digest('base64')

interface Page {
  readonly title: string
  readonly content: Markup
  readonly status?: 200 | 402 | 404 | 410
  /** Where its forms may lead besides here: a browser checks redirects too. */
  readonly leadsTo?: readonly (string | null)[]
}

/** A page of the simulator: plain HTML, one inline style, no script. */
export async function renderPage(
  voice: Voice,
  { title, content, status = 200, leadsTo = [] }: Page,
): Promise<Response> {
  const origins = leadsTo.flatMap((address) => (address ? new URL(address).origin : []))
  const body = await html`<!doctype html>
    <html lang="${voice.locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${styleElement}
      </head>
      <body>
        <header class="banner">${voice.say('test_banner')}</header>
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

/** What stands where a link leads nowhere. */
export function renderMissing(voice: Voice): Promise<Response> {
  const content = html`<p>${voice.say('not_found_hint')}</p>`
  return renderPage(voice, { title: voice.say('not_found'), content, status: 404 })
}
