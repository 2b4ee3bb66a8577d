import { createContext, redirect, type MiddlewareFunction } from 'react-router'
import { findSession } from '#app/auth/find-session.ts'
import { chooseLocale as keepLocale } from '#app/domain/accounts/choose-locale.ts'
import { loadPage } from '#app/http/page-loader.ts'
import { relativePath } from '#app/http/relative-path.ts'
import { isLocale, type Locale } from '#app/i18n/locales.ts'
import { hasAddressByLanguage, inLanguage, languageOfPath } from '#app/i18n/public-pages.ts'
import { localeCookie, requestLocale } from '#app/http/request-locale.ts'
import { settingsContext } from './settings.ts'

export const localeContext = createContext<Locale>()

/**
 * Gives every loader the reader's language. `?lang=tr` stores a choice: a language switch
 * that works without JavaScript. Where search engines know a page by that address, it is
 * shown there; any other leads back to itself without it.
 */
export const chooseLocale: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const url = new URL(request.url)
  const asked = url.searchParams.get('lang')
  const chosen = isLocale(asked) && request.method === 'GET' ? asked : undefined
  const { appUrl } = context.get(settingsContext)
  const isShownHere = hasAddressByLanguage(url.pathname)
  if (chosen && !isShownHere) {
    if (isDashboard(url.pathname)) await keepForOwner(request, chosen)
    const { pathname, search } = inLanguage(url, chosen)
    throw redirect(relativePath(`${pathname}${search}`, '/'), {
      headers: { 'Set-Cookie': localeCookie(appUrl, chosen) },
    })
  }
  context.set(localeContext, chosen ?? languageOfPath(url.pathname) ?? requestLocale(request))
  const response = await next()
  if (chosen) response.headers.append('Set-Cookie', localeCookie(appUrl, chosen))
  response.headers.append('Vary', 'Cookie, Accept-Language')
  return response
}

const isDashboard = (pathname: string) => /^\/dashboard(?:[/.]|$)/.test(pathname)

/** An owner is written to in the language of the account, so that the choice is kept there too. */
async function keepForOwner({ headers }: Request, locale: Locale): Promise<void> {
  await loadPage(async () => {
    const session = await findSession(headers)
    if (session) await keepLocale(session.owner.id, locale)
  })
}
