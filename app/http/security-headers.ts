import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import pageStyle from '#app/ui/page.css?inline'
import publicStyle from '#app/ui/public.css?inline'
import type { Settings } from '#app/middleware/settings.ts'
import { headersOfEveryAnswer, nothingPolicy } from './every-answer.ts'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

interface Sources {
  readonly script: string
  readonly style: string
  readonly font?: string
  readonly frame?: string
  readonly image?: string
  /** Where forms may lead besides here. */
  readonly forms?: readonly string[]
}

// Nothing runs or loads but our own files, and what is named here.
const policyOf = ({ script, style, font, frame, image = "'self'", forms = [] }: Sources) =>
  [
    "default-src 'none'",
    `script-src ${script}`,
    `style-src ${style}`,
    ...(font ? [`font-src ${font}`] : []),
    ...(frame ? [`frame-src ${frame}`] : []),
    `img-src ${image}`,
    "connect-src 'self'",
    `form-action ${["'self'", ...forms].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

// A plain page has one of two inline styles, each known by its hash; that of an error may come
// where the other was to be. So is the one script that stands in a page.
const plainPage = {
  script: "'self'",
  style: `'self' ${hashOf(pageStyle)} ${hashOf(publicStyle)}`,
  font: "'self'",
}
/** The policy of a plain page that shows another answer of ours in a frame. */
export const framingPolicy = policyOf({ ...plainPage, frame: "'self'" })

/**
 * The policy of a plain page with a form that leads to a payment page.
 * @param forms origins that it may lead to: a browser holds redirects to this too
 */
export function payingPolicy(forms: readonly string[]): string {
  return policyOf({ ...plainPage, forms })
}

/**
 * The policy of one response of the app, whose inline scripts carry the nonce. A QR code is
 * drawn by way of pictures in `data:` addresses, and a document keeps the policy with which
 * it was loaded, whichever of the app's pages it shows later.
 * @param forms origins that its forms may lead to: a browser holds redirects to this too
 */
export function appPagePolicy(nonce: string, forms: readonly string[]): string {
  return policyOf({
    script: `'self' 'nonce-${nonce}'`,
    style: "'self'",
    font: "'self'",
    image: "'self' data:",
    forms,
  })
}

/**
 * Headers that every response carries; one that it has already is its own. An answer that
 * names no type may be a 304, whose headers take the place of those of the page that the
 * browser has kept: so it has a page's policy.
 */
export function securityHeaders({
  appUrl,
  guestFirstTouch,
}: Pick<Settings, 'appUrl' | 'guestFirstTouch'>): MiddlewareHandler {
  const plainPagePolicy = policyOf({ ...plainPage, script: `'self' ${hashOf(guestFirstTouch)}` })
  const everywhere = Object.entries(headersOfEveryAnswer(appUrl))
  return async (context, next) => {
    await next()
    const { headers } = context.res
    const isPage = (headers.get('Content-Type') ?? 'text/html').startsWith('text/html')
    const policy = isPage ? plainPagePolicy : nothingPolicy
    setUnlessSet(headers, 'Content-Security-Policy', policy)
    for (const [name, value] of everywhere) setUnlessSet(headers, name, value)
  }
}

function setUnlessSet(headers: Headers, name: string, value: string): void {
  if (!headers.has(name)) headers.set(name, value)
}
