import { getGuestPage } from '#app/domain/menus/get-guest-page.ts'
import { loadPage } from '#app/http/page-loader.ts'
import { guestTranslator } from '#app/i18n/guest.ts'
import { localeContext } from '#app/middleware/locale.ts'
import { settingsContext } from '#app/middleware/settings.ts'
import type { Route } from './+types/menu'
import { GuestPage } from './guest-page.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  const page = await loadPage(() => getGuestPage(params.restaurant))
  const { restaurant, menu, chat, chatStartWarning } = page
  return {
    locale: context.get(localeContext),
    script: context.get(settingsContext).guestScript,
    address: `/${params.restaurant}`,
    chat,
    chatStartWarning,
    restaurant: {
      id: restaurant.id,
      name: restaurant.name,
      location: restaurant.location,
      logoUrl: restaurant.logoUrl,
    },
    menu: menu && {
      currency: menu.menu.currency,
      categories: menu.categories,
      uncategorised: menu.uncategorised,
    },
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const translate = guestTranslator(loaderData.locale)
  const { name } = loaderData.restaurant
  return [
    { title: translate('title', { name }) },
    { name: 'description', content: translate('description', { name }) },
  ]
}

export default function MenuRoute({ loaderData }: Route.ComponentProps) {
  return <GuestPage {...loaderData} />
}
