import { data } from 'react-router'
import { clearFlashCookie, readFlash, type Flash } from './flash.ts'

/** Adds a flash message of these kinds to a page's data, and deletes it so that it shows once. */
export function withFlash<Data extends object>(
  { request, appUrl }: { request: Request; appUrl: string },
  kinds: readonly Flash['kind'][],
  pageData: Data,
) {
  const flash = readFlash(request, appUrl, ...kinds)?.kind
  const headers = flash && { 'Set-Cookie': clearFlashCookie(appUrl) }
  return data({ ...pageData, flash }, { headers })
}
