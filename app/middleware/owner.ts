import {
  createContext,
  redirect,
  type MiddlewareFunction,
  type RouterContextProvider,
} from 'react-router'
import { findSession, type OpenSession } from '#app/auth/find-session.ts'
import { SignedOut } from '#app/domain/errors.ts'
import { loadPage } from '#app/http/page-loader.ts'
import { callerOf } from './caller.ts'

const sessionContext = createContext<OpenSession | undefined>(undefined)

/**
 * Reads the session for the dashboard's pages. A page that is only read leads to the login
 * and back again. What writes goes on to its action, where `sessionOf` refuses it: so the
 * form comes back with what was typed.
 */
export const readSession: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const session = await loadPage(() => findSession(callerOf(request, context).headers))
  if (!session && request.method === 'GET') throw redirect(loginFor(request))
  context.set(sessionContext, session)
  const response = await next()
  response.headers.set('Cache-Control', 'no-store')
  // Not over a cookie that the route has set itself, as at the end of the session.
  if (response.headers.getSetCookie().length === 0) {
    for (const cookie of session?.cookies ?? []) response.headers.append('Set-Cookie', cookie)
  }
  return response
}

/**
 * Who is signed in: no owner's verb can be called without.
 * @throws {SignedOut}
 */
export function sessionOf(context: Readonly<RouterContextProvider>): OpenSession {
  const session = context.get(sessionContext)
  if (!session) throw new SignedOut()
  return session
}

/** Leads who is signed in away from login and registration. */
export const refuseSignedIn: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const session = await loadPage(() => findSession(callerOf(request, context).headers))
  if (session) throw redirect('/dashboard')
  return next()
}

function loginFor(request: Request): string {
  const { pathname, search } = new URL(request.url)
  return `/auth/login?back=${encodeURIComponent(pathname + search)}`
}
