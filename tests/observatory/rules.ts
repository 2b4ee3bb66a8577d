import { sourcesOf } from './policy.ts'

/** A page as a browser received it, with the cookies of its redirects. */
export interface Visit {
  readonly url: string
  readonly headers: Headers
  readonly cookies: readonly string[]
  readonly html: string
}

/** Returns the observatory's name of the result, and its points. */
export type Rule = (visit: Visit) => readonly [result: string, points: number]

const broad = /^(?:\*|(?:ftp|http|https):|https?:\/\/\*(?:\.\*)?)$/
const insecure = /^(?:http|ftp):/
const safeReferrer = /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/
const unsafeReferrer = /^(?:origin|origin-when-cross-origin|unsafe-url|no-referrer-when-downgrade)$/
const sixMonths = 15_768_000

/**
 * The rules of the MDN HTTP Observatory with their scores (github.com/mdn/mdn-http-observatory,
 * src/grader and src/analyzer, as of version 1.4). Two facts are assumed: the site isn't on the HSTS
 * preload list (5 more points), and http redirects to https, which the proxy does.
 */
export const rules: Readonly<Record<string, Rule>> = {
  'content-security-policy': ({ headers }) => {
    const policy = headers.get('Content-Security-Policy')
    if (policy === null) return ['csp-not-implemented', -25]
    const active = ['script-src', 'object-src', 'style-src', 'frame-src', 'connect-src', 'font-src']
    const [script, object, style] = active.map((name) => sourcesOf(policy, name))
    const isInline = (source: string) => source === "'unsafe-inline'" || source === 'data:'
    const isOpen = (source: string) => broad.test(source) || isInline(source)
    if (script?.some(isOpen) || object?.some((source) => broad.test(source)))
      return ['csp-implemented-with-unsafe-inline', -20]
    if (active.some((name) => sourcesOf(policy, name).some((source) => insecure.test(source))))
      return ['csp-implemented-with-insecure-scheme', -20]
    if ([...(script ?? []), ...(style ?? [])].includes("'unsafe-eval'"))
      return ['csp-implemented-with-unsafe-eval', -10]
    const passive = ['img-src', 'media-src'].flatMap((name) => sourcesOf(policy, name))
    if (passive.some((source) => insecure.test(source)))
      return ['csp-implemented-with-insecure-scheme-in-passive-content-only', -10]
    if (style?.some(isOpen)) return ['csp-implemented-with-unsafe-inline-in-style-src-only', 0]
    return sourcesOf(policy, 'default-src').join() === "'none'"
      ? ['csp-implemented-with-no-unsafe-default-src-none', 10]
      : ['csp-implemented-with-no-unsafe', 5]
  },

  cookies: ({ headers, cookies }) => {
    const hasHsts = headers.has('Strict-Transport-Security')
    const all = cookies.map((cookie) => {
      const [pair = '', ...attributes] = cookie.split(/;\s*/)
      const has = (name: string) =>
        attributes.some((attribute) => attribute.toLowerCase().startsWith(name))
      const isSession = /login|sess/i.test(pair.split('=')[0] ?? '')
      return {
        isSession,
        isSecure: has('secure'),
        isHttpOnly: has('httponly'),
        isSameSite: has('same'),
      }
    })
    if (all.length === 0) return ['cookies-not-found', 0]
    const some = (test: (cookie: (typeof all)[number]) => boolean) => all.some(test)
    if (some(({ isSession, isSecure }) => isSession && !isSecure) && !hasHsts)
      return ['cookies-session-without-secure-flag', -40]
    if (some(({ isSession, isHttpOnly }) => isSession && !isHttpOnly))
      return ['cookies-session-without-httponly-flag', -30]
    if (some(({ isSession, isSecure }) => isSession && !isSecure))
      return ['cookies-session-without-secure-flag-but-protected-by-hsts', -10]
    if (some(({ isSecure }) => !isSecure))
      return hasHsts
        ? ['cookies-without-secure-flag-but-protected-by-hsts', -5]
        : ['cookies-without-secure-flag', -20]
    return some(({ isSameSite }) => !isSameSite)
      ? ['cookies-secure-with-httponly-sessions', 0]
      : ['cookies-secure-with-httponly-sessions-and-samesite', 5]
  },

  'cross-origin-resource-sharing': ({ headers }) => {
    if (!headers.has('Access-Control-Allow-Origin'))
      return ['cross-origin-resource-sharing-not-implemented', 0]
    return headers.get('Access-Control-Allow-Credentials') === 'true'
      ? ['cross-origin-resource-sharing-implemented-with-universal-access', -50]
      : ['cross-origin-resource-sharing-implemented-with-restricted-access', 0]
  },

  redirection: ({ url }) =>
    url.startsWith('https:') ? ['redirection-to-https', 0] : ['redirection-missing', -20],

  'referrer-policy': ({ headers }) => {
    const policy = headers.get('Referrer-Policy')
    if (policy === null) return ['referrer-policy-not-implemented', 0]
    // In a list, the last policy that a browser knows applies.
    const last = policy.split(/,\s*/).at(-1) ?? ''
    if (safeReferrer.test(last)) return ['referrer-policy-private', 5]
    return unsafeReferrer.test(last)
      ? ['referrer-policy-unsafe', -5]
      : ['referrer-policy-header-invalid', -5]
  },

  'strict-transport-security': ({ url, headers }) => {
    if (!url.startsWith('https:')) return ['hsts-not-implemented-no-https', -20]
    const header = headers.get('Strict-Transport-Security')
    if (header === null) return ['hsts-not-implemented', -20]
    const seconds = /(?:^|;\s*)max-age="?(\d+)"?/.exec(header)?.[1]
    if (seconds === undefined) return ['hsts-header-invalid', -20]
    return Number(seconds) >= sixMonths
      ? ['hsts-implemented-max-age-at-least-six-months', 0]
      : ['hsts-implemented-max-age-less-than-six-months', -10]
  },

  'subresource-integrity': ({ url, html }) => {
    const scripts = [...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag)
    const sources = scripts.flatMap((tag) => /\bsrc="([^"]*)"/.exec(tag)?.[1] ?? [])
    const isForeign = (source: string) => new URL(source, url).origin !== new URL(url).origin
    const foreign = scripts.filter((tag) => isForeign(/\bsrc="([^"]*)"/.exec(tag)?.[1] ?? url))
    if (scripts.length === 0) return ['sri-not-implemented-but-no-scripts-loaded', 0]
    if (foreign.some((tag) => !tag.includes('integrity=')))
      return sources.every((source) => new URL(source, url).protocol === 'https:')
        ? ['sri-not-implemented-but-external-scripts-loaded-securely', -5]
        : ['sri-not-implemented-and-external-scripts-not-loaded-securely', -50]
    return scripts.some((tag) => tag.includes('integrity='))
      ? ['sri-implemented-and-all-scripts-loaded-securely', 5]
      : ['sri-not-implemented-but-all-scripts-loaded-from-secure-origin', 0]
  },

  'x-content-type-options': ({ headers }) =>
    headers.get('X-Content-Type-Options') === 'nosniff'
      ? ['x-content-type-options-nosniff', 0]
      : ['x-content-type-options-not-implemented', -5],

  'x-frame-options': ({ headers }) => {
    const policy = headers.get('Content-Security-Policy') ?? ''
    if (/(?:^|;\s*)frame-ancestors\s/.test(policy))
      return ['x-frame-options-implemented-via-csp', 5]
    const option = headers.get('X-Frame-Options')
    if (option === null) return ['x-frame-options-not-implemented', -20]
    return /^(?:deny|sameorigin)$/i.test(option)
      ? ['x-frame-options-sameorigin-or-deny', 0]
      : ['x-frame-options-header-invalid', -20]
  },

  'cross-origin-resource-policy': ({ headers }) => {
    const policy = headers.get('Cross-Origin-Resource-Policy')
    if (policy === null) return ['cross-origin-resource-policy-not-implemented', 0]
    if (/^same-(?:origin|site)$/.test(policy))
      return [`cross-origin-resource-policy-implemented-with-${policy}`, 10]
    return policy === 'cross-origin'
      ? ['cross-origin-resource-policy-implemented-with-cross-origin', 0]
      : ['cross-origin-resource-policy-header-invalid', -5]
  },
}
