import { redirect } from 'react-router'
import { confirmEmailChange } from '#app/auth/change-email.ts'
import { confirmEmail } from '#app/auth/confirm-email.ts'
import { findSession } from '#app/auth/find-session.ts'
import { Invalid } from '#app/domain/errors.ts'
import { loadPage } from '#app/http/page-loader.ts'
import { redirectWith } from '#app/http/redirect-with.ts'
import { callerOf } from '#app/middleware/caller.ts'
import type { Route } from './+types/callback'

/** Where the links of our letters lead. Each works once, so a mere look must not use it up. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const isLook =
    request.method === 'HEAD' || request.headers.get('Sec-Purpose')?.includes('prefetch')
  if (isLook) return new Response(null, { status: 204 })
  const caller = callerOf(request, context)
  const search = new URL(request.url).searchParams
  const hasSession = () => loadPage(async () => (await findSession(caller.headers)) !== undefined)
  try {
    const change = search.get('change')
    if (change === null) {
      return redirectWith('/dashboard', await confirmEmail(caller, search.get('confirm') ?? ''))
    }
    const cookie = await confirmEmailChange(caller, change)
    const page = (await hasSession()) ? '/dashboard/account' : '/auth/login'
    return redirectWith(`${page}?emailChanged`, [cookie])
  } catch (error) {
    if (!(error instanceof Invalid)) return loadPage(() => Promise.reject(error))
    return redirect((await hasSession()) ? '/dashboard/account?linkInvalid' : '/auth/confirm')
  }
}
