import { redirect } from 'react-router'
import { checkPassword } from '#app/auth/check-password.ts'
import { grantExport, isExportGranted } from '#app/auth/export-grant.ts'
import type { OpenSession } from '#app/auth/find-session.ts'
import { passwordOnlySchema } from '#app/domain/accounts/schemas.ts'
import { onForm } from '#app/handlers/form-action.ts'

/**
 * Handles the form `export`: checks the owner's password and returns the file's URL.
 * @param path the file's path, with its filters as the query
 */
export function exportForm({ id, owner }: OpenSession, path: string) {
  return onForm(passwordOnlySchema, async ({ password }) => {
    await checkPassword(owner, password, 'password')
    const separator = path.includes('?') ? '&' : '?'
    return { done: 'export', file: `${path}${separator}grant=${grantExport(id)}` }
  })
}

/** Redirects a request without a valid grant to the page that asks for the password. */
export function requireExportGrant(request: Request, { id }: OpenSession, page: string): void {
  const { searchParams } = new URL(request.url)
  const grant = searchParams.get('grant')
  if (isExportGranted(id, grant)) return
  searchParams.delete('grant')
  throw redirect(searchParams.size > 0 ? `${page}?${searchParams}` : page)
}
