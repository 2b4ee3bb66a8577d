import { createContext, redirect, type MiddlewareFunction } from 'react-router'
import { findSession } from '#app/auth/find-session.ts'
import { chooseLocale as saveLocale } from '#app/domain/accounts/choose-locale.ts'
import { loadPage } from '#app/http/load-page.ts'
import { relativePath } from '#app/http/relative-path.ts'
import { isGuestLocale, isLocale, type GuestLocale, type Locale } from '#app/i18n/locales.ts'
import { hasPathByLocale, withLocale, localeOfPath } from '#app/i18n/public-pages.ts'
import {
  chosenLocale,
  localeCookie,
  requestGuestLocale,
  requestLocale,
} from '#app/http/request-locale.ts'
import { settingsContext } from './settings.ts'

export const localeContext = createContext<Locale>()

/** The requested page's language: on guests' pages one of theirs, else as `localeContext`. */
export const pageLocaleContext = createContext<GuestLocale>()

/**
 * Sets the reader's language for every loader. `?lang=tr` stores a choice, so that the language can
 * be switched without JavaScript. Guests' pages, and others that search engines index under `?lang=`,
 * are rendered there; any other redirects to its address without the parameter.
 */
export const chooseLocale: MiddlewareFunction<Response> = async (
  { request, params, context },
  next,
) => {
  const url = new URL(request.url)
  const lang = url.searchParams.get('lang')
  const isGuests = params['restaurant'] !== undefined
  const isOffered = isLocale(lang) || (isGuests && isGuestLocale(lang))
  const chosen = isOffered && request.method === 'GET' ? lang : undefined
  const { appUrl } = context.get(settingsContext)
  const before = chosenLocale(request.headers.get('Cookie'))
  if (chosen && !isGuests && !hasPathByLocale(url.pathname)) {
    if (isDashboard(url.pathname) && isLocale(chosen)) await saveForOwner(request, chosen)
    const { pathname, search } = withLocale(url, chosen)
    throw redirect(relativePath(`${pathname}${search}`, '/'), {
      headers: { 'Set-Cookie': localeCookie(appUrl, chosen, before) },
    })
  }
  const locale = isLocale(chosen) ? chosen : (localeOfPath(url.pathname) ?? requestLocale(request))
  context.set(localeContext, locale)
  context.set(pageLocaleContext, isGuests ? (chosen ?? requestGuestLocale(request)) : locale)
  const response = await next()
  if (chosen) response.headers.append('Set-Cookie', localeCookie(appUrl, chosen, before))
  // What is the same for every reader has a Vary header of its route.
  if (!response.headers.has('Vary')) response.headers.set('Vary', 'Cookie, Accept-Language')
  return response
}

const isDashboard = (pathname: string) => /^\/dashboard(?:[/.]|$)/.test(pathname)

/** Stores the choice in the owner's account too, because it is the language of emails. */
async function saveForOwner({ headers }: Request, locale: Locale): Promise<void> {
  await loadPage(async () => {
    const session = await findSession(headers)
    if (session) await saveLocale(session.member, locale)
  })
}
