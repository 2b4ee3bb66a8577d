import { useMatches } from 'react-router'
import { isAppHandle } from './app-handle.ts'
import pageCss from './page.css?inline'
import publicCss from './public.css?inline'

/** The inline style; the Content-Security-Policy knows it by its hash, so not a byte may differ. */
export function PageStyle() {
  const isPublic = useMatches().some(({ handle }) => isAppHandle(handle) && handle.isPublic)
  // No browser renders it, so the build leaves its text out of the app's scripts.
  if (!import.meta.env.SSR) return null
  return <style dangerouslySetInnerHTML={{ __html: isPublic ? publicCss : pageCss }} />
}
