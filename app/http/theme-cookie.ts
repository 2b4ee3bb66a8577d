import { parse, serialize } from 'hono/utils/cookie'
import { isTheme, type Theme } from '#app/ui/theme.ts'

export const themeCookieName = 'theme'

/** For how long a choice is kept. */
export const themeSeconds = 31_536_000

/** The theme that the reader chose, else the device's. */
export function requestTheme(request: Request): Theme {
  const stored = parse(request.headers.get('Cookie') ?? '', themeCookieName)[themeCookieName]
  return isTheme(stored) ? stored : 'system'
}

/** The cookie that keeps a reader's choice. Readable by scripts: it is no secret. */
export function themeCookie(theme: Theme): string {
  return serialize(themeCookieName, theme, { path: '/', maxAge: themeSeconds, sameSite: 'Lax' })
}
