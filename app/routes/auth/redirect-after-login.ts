import { href } from 'react-router'
import type { SignedIn } from '#app/auth/sign-in.ts'
import { redirectWithCookies } from '#app/http/redirect-with-cookies.ts'
import { relativePath } from '#app/http/relative-path.ts'
import { chosenLocale, localeCookie } from '#app/http/request-locale.ts'

/** Redirects a signed-in browser to the page that it came from, in the account's language. */
export function redirectAfterLogin(
  request: Request,
  appUrl: string,
  { cookies, locale }: SignedIn,
): Response {
  const back = new URL(request.url).searchParams.get('back')
  // The account's language applies unless another was chosen in this browser.
  const usesAccountLocale = locale && !chosenLocale(request.headers.get('Cookie'))
  return redirectWithCookies(relativePath(back, href('/dashboard')), [
    ...cookies,
    ...(usesAccountLocale ? [localeCookie(appUrl, locale)] : []),
  ])
}
