import { isTheme, type Theme } from '#app/ui/theme.ts'
import { preferenceCookie, readPreference } from './preference-cookie.ts'

export const themeCookieName = 'theme'

/** The theme that the reader chose, else the device's. */
export function requestTheme(request: Request): Theme {
  return themeOf(request.headers.get('Cookie') ?? '')
}

/** The same, by what the header Cookie says. */
export function themeOf(cookie: string): Theme {
  const stored = readPreference(cookie, themeCookieName)
  return isTheme(stored) ? stored : 'system'
}

/** The cookie that keeps a reader's choice. */
export function themeCookie(appUrl: string, theme: Theme): string {
  return preferenceCookie(appUrl, themeCookieName, theme)
}
