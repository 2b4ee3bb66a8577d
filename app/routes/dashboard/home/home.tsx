import { listRestaurants } from '#app/domain/restaurants/list-restaurants.ts'
import { listSetups } from '#app/domain/setup/list-setups.ts'
import { loadPage } from '#app/http/load-page.ts'
import { sessionOf } from '#app/middleware/owner.ts'
import { settingsContext } from '#app/middleware/settings.ts'
import { appHandle } from '#app/ui/app-handle.ts'
import { loadBilling } from '../billing/load-billing.ts'
import { toRestaurantView } from '../restaurants/restaurant-view.ts'
import type { Route } from './+types/home'
import { HomePage } from './home-page.tsx'
import { loadStatistics } from './load-statistics.server.ts'

export const handle = appHandle({ policy: { streamsData: true } })

export async function loader({ context }: Route.LoaderArgs) {
  const { appUrl, log } = context.get(settingsContext)
  return loadPage(async () => {
    const { owner } = sessionOf(context)
    const [restaurants, { billing }] = await Promise.all([
      listRestaurants(owner.id),
      loadBilling(owner.id, context),
    ])
    return {
      firstName: owner.firstName,
      restaurants: restaurants.map((restaurant) => toRestaurantView(restaurant, appUrl)),
      // If the subscription couldn't be loaded, a notice says so, and no step asks for one.
      setups: await listSetups(owner.id, billing ? undefined : true),
      billing,
      // Not awaited: the page is shown while they are loading.
      statistics: loadStatistics(owner.id, owner.timeZone, log),
    }
  })
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData} />
}
