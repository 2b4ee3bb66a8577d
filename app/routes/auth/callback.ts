import { href, redirect } from 'react-router'
import type { Caller } from '#app/auth/caller.ts'
import { confirmEmailChange } from '#app/auth/change-email.ts'
import { confirmEmail } from '#app/auth/confirm-email.ts'
import { findSession } from '#app/auth/find-session.ts'
import { ConflictError, InvalidInputError } from '#app/domain/errors.ts'
import { flashCookie } from '#app/http/flash.ts'
import { loadPage } from '#app/http/load-page.ts'
import { redirectWithCookies } from '#app/http/redirect-with-cookies.ts'
import { callerOf } from '#app/middleware/caller.ts'
import type { Route } from './+types/callback'

/**
 * Confirms an email address when its owner follows the link in our email. A link works once, so
 * HEAD requests and prefetches, which nobody asked for, must not use it up.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const isPrefetch = request.headers.get('Sec-Purpose')?.includes('prefetch') ?? false
  if (request.method !== 'GET' || isPrefetch) return new Response(null, { status: 204 })
  const caller = callerOf(request, context)
  const search = new URL(request.url).searchParams
  const change = search.get('change')
  try {
    return change === null
      ? await confirmRegistration(caller, search.get('confirm') ?? '')
      : await confirmChange(caller, change)
  } catch (error) {
    const isTaken = error instanceof ConflictError
    if (!isTaken && !(error instanceof InvalidInputError)) {
      return loadPage(() => Promise.reject(error))
    }
    if (!(await isSignedIn(caller))) return redirect(href('/auth/confirm'))
    const flash = flashCookie(caller.appUrl, { kind: isTaken ? 'emailTaken' : 'linkInvalid' })
    return redirectWithCookies(href('/dashboard/account'), [flash])
  }
}

async function confirmRegistration(caller: Caller, token: string): Promise<Response> {
  // Keep an existing session: the link may have been sent by someone else.
  const hasSession = await isSignedIn(caller)
  const { next, cookies } = await confirmEmail(caller, token)
  if (hasSession) return redirect(href('/dashboard'))
  if (next === 'dashboard') return redirectWithCookies(href('/dashboard'), cookies)
  if (next === 'login-to-confirm') return redirect(`${href('/auth/login')}?confirm=${token}`)
  return redirectWithCookies(href('/auth/login'), [
    flashCookie(caller.appUrl, { kind: 'emailConfirmed' }),
  ])
}

async function confirmChange(caller: Caller, token: string): Promise<Response> {
  const cookie = await confirmEmailChange(caller, token)
  const page = (await isSignedIn(caller)) ? href('/dashboard/account') : href('/auth/login')
  return redirectWithCookies(page, [cookie, flashCookie(caller.appUrl, { kind: 'emailChanged' })])
}

async function isSignedIn({ headers }: Caller): Promise<boolean> {
  return (await loadPage(() => findSession(headers))) !== undefined
}
