import { redirect } from 'react-router'

/** Leads on to another page of ours, and sets cookies on the way. */
export function redirectWith(path: string, cookies: readonly string[]): Response {
  return redirect(path, { headers: cookies.map((cookie) => ['Set-Cookie', cookie]) })
}
