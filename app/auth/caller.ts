import type { Locale } from '#app/i18n/locales.ts'

/** Who calls, as far as `http/` can tell. */
export interface Caller {
  /** Of the network, behind our trusted proxies. */
  readonly address: string
  /** The request's cookies and browser, for Better Auth; `addressHeader` says the address. */
  readonly headers: Headers
  readonly locale: Locale
  /** The public address, without a trailing slash. */
  readonly appUrl: string
}
