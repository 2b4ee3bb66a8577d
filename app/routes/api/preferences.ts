import { redirect } from 'react-router'
import { findSession } from '#app/auth/find-session.ts'
import { chooseLocale } from '#app/domain/accounts/choose-locale.ts'
import { consentCookie, isConsent } from '#app/http/consent-cookie.ts'
import { jsonRoute } from '#app/handlers/json-route.ts'
import { RejectedRequestError } from '#app/http/problem.ts'
import { readForm } from '#app/http/read-form.ts'
import { relativePath } from '#app/http/relative-path.ts'
import { themeCookie } from '#app/http/theme-cookie.ts'
import { isLocale } from '#app/i18n/locales.ts'
import { withLocale } from '#app/i18n/public-pages.ts'
import { localeCookie } from '#app/http/request-locale.ts'
import { appHandle } from '#app/ui/app-handle.ts'
import { isTheme } from '#app/ui/theme.ts'

// The app's pages submit the form with JavaScript.
export const handle = appHandle({ policy: { servesData: true } })

/** Stores `locale`, `theme` or `consent` in a cookie; `back` is the page to return to. */
export const action = jsonRoute({
  async POST({ request, appUrl }) {
    const { fields } = await readForm(request)
    const locale = fields['locale']
    const theme = fields['theme']
    let back = relativePath(fields['back'], '/')
    const headers = new Headers()
    if (locale !== undefined && isLocale(locale)) {
      const session = await findSession(request.headers)
      if (session) await chooseLocale(session.member, locale)
      headers.append('Set-Cookie', localeCookie(appUrl, locale))
      back = pathOf(withLocale(new URL(back, request.url), locale))
    }
    if (isTheme(theme)) headers.append('Set-Cookie', themeCookie(appUrl, theme))
    if (isConsent(fields['consent'])) headers.append('Set-Cookie', consentCookie(appUrl))
    if (!headers.has('Set-Cookie')) throw new RejectedRequestError(400, 'preference_unknown')
    return redirect(back, { status: 303, headers })
  },
})

export const loader = action

const pathOf = ({ pathname, search, hash }: URL) => `${pathname}${search}${hash}`
