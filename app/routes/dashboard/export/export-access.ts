import { href, redirect } from 'react-router'
import type { OpenSession } from '#app/auth/find-session.ts'
import { isConfirmed } from '#app/auth/second-factor/confirm.ts'
import { emptySchema } from '#app/domain/accounts/schemas.ts'
import { hasSecondFactor } from '#app/domain/second-factor/factor-state.ts'
import { confirmed } from '#app/handlers/confirmed-form.ts'
import { onForm } from '#app/handlers/form-action.ts'

/**
 * Handles the form `export`: the owner confirms who they are, and gets the file's URL.
 * @param path the file's path, with its filters as the query
 */
export function exportForm(session: OpenSession, path: string) {
  return confirmed(
    session,
    onForm(emptySchema, async () => ({ done: 'export', file: path })),
  )
}

/**
 * Redirects a request for a file of a menu or of translations, which guests can read anyway, to the page
 * that asks for the second factor: only if the account has one, and hasn't just confirmed it.
 */
export function requireFactorIfAny(request: Request, session: OpenSession): void {
  if (!hasSecondFactor(session.factors) || isConfirmed(session)) return
  const { pathname } = new URL(request.url)
  throw redirect(`${href('/dashboard/download')}?${new URLSearchParams({ file: pathname })}`)
}

/** Redirects a request to the page with the form, unless the owner has just confirmed who they are. */
export function requireConfirmation(request: Request, session: OpenSession, page: string): void {
  if (isConfirmed(session)) return
  const { search } = new URL(request.url)
  throw redirect(`${page}${search}`)
}
