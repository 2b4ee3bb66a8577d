import {
  href,
  createContext,
  redirect,
  type MiddlewareFunction,
  type RouterContextProvider,
} from 'react-router'
import { findRemoval } from '#app/auth/find-removal.ts'
import { findSession, type OpenSession } from '#app/auth/find-session.ts'
import { SignedOutError } from '#app/domain/errors.ts'
import { assertMay, type Permission } from '#app/domain/permissions.ts'
import {
  assertSecondFactor,
  hasSecondFactor,
  mustHaveSecondFactor,
} from '#app/domain/second-factor/factor-state.ts'
import { cacheControl, lastWriteCookie } from '#app/http/prefetch-caching.ts'
import { loadPage } from '#app/http/load-page.ts'
import { callerOf } from './caller.ts'
import { publicSampleOwner } from './sample.ts'
import { settingsContext } from './settings.ts'

/** What the route requires of a member. */
export const permissionContext = createContext<Permission>('ownEverything')

/** Returns the session for `sessionOf`, or throws its error. */
const sessionContext = createContext<() => OpenSession>(() => {
  throw new SignedOutError()
})

/**
 * Reads the session for the dashboard's pages. Without a session, a GET redirects to the login,
 * which leads back to the page. Any other method continues to its action, where `sessionOf`
 * throws, so that the form is rendered again with its input.
 */
export const readSession: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const session = await requireOwnerSession(request, context).catch((error: unknown) => {
    if (request.method === 'GET') {
      if (error instanceof SignedOutError) throw redirect(loginUrl(request, error))
      return loadPage(() => Promise.reject(error))
    }
    context.set(sessionContext, () => {
      throw error
    })
  })
  if (session && lacksFactor(session) && !isAboutFactor(request)) {
    if (request.method === 'GET') throw redirect(href('/dashboard/account/secondFactor'))
    context.set(sessionContext, () => {
      assertSecondFactor(session.factors)
      return session
    })
  } else if (session) context.set(sessionContext, () => session)
  const response = await next()
  response.headers.set('Cache-Control', cacheControl(request, response))
  // Don't override the route's own cookies, for instance if it ended the session.
  if (response.headers.getSetCookie().length === 0) {
    for (const cookie of session?.cookies ?? []) response.headers.append('Set-Cookie', cookie)
  }
  if (request.method !== 'GET') {
    const { appUrl } = context.get(settingsContext)
    response.headers.append('Set-Cookie', lastWriteCookie(appUrl))
  }
  return response
}

/**
 * Returns the session of a member who may open the route.
 * @throws {SignedOutError} or the error that occurred when the session was read
 * @throws {ForbiddenError}
 */
export function sessionOf(context: Readonly<RouterContextProvider>): OpenSession {
  const session = frameSessionOf(context)
  assertMay(session.member, context.get(permissionContext))
  return session
}

/**
 * Returns the session for the frame around the pages, which every member sees.
 * @throws {SignedOutError} or the error that occurred when the session was read
 */
export function frameSessionOf(context: Readonly<RouterContextProvider>): OpenSession {
  return context.get(sessionContext)()
}

/** Redirects signed-in owners from login and registration to the dashboard. */
export const redirectSignedIn: MiddlewareFunction<Response> = async (
  { request, context },
  next,
) => {
  const session = await loadPage(() => findOwnerSession(request, context))
  if (session) throw redirect(href('/dashboard'))
  const response = await next()
  response.headers.set('Cache-Control', 'no-store')
  return response
}

/** Finds the visitor's session, if there is one; a session of the public sample account doesn't count. */
export async function findOwnerSession(request: Request, context: Readonly<RouterContextProvider>) {
  const session = await findSession(callerOf(request, context).headers)
  // Another process, such as one of an older version, may still sign the sample account in.
  const sampleOwner = publicSampleOwner(context.get(settingsContext).sample)
  return session?.owner.id === sampleOwner ? undefined : session
}

/** @throws {SignedOutError} */
async function requireOwnerSession(request: Request, context: Readonly<RouterContextProvider>) {
  const session = await findOwnerSession(request, context)
  if (session) return session
  throw new SignedOutError(await findRemoval(callerOf(request, context).headers))
}

/** Whether a session opens nothing but the page where a second factor is set up. */
const lacksFactor = ({ factors }: OpenSession): boolean =>
  mustHaveSecondFactor(factors) && !hasSecondFactor(factors)

function isAboutFactor({ url }: Request): boolean {
  const path = new URL(url).pathname.replace(/\.data$/, '')
  return (
    path === href('/dashboard/account/secondFactor') || path === href('/dashboard/account/passkey')
  )
}

function loginUrl(request: Request, { removedFrom }: SignedOutError): string {
  // The page was the team's.
  if (removedFrom !== undefined) return href('/auth/login')
  const { pathname, searchParams } = new URL(request.url)
  // Return to the page: React Router fetches page data from `.data`, and an export is a download.
  const page = pathname.replace(/\.data$/, '').replace(/\/export$/, '')
  searchParams.delete('_routes')
  const search = searchParams.size > 0 ? `?${searchParams}` : ''
  return `${href('/auth/login')}?back=${encodeURIComponent(page + search)}`
}
