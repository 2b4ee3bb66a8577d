import { href } from 'react-router'
import { getLawCheck } from '#app/domain/law/get-law-check.ts'
import { saveLawRegions } from '#app/domain/law/save-law-regions.ts'
import { editAction, onForm, rawFormSchema } from '#app/handlers/form-action.ts'
import { pageHeaders } from '#app/http/page-headers.ts'
import { loadPage } from '#app/http/load-page.ts'
import { localeContext } from '#app/middleware/locale.ts'
import { sessionOf } from '#app/middleware/owner.ts'
import { appHandle } from '#app/ui/app-handle.ts'
import { sendForm } from '#app/ui/send-form.ts'
import type { Route } from './+types/law'
import { wholeRuleParam } from './whole-rule.ts'
import { LawPage } from './law-page.tsx'
import { describeLawCheck } from './law-view.server.ts'

export const handle = appHandle({
  policy: { permission: 'editMenus' },
  parent: { path: href('/dashboard/restaurants'), breadcrumb: 'restaurants' },
  breadcrumb: ({ restaurant }: Route.ComponentProps['loaderData']) => restaurant.name,
})

export function loader({ request, params, context }: Route.LoaderArgs) {
  return loadPage(async () => {
    const check = await getLawCheck(sessionOf(context).member, params.restaurantId)
    const shownWhole = new URL(request.url).searchParams.get(wholeRuleParam)
    return describeLawCheck(check, context.get(localeContext), shownWhole)
  })
}

export const headers = pageHeaders

export function action(route: Route.ActionArgs) {
  return editAction(route, () => ({
    regions: onForm(rawFormSchema, async (form) => {
      const { member } = sessionOf(route.context)
      await saveLawRegions(member, route.params.restaurantId, form)
      return { done: 'regions' }
    }),
  }))
}

export function clientAction(route: Route.ClientActionArgs) {
  return sendForm(route)
}

export default function LawRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <LawPage key={loaderData.restaurant.id} {...loaderData} result={actionData} />
}
