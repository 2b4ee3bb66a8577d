import { useMatches } from 'react-router'
import { isAppHandle } from './app-handle.ts'
import firstViewCss from './first-view.css?inline'
import pageCss from './page.css?inline'
import publicCss from './public.css?inline'

/** The inline style of plain pages. The Content-Security-Policy allows it by its hash. */
export function PageStyle() {
  const matches = useMatches()
  // Only the server renders it, so the build omits the CSS from the app's scripts.
  if (!import.meta.env.SSR) return null
  return <style dangerouslySetInnerHTML={{ __html: chooseStyle(matches) }} />
}

function chooseStyle(matches: ReturnType<typeof useMatches>): string {
  for (const { handle, loaderData } of matches) {
    if (!isAppHandle(handle)) continue
    if (handle.isPublic) return publicCss
    // Without its data, the route shows an error.
    if (handle.loadsStyleLater && loaderData !== undefined) return firstViewCss
  }
  return pageCss
}
