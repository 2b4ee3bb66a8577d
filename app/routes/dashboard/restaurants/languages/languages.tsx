import { href } from 'react-router'
import { z } from 'zod'
import { chooseMenuLanguage } from '#app/domain/translations/choose-menu-language.ts'
import { listLanguages } from '#app/domain/translations/list-languages.ts'
import { setLanguageLive } from '#app/domain/translations/set-language-live.ts'
import { editAction, onForm, rawFormSchema } from '#app/handlers/form-action.ts'
import { pageHeaders } from '#app/http/page-headers.ts'
import { loadPage } from '#app/http/load-page.ts'
import { sessionOf } from '#app/middleware/owner.ts'
import { appHandle } from '#app/ui/app-handle.ts'
import { sendForm } from '#app/ui/send-form.ts'
import type { Route } from './+types/languages'
import { LanguagesPage } from './languages-page.tsx'

export const handle = appHandle({
  policy: { permission: 'editMenus' },
  parent: { path: href('/dashboard/restaurants'), breadcrumb: 'restaurants' },
  breadcrumb: ({ restaurant }: Route.ComponentProps['loaderData']) => restaurant.name,
})

export function loader({ params, context }: Route.LoaderArgs) {
  return loadPage(async () => {
    const { member } = sessionOf(context)
    const { restaurant, ...listed } = await listLanguages(member, params.restaurantId)
    const { id, name, slug } = restaurant
    return { restaurant: { id, name, path: `/${slug ?? id}` }, ...listed }
  })
}

export const headers = pageHeaders

const liveForm = z.object({ language: z.string('choose_language'), isLive: z.string().optional() })

export function action(route: Route.ActionArgs) {
  const { restaurantId } = route.params
  return editAction(route, () => {
    const { member } = sessionOf(route.context)
    return {
      original: onForm(rawFormSchema, async (form) => {
        await chooseMenuLanguage(member, restaurantId, form)
        return { done: 'original' }
      }),
      live: onForm(liveForm, async ({ language, isLive }) => {
        await setLanguageLive(member, restaurantId, language, isLive === 'on')
        return { done: 'live' }
      }),
    }
  })
}

export function clientAction(route: Route.ClientActionArgs) {
  return sendForm(route)
}

export default function LanguagesRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <LanguagesPage key={loaderData.restaurant.id} {...loaderData} result={actionData} />
}
