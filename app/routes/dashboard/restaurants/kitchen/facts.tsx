import { href } from 'react-router'
import { getKitchenDish } from '#app/domain/kitchen/get-kitchen-dish.ts'
import { stateFacts } from '#app/domain/kitchen/state-facts.ts'
import { editAction, onForm, rawFormSchema } from '#app/handlers/form-action.ts'
import { loadPage } from '#app/http/load-page.ts'
import { pageHeaders } from '#app/http/page-headers.ts'
import { sessionOf } from '#app/middleware/owner.ts'
import { appHandle } from '#app/ui/app-handle.ts'
import { sendForm } from '#app/ui/send-form.ts'
import type { Route } from './+types/facts'
import { FactsPage } from './facts-page.tsx'

export const handle = appHandle({
  policy: { permission: 'stateFacts' },
  parent: { path: href('/dashboard/restaurants'), breadcrumb: 'restaurants' },
  breadcrumb: ({ dish }: Route.ComponentProps['loaderData']) => dish.name,
})

export function loader({ params, context }: Route.LoaderArgs) {
  return loadPage(async () => {
    const { member, owner } = sessionOf(context)
    const { dish, facts, restaurant } = await getKitchenDish(member, params)
    const { id, name, description, ingredients, updatedAt } = dish
    return {
      dish: { id, name, description, ingredients, updatedAt },
      facts,
      restaurant,
      timeZone: owner.timeZone,
    }
  })
}

export const headers = pageHeaders

export function action(route: Route.ActionArgs) {
  return editAction(route, () => ({
    facts: onForm(rawFormSchema, async (form) => {
      await stateFacts(sessionOf(route.context).member, route.params, form)
      return { done: 'facts' }
    }),
  }))
}

export function clientAction(route: Route.ClientActionArgs) {
  return sendForm(route)
}

export default function FactsRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <FactsPage key={loaderData.dish.id} {...loaderData} result={actionData} />
}
