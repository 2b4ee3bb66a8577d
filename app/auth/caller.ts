import type { Locale } from '#app/i18n/locales.ts'

/** The client that made a request, as `http/` determined it. */
export interface Caller {
  /** The network address, as reported by our trusted proxies. */
  readonly address: string
  /** The request's headers, for Better Auth; `addressHeader` contains the address. */
  readonly headers: Headers
  readonly locale: Locale
  /** Chefin's public URL, without a trailing slash. */
  readonly appUrl: string
}
