import { Outlet } from 'react-router'
import { CookieBanner } from '#app/ui/cookie-banner.tsx'

/** Around the pages that are for everybody. */
export default function PublicLayout() {
  return (
    <>
      <Outlet />
      <CookieBanner />
    </>
  )
}
