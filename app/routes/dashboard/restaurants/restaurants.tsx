import { listDeleted } from '#app/domain/deleted/list-deleted.ts'
import { addRestaurant } from '#app/domain/restaurants/add-restaurant.ts'
import { listRestaurants } from '#app/domain/restaurants/list-restaurants.ts'
import { pageHeaders } from '#app/http/page-headers.ts'
import { rawFormSchema, editAction, onForm } from '#app/handlers/form-action.ts'
import { loadPage } from '#app/http/load-page.ts'
import { sessionOf } from '#app/middleware/owner.ts'
import { may } from '#app/domain/permissions.ts'
import { settingsContext } from '#app/middleware/settings.ts'
import { appHandle } from '#app/ui/app-handle.ts'
import { sendForm } from '#app/ui/send-form.ts'
import type { Route } from './+types/restaurants'
import { RestaurantsPage } from './restaurants-page.tsx'
import { toRestaurantView } from './restaurant-view.ts'
import type { Member } from '#app/domain/actor.ts'

export const handle = appHandle({ policy: { permission: 'see' }, breadcrumb: 'restaurants' })

export async function loader({ request, context }: Route.LoaderArgs) {
  const { appUrl } = context.get(settingsContext)
  const search = new URL(request.url).searchParams
  const { member, restaurants, deleted } = await loadPage(async () => {
    const session = sessionOf(context)
    return {
      member: session.member,
      restaurants: await listRestaurants(session.member),
      deleted: await findDeleted(session.member, search.get('deleted')),
    }
  })
  return {
    edits: may(member, 'editMenus'),
    adds: may(member, 'addMenus'),
    statesFacts: may(member, 'stateFacts'),
    restaurants: restaurants.map((restaurant) => toRestaurantView(restaurant, appUrl)),
    isAdding: search.has('add'),
    deleted,
  }
}

/** Finds a restaurant that was just deleted, unless it has been restored. */
async function findDeleted(member: Member, id: string | null) {
  if (id === null || !may(member, 'editMenus')) return undefined
  const { items } = await listDeleted(member)
  return items.find((item) => item.kind === 'restaurant' && item.id === id.toLowerCase())
}

export const headers = pageHeaders

export function action(route: Route.ActionArgs) {
  return editAction(route, () => {
    const { member } = sessionOf(route.context)
    return {
      add: onForm(rawFormSchema, async (form) => {
        await addRestaurant(member, form)
        return { done: 'add' }
      }),
    }
  })
}

export function clientAction(route: Route.ClientActionArgs) {
  return sendForm(route)
}

export default function RestaurantsRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <RestaurantsPage {...loaderData} result={actionData} />
}
