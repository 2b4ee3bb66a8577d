import { href, Outlet } from 'react-router'
import { redirectSignedIn } from '#app/middleware/owner.ts'
import { appHandle } from '#app/ui/app-handle.ts'
import { AuthFrame } from '#app/ui/auth-frame.tsx'
import { CookieBanner } from '#app/ui/cookie-banner.tsx'
import { RouteProblem } from '#app/ui/route-problem.tsx'
import type { Route } from './+types/layout'

export const handle = appHandle({ isApp: true })

export const middleware: Route.MiddlewareFunction[] = [redirectSignedIn]

export default function AuthLayout() {
  return (
    <>
      <AuthFrame>
        <Outlet />
      </AuthFrame>
      <CookieBanner />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <AuthFrame>
      <RouteProblem error={error} startPath={href('/auth/login')} />
    </AuthFrame>
  )
}
