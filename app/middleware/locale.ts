import { createContext, redirect, type MiddlewareFunction } from 'react-router'
import { relativePath } from '#app/http/relative-path.ts'
import { isLocale, type Locale } from '#app/i18n/locales.ts'
import { localeCookie, requestLocale } from '#app/i18n/request-locale.ts'

export const localeContext = createContext<Locale>()

/**
 * Gives every loader the reader's language. `?lang=tr` stores a choice, and leads back to
 * the same page without it: a language switch that works without JavaScript.
 */
export const chooseLocale: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const url = new URL(request.url)
  const chosen = url.searchParams.get('lang')
  if (isLocale(chosen) && request.method === 'GET') {
    url.searchParams.delete('lang')
    throw redirect(relativePath(`${url.pathname}${url.search}`, '/'), {
      headers: { 'Set-Cookie': localeCookie(chosen) },
    })
  }
  context.set(localeContext, requestLocale(request))
  const response = await next()
  response.headers.append('Vary', 'Cookie, Accept-Language')
  return response
}
