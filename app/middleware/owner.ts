import {
  createContext,
  redirect,
  type MiddlewareFunction,
  type RouterContextProvider,
} from 'react-router'
import { findSession, type OpenSession } from '#app/auth/find-session.ts'
import { SignedOut } from '#app/domain/errors.ts'
import { keepingOf, writtenCookie } from '#app/http/asked-ahead.ts'
import { loadPage } from '#app/http/page-loader.ts'
import { callerOf } from './caller.ts'
import { publicSampleOwner } from './sample.ts'
import { settingsContext } from './settings.ts'

/** What `sessionOf` gives or throws. */
const sessionContext = createContext<() => OpenSession>(() => {
  throw new SignedOut()
})

/**
 * Reads the session for the dashboard's pages. A page that is only read leads to the login
 * and back again. What writes goes on to its action, where `sessionOf` refuses it: so the
 * form comes back with what was typed.
 */
export const readSession: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const session = await findVisitor(request, context).catch((error: unknown) => {
    if (request.method === 'GET') return loadPage(() => Promise.reject(error))
    context.set(sessionContext, () => {
      throw error
    })
  })
  if (session) context.set(sessionContext, () => session)
  else if (request.method === 'GET') throw redirect(loginFor(request))
  const response = await next()
  response.headers.set('Cache-Control', keepingOf(request, response))
  // Not over a cookie that the route has set itself, as at the end of the session.
  if (response.headers.getSetCookie().length === 0) {
    for (const cookie of session?.cookies ?? []) response.headers.append('Set-Cookie', cookie)
  }
  if (request.method !== 'GET') {
    const { appUrl } = context.get(settingsContext)
    response.headers.append('Set-Cookie', writtenCookie(appUrl))
  }
  return response
}

/**
 * Who is signed in: no owner's verb can be called without.
 * @throws {SignedOut} or why it could not be read
 */
export function sessionOf(context: Readonly<RouterContextProvider>): OpenSession {
  return context.get(sessionContext)()
}

/** Leads who is signed in away from login and registration. */
export const refuseSignedIn: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const session = await loadPage(() => findVisitor(request, context))
  if (session) throw redirect('/dashboard')
  const response = await next()
  response.headers.set('Cache-Control', 'no-store')
  return response
}

/** The session of whoever looks at a page that everybody may see. */
export async function findVisitor(request: Request, context: Readonly<RouterContextProvider>) {
  const session = await findSession(callerOf(request, context).headers)
  // Another process, such as one of an older version, may still let the sample account in.
  const closed = publicSampleOwner(context.get(settingsContext).sample)
  return session?.owner.id === closed ? undefined : session
}

function loginFor(request: Request): string {
  const { pathname, searchParams } = new URL(request.url)
  // The page that is meant: React Router asks for its data under an address of its own, and a
  // file has no page to come back to.
  const page = pathname.replace(/\.data$/, '').replace(/\/export$/, '')
  searchParams.delete('_routes')
  const search = searchParams.size > 0 ? `?${searchParams}` : ''
  return `/auth/login?back=${encodeURIComponent(page + search)}`
}
