import { Outlet } from 'react-router'
import { appHandle } from '#app/ui/app-handle.ts'
import { CookieBanner } from '#app/ui/cookie-banner.tsx'
import { FontPreloads } from './font-preloads.tsx'

export const handle = appHandle({ isPublic: true })

/** The layout of the public pages. */
export default function PublicLayout() {
  return (
    <>
      <FontPreloads />
      <Outlet />
      <CookieBanner />
    </>
  )
}
