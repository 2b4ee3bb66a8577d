import { isTheme, type Theme } from '#app/ui/theme.ts'
import { preferenceCookie, readPreference } from './preference-cookie.ts'

export const themeCookieName = 'theme'

/** The theme that the reader chose, else the device's. */
export function requestTheme(request: Request): Theme {
  const stored = readPreference(request, themeCookieName)
  return isTheme(stored) ? stored : 'system'
}

/** The cookie that keeps a reader's choice. */
export function themeCookie(appUrl: string, theme: Theme): string {
  return preferenceCookie(appUrl, themeCookieName, theme)
}
