import { addCategory } from '#app/domain/categories/add-category.ts'
import { deleteCategory } from '#app/domain/categories/delete-category.ts'
import { listCategories } from '#app/domain/categories/list-categories.ts'
import {
  categoryIdSchema,
  categoryEditSchema,
  newCategorySchema,
} from '#app/domain/categories/schemas.ts'
import { updateCategory } from '#app/domain/categories/update-category.ts'
import { getMenu } from '#app/domain/menus/get-menu.ts'
import { weekText } from '#app/domain/hours/week-text.ts'
import { pageHeaders } from '#app/http/page-headers.ts'
import { editAction, onForm } from '#app/handlers/form-action.ts'
import { loadPage } from '#app/http/load-page.ts'
import { menusTranslator } from '#app/i18n/menus.ts'
import { localeContext } from '#app/middleware/locale.ts'
import { sessionOf } from '#app/middleware/owner.ts'
import { appHandle } from '#app/ui/app-handle.ts'
import { sendForm } from '#app/ui/send-form.ts'
import type { Route } from './+types/category'
import { loadGuestPage } from '../../preview/load-guest-page.server.ts'
import { CategoryPage } from './category-page.tsx'
import { serviceTexts } from './service-texts.ts'
import type { Member } from '#app/domain/actor.ts'

export const handle = appHandle({
  breadcrumb: ({ title }: Route.ComponentProps['loaderData']) => title,
})

export async function loader({ context, params }: Route.LoaderArgs) {
  const locale = context.get(localeContext)
  const { owner, member } = await loadPage(async () => sessionOf(context))
  const [menu, categories, guestPage] = await loadPage(() =>
    Promise.all([
      getMenu(member, params.menuId),
      listCategories(member, params.menuId),
      loadGuestPage(member, params.menuId),
    ]),
  )
  return {
    title: menusTranslator(locale)('categories'),
    menu: { id: menu.id, name: menu.name },
    guestPage,
    timeZone: owner.timeZone,
    categories: categories.map(({ id, name, parentId, service, updatedAt }) => ({
      id,
      name,
      parentId,
      service: serviceTexts(service),
      hours: service && weekText(service.hours, locale, 'short'),
      updatedAt: updatedAt.toISOString(),
    })),
  }
}

export const headers = pageHeaders

export function action(route: Route.ActionArgs) {
  const { menuId } = route.params
  return editAction(route, () => formsOf(sessionOf(route.context).member, menuId))
}

function formsOf(member: Member, menuId: string) {
  return {
    add: onForm(newCategorySchema, async (form) => {
      await addCategory(member, menuId, form)
      return { done: 'add' }
    }),
    update: onForm(categoryEditSchema, async ({ categoryId, ...form }) => {
      await updateCategory(member, menuId, categoryId, form)
      return { done: 'update' }
    }),
    delete: onForm(categoryIdSchema, async ({ categoryId }) => {
      await deleteCategory(member, menuId, categoryId)
      return { done: 'delete', deletedId: categoryId }
    }),
  }
}

export function clientAction(route: Route.ClientActionArgs) {
  return sendForm(route)
}

export default function CategoryRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <CategoryPage key={loaderData.menu.id} {...loaderData} saved={loaderData} result={actionData} />
  )
}
