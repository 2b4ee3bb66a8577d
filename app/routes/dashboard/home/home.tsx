import { href, redirect } from 'react-router'
import { dismissGap, restoreGap } from '#app/domain/conversations/dismiss-gap.ts'
import { listRestaurants } from '#app/domain/restaurants/list-restaurants.ts'
import { listSetups } from '#app/domain/setup/list-setups.ts'
import { loadPage } from '#app/http/load-page.ts'
import { pageHeaders } from '#app/http/page-headers.ts'
import { sessionOf } from '#app/middleware/owner.ts'
import { may } from '#app/domain/permissions.ts'
import { settingsContext } from '#app/middleware/settings.ts'
import { editAction, onForm, rawFormSchema } from '#app/handlers/form-action.ts'
import { appHandle } from '#app/ui/app-handle.ts'
import { loadBilling } from '../billing/load-billing.ts'
import { toRestaurantView } from '../restaurants/restaurant-view.ts'
import { sendForm } from '#app/ui/send-form.ts'
import type { Route } from './+types/home'
import { HomePage } from './home-page.tsx'
import { loadStatistics } from './load-statistics.server.ts'

export const handle = appHandle({ policy: { permission: 'see', streamsData: true } })

export async function loader({ context }: Route.LoaderArgs) {
  const { appUrl, log } = context.get(settingsContext)
  return loadPage(async () => {
    const { owner, member } = sessionOf(context)
    // The kitchen has no statistics to see.
    if (!may(member, 'seeConversations')) throw redirect(href('/dashboard/restaurants'))
    const edits = may(member, 'editMenus')
    const paid = may(member, 'manageBilling')
    const [restaurants, { billing }] = await Promise.all([
      listRestaurants(member),
      paid ? loadBilling(member, context) : { billing: undefined },
    ])
    return {
      edits,
      paid,
      firstName: owner.firstName,
      restaurants: restaurants.map((restaurant) => toRestaurantView(restaurant, appUrl)),
      // If the subscription couldn't be loaded, a notice says so, and no step asks for one.
      setups: edits ? await listSetups(member, billing ? undefined : true) : [],
      billing,
      // Not awaited: the page is shown while they are loading.
      statistics: loadStatistics(member, owner.timeZone, log),
    }
  })
}

export const headers = pageHeaders

export function action(route: Route.ActionArgs) {
  return editAction(route, () => {
    const { member } = sessionOf(route.context)
    return {
      dismissGap: onForm(rawFormSchema, async (form) => {
        await dismissGap(member, form)
        return { done: 'dismissGap' }
      }),
      restoreGap: onForm(rawFormSchema, async (form) => {
        await restoreGap(member, form)
        return { done: 'restoreGap' }
      }),
    }
  })
}

export function clientAction(route: Route.ClientActionArgs) {
  return sendForm(route)
}

export default function HomeRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <HomePage {...loaderData} result={actionData} />
}
