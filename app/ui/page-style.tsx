import { useMatches } from 'react-router'
import { isAppHandle } from './app-handle.ts'
import pageCss from './page.css?inline'
import publicCss from './public.css?inline'

/** The inline style of plain pages. The Content-Security-Policy allows it by its hash. */
export function PageStyle() {
  const isPublic = useMatches().some(({ handle }) => isAppHandle(handle) && handle.isPublic)
  // Only the server renders it, so the build omits the CSS from the app's scripts.
  if (!import.meta.env.SSR) return null
  return <style dangerouslySetInnerHTML={{ __html: isPublic ? publicCss : pageCss }} />
}
