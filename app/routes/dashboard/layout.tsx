import { BookOpenText, LayoutDashboard, MessagesSquare, Store, UserRound } from 'lucide-react'
import { href, Outlet } from 'react-router'
import { readableEmail } from '#app/domain/accounts/readable-email.server.ts'
import type { Member } from '#app/domain/actor.ts'
import { may, type Permission } from '#app/domain/permissions.ts'
import { useTranslate } from '#app/i18n/app.ts'
import { loadPage } from '#app/http/load-page.ts'
import { readSession, frameSessionOf } from '#app/middleware/owner.ts'
import { appHandle } from '#app/ui/app-handle.ts'
import { FormKeyContext } from '#app/ui/form-key.tsx'
import { DashboardFrame } from '#app/ui/dashboard-frame/index.tsx'
import type { NavigationItem } from '#app/ui/dashboard-frame/navigation.tsx'
import { TeamContext } from '#app/ui/team-forms.tsx'
import { RouteProblem } from '#app/ui/route-problem.tsx'
import type { Route } from './+types/layout'
import { UndoProvider } from './deleted/undo-provider.tsx'
import { SearchButton } from './search/search-button.tsx'

export const handle = appHandle({ isApp: true, breadcrumb: 'dashboard' })

export const middleware: Route.MiddlewareFunction[] = [readSession]

export async function loader({ context }: Route.LoaderArgs) {
  const { owner, member, teams } = await loadPage(async () => frameSessionOf(context))
  const { firstName, lastName, email } = owner
  return {
    owner: { firstName, lastName, email: readableEmail(email) },
    member: { role: member.role, restaurantIds: member.restaurantIds },
    teams: teams.map(({ ownerId, name, role }) => ({ ownerId, name, role })),
    formKey: crypto.randomUUID(),
  }
}

export default function DashboardLayout({ loaderData }: Route.ComponentProps) {
  return (
    <DashboardFrame
      owner={loaderData.owner}
      teams={loaderData.teams}
      {...useFrameLinks(loaderData.member)}
    >
      <TeamContext value={loaderData.teams[0]?.ownerId}>
        <FormKeyContext value={loaderData.formKey}>
          <UndoProvider>
            <Outlet />
          </UndoProvider>
        </FormKeyContext>
      </TeamContext>
    </DashboardFrame>
  )
}

/** Shows errors inside the dashboard's frame if the owner is loaded. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const links = useFrameLinks(loaderData?.member)
  const problem = <RouteProblem error={error} startPath={href('/dashboard')} />
  if (!loaderData) return <main className="mx-auto max-w-2xl px-4 py-16">{problem}</main>
  return (
    <DashboardFrame owner={loaderData.owner} teams={loaderData.teams} {...links}>
      {problem}
    </DashboardFrame>
  )
}

/** The links of the frame: those that the member may open. */
function useFrameLinks(member: Pick<Member, 'role' | 'restaurantIds'> | undefined) {
  const translate = useTranslate()
  const opens = (permission: Permission) => member !== undefined && may(member, permission)
  const navigation: NavigationItem[] = [
    ...(opens('seeConversations')
      ? [
          {
            to: href('/dashboard'),
            label: translate('dashboard'),
            icon: LayoutDashboard,
            end: true,
          },
        ]
      : []),
    { to: href('/dashboard/restaurants'), label: translate('restaurants'), icon: Store },
    ...(opens('editMenus')
      ? [{ to: href('/dashboard/menuList'), label: translate('menus'), icon: BookOpenText }]
      : []),
    ...(opens('seeConversations')
      ? [
          {
            to: href('/dashboard/conversations'),
            label: translate('conversations'),
            icon: MessagesSquare,
          },
        ]
      : []),
    { to: href('/dashboard/account'), label: translate('account'), icon: UserRound },
  ]
  return {
    navigation,
    search: <SearchButton />,
    quickTip: opens('addMenus')
      ? {
          addRestaurant: href('/dashboard/restaurants'),
          addMenu: href('/dashboard/menuList'),
          addMenuItems: href('/dashboard/menuList'),
        }
      : undefined,
  }
}
