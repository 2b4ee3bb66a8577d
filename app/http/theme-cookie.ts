import { parse, serialize } from 'hono/utils/cookie'
import { isTheme, type Theme } from '#app/ui/theme.ts'

const cookieName = 'theme'
const oneYearInSeconds = 31_536_000

/** The theme that the reader chose, else the device's. */
export function requestTheme(request: Request): Theme {
  const stored = parse(request.headers.get('Cookie') ?? '', cookieName)[cookieName]
  return isTheme(stored) ? stored : 'system'
}

/** The cookie that keeps a reader's choice. Readable by scripts: it is no secret. */
export function themeCookie(theme: Theme): string {
  return serialize(cookieName, theme, { path: '/', maxAge: oneYearInSeconds, sameSite: 'Lax' })
}
