import { isTheme, type Theme } from '#app/ui/theme.ts'
import { preferenceCookie, readPreference } from './preference-cookie.ts'

export const themeCookieName = 'theme'

/** Returns the reader's stored theme, else `system`. */
export function requestTheme(request: Request): Theme {
  return themeOf(request.headers.get('Cookie') ?? '')
}

/** Like `requestTheme`, from the Cookie header. */
export function themeOf(cookie: string): Theme {
  const storedTheme = readPreference(cookie, themeCookieName)
  return isTheme(storedTheme) ? storedTheme : 'system'
}

/** Renders the Set-Cookie header that stores a theme. */
export function themeCookie(appUrl: string, theme: Theme): string {
  return preferenceCookie(appUrl, themeCookieName, theme)
}
