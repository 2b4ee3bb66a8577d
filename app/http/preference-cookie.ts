import { parse, serialize } from 'hono/utils/cookie'

/** For how long a choice is kept, in seconds. */
export const preferenceSeconds = 31_536_000

/** The cookie's whole name. Browsers take a __Host- cookie over https alone. */
export function preferenceName(appUrl: string, name: string): string {
  return isHttps(appUrl) ? `__Host-${name}` : name
}

const isHttps = (appUrl: string) => appUrl.startsWith('https:')

/** Keeps a reader's choice. Readable by scripts: it is no secret. */
export function preferenceCookie(appUrl: string, name: string, value: string): string {
  return serialize(preferenceName(appUrl, name), value, {
    path: '/',
    maxAge: preferenceSeconds,
    secure: isHttps(appUrl),
    sameSite: 'Lax',
  })
}

/**
 * What the reader chose before, by what the header Cookie says. The name without a prefix is that of http,
 * and what earlier versions left; where both come, the one that only we can set counts.
 */
export function readPreference(cookie: string, name: string): string | undefined {
  const cookies = parse(cookie)
  return cookies[`__Host-${name}`] ?? cookies[name]
}
