import { createHash } from 'node:crypto'
import firstViewStyle from '#app/ui/first-view.css?inline'
import pageStyle from '#app/ui/page.css?inline'
import publicStyle from '#app/ui/public.css?inline'

const hashSource = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

interface Sources {
  readonly script: string
  readonly style: string
  readonly font?: string
  readonly frame?: string
  /** Who may show the page in a frame; nobody by default. */
  readonly framedBy?: string
  readonly manifest?: string
  readonly image?: string
  /** Other origins that forms may submit or redirect to. */
  readonly forms?: readonly string[]
}

const renderPolicy = ({
  script,
  style,
  font,
  frame,
  framedBy = "'none'",
  manifest,
  image = "'self'",
  forms = [],
}: Sources) =>
  [
    "default-src 'none'",
    `script-src ${script}`,
    `style-src ${style}`,
    ...(font ? [`font-src ${font}`] : []),
    ...(frame ? [`frame-src ${frame}`] : []),
    ...(manifest ? [`manifest-src ${manifest}`] : []),
    `img-src ${image}`,
    "connect-src 'self'",
    `form-action ${["'self'", ...forms].join(' ')}`,
    "base-uri 'none'",
    `frame-ancestors ${framedBy}`,
  ].join('; ')

// A plain page has one of two inline styles. Both hashes are always allowed, since an error page's
// style may replace the expected one.
const plainPage = {
  script: "'self'",
  style: `'self' ${hashSource(pageStyle)} ${hashSource(publicStyle)}`,
  font: "'self'",
  manifest: "'self'",
}
const plainPageWith = (inlineScript: string) => ({
  ...plainPage,
  script: `'self' ${hashSource(inlineScript)}`,
})

/**
 * Renders the policy of a plain page.
 * @param inlineScript the source of its only inline script
 */
export const plainPagePolicy = (inlineScript: string) => renderPolicy(plainPageWith(inlineScript))

/**
 * Renders the policy of a guest page, which the dashboard shows in a frame.
 * @param inlineScript the source of its only inline script
 * @param look the source of an inline style of this page alone; empty for none
 */
export const guestPagePolicy = (inlineScript: string, look: string) =>
  renderPolicy({
    ...plainPageWith(inlineScript),
    style: ["'self'", ...[firstViewStyle, pageStyle, look].filter(Boolean).map(hashSource)].join(
      ' ',
    ),
    framedBy: "'self'",
  })

/** The policy of a plain page with a frame of this site. */
export const framingPolicy = renderPolicy({ ...plainPage, frame: "'self'" })

/**
 * Renders the policy of a plain page with a form that redirects to a payment page.
 * @param forms origins that it may redirect to, which browsers check as well
 */
export function payingPolicy(forms: readonly string[]): string {
  return renderPolicy({ ...plainPage, forms })
}

/**
 * Renders the policy of one response of the app, whose inline scripts have the nonce. QR codes are
 * pictures in `data:` URLs; every page needs to allow them, because a document keeps its initial
 * policy whichever of the app's pages it shows later.
 * @param forms origins that its forms may redirect to, which browsers check as well
 */
export function appPagePolicy(nonce: string, forms: readonly string[]): string {
  return renderPolicy({
    script: `'self' 'nonce-${nonce}'`,
    style: "'self'",
    font: "'self'",
    image: "'self' data:",
    // A preview of the owner's guest page.
    frame: "'self'",
    forms,
  })
}
