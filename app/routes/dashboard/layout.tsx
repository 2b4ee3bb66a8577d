import { BookOpenText, LayoutDashboard, MessagesSquare, Store, UserRound } from 'lucide-react'
import { href, Outlet } from 'react-router'
import { readableEmail } from '#app/domain/accounts/readable-email.server.ts'
import { useTranslate } from '#app/i18n/app.ts'
import { loadPage } from '#app/http/load-page.ts'
import { readSession, sessionOf } from '#app/middleware/owner.ts'
import { appHandle } from '#app/ui/app-handle.ts'
import { FormKeyContext } from '#app/ui/form-key.tsx'
import { DashboardFrame } from '#app/ui/dashboard-frame/index.tsx'
import type { NavigationItem } from '#app/ui/dashboard-frame/navigation.tsx'
import { RouteProblem } from '#app/ui/route-problem.tsx'
import type { Route } from './+types/layout'
import { UndoProvider } from './deleted/undo-provider.tsx'

export const handle = appHandle({ isApp: true, breadcrumb: 'dashboard' })

export const middleware: Route.MiddlewareFunction[] = [readSession]

export async function loader({ context }: Route.LoaderArgs) {
  const { firstName, lastName, email } = await loadPage(async () => sessionOf(context).owner)
  return {
    owner: { firstName, lastName, email: readableEmail(email) },
    formKey: crypto.randomUUID(),
  }
}

export default function DashboardLayout({ loaderData }: Route.ComponentProps) {
  return (
    <DashboardFrame owner={loaderData.owner} {...useFrameLinks()}>
      <FormKeyContext value={loaderData.formKey}>
        <UndoProvider>
          <Outlet />
        </UndoProvider>
      </FormKeyContext>
    </DashboardFrame>
  )
}

/** Shows errors inside the dashboard's frame if the owner is loaded. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const links = useFrameLinks()
  const problem = <RouteProblem error={error} startPath={href('/dashboard')} />
  if (!loaderData) return <main className="mx-auto max-w-2xl px-4 py-16">{problem}</main>
  return (
    <DashboardFrame owner={loaderData.owner} {...links}>
      {problem}
    </DashboardFrame>
  )
}

function useFrameLinks() {
  const translate = useTranslate()
  const navigation: NavigationItem[] = [
    { to: href('/dashboard'), label: translate('dashboard'), icon: LayoutDashboard, end: true },
    { to: href('/dashboard/restaurants'), label: translate('restaurants'), icon: Store },
    { to: href('/dashboard/menuList'), label: translate('menus'), icon: BookOpenText },
    {
      to: href('/dashboard/conversations'),
      label: translate('conversations'),
      icon: MessagesSquare,
    },
    { to: href('/dashboard/account'), label: translate('account'), icon: UserRound },
  ]
  return {
    navigation,
    quickTip: {
      addRestaurant: href('/dashboard/restaurants'),
      addMenu: href('/dashboard/menuList'),
      addMenuItems: href('/dashboard/menuList'),
    },
  }
}
