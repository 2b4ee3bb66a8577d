import { redirect } from 'react-router'

/** Redirects and sets cookies. */
export function redirectWithCookies(path: string, cookies: readonly string[]): Response {
  return redirect(path, { headers: cookies.map((cookie) => ['Set-Cookie', cookie]) })
}
