import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { listCategories } from '#app/domain/categories/list-categories.ts'
import { listDishes } from '#app/domain/dishes/list-dishes.ts'
import { getMenu } from '#app/domain/menus/get-menu.ts'
import { answerHeaders } from '#app/http/answer-headers.ts'
import { formAction } from '#app/http/form-action.ts'
import { loadPage } from '#app/http/page-loader.ts'
import { sessionOf } from '#app/middleware/owner.ts'
import { appHandle } from '#app/ui/app-handle.ts'
import { sendForm } from '#app/ui/send-form.ts'
import type { Route } from './+types/dishes'
import { dishForms } from './dish-forms.ts'
import { asDishRow } from './dish-row.ts'
import { DishesPage } from './dishes-page.tsx'

export const handle = appHandle({ breadcrumb: 'menuItems' })

export async function loader({ params: { menuId }, context }: Route.LoaderArgs) {
  return loadPage(async () => {
    const { owner } = sessionOf(context)
    const [menu, categories, dishes] = await Promise.all([
      getMenu(owner.id, menuId),
      listCategories(owner.id, menuId),
      listDishes(owner.id, menuId),
    ])
    return {
      menu: { id: menu.id, name: menu.name, currency: menu.currency },
      categories: categories.map(({ id, name, parentId }) => ({ id, name, parentId })),
      dishes: dishes.map(asDishRow),
    }
  })
}

/** A panel that opens or closes needs nothing new: it shows what the list has. */
export function shouldRevalidate(route: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = route
  const isSearchAlone =
    currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  return isSearchAlone && formMethod === undefined ? false : defaultShouldRevalidate
}

export const headers = answerHeaders

export function action(route: Route.ActionArgs) {
  return formAction(route, () => dishForms(sessionOf(route.context), route.params.menuId))
}

export function clientAction(route: Route.ClientActionArgs) {
  return sendForm(route)
}

export default function DishesRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <DishesPage {...loaderData} result={actionData} />
}
