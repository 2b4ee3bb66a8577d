import { data } from 'react-router'
import { endedFlash, readFlash, type Flash } from './flash.ts'

/** A page's data with the news of these kinds, which is told once and then forgotten. */
export function withNews<Data extends object>(
  { request, appUrl }: { request: Request; appUrl: string },
  kinds: readonly Flash['kind'][],
  pageData: Data,
) {
  const news = readFlash(request, appUrl, ...kinds)?.kind
  const headers = news && { 'Set-Cookie': endedFlash(appUrl) }
  return data({ ...pageData, news }, { headers })
}
