import { href } from 'react-router'
import { menuLanguages } from '#app/domain/guest-menu/menu-language.ts'
import { may } from '#app/domain/permissions.ts'
import { listRestaurants } from '#app/domain/restaurants/list-restaurants.ts'
import { loadPage } from '#app/http/load-page.ts'
import { pageHeaders } from '#app/http/page-headers.ts'
import { sessionOf } from '#app/middleware/owner.ts'
import { settingsContext } from '#app/middleware/settings.ts'
import { appHandle } from '#app/ui/app-handle.ts'
import type { Route } from './+types/developers'
import type { DevelopersData } from './developers-data.ts'
import { DevelopersPage } from './developers-page.tsx'

export const handle = appHandle({
  policy: { permission: 'see' },
  parent: { path: href('/dashboard/account'), breadcrumb: 'account' },
  breadcrumb: 'developers',
})

export function loader({ context }: Route.LoaderArgs) {
  return loadPage(async (): Promise<DevelopersData> => {
    const { member } = sessionOf(context)
    const restaurants = await listRestaurants(member)
    return {
      restaurants: restaurants.map(({ id, name, slug }) => ({ id, name, address: slug ?? id })),
      languages: menuLanguages,
      appUrl: context.get(settingsContext).appUrl,
      mayManageTokens: may(member, 'manageTokens'),
      mayManageWebhooks: may(member, 'manageWebhooks'),
    }
  })
}

export const headers = pageHeaders

export default function DevelopersRoute({ loaderData }: Route.ComponentProps) {
  return <DevelopersPage {...loaderData} />
}
