import { addMenu } from '#app/domain/menus/add-menu.ts'
import { deleteMenu } from '#app/domain/menus/delete-menu.ts'
import { duplicateMenu } from '#app/domain/menus/duplicate-menu.ts'
import { listMenus } from '#app/domain/menus/list-menus.ts'
import { menuChoiceSchema, menuCopySchema, newMenuSchema } from '#app/domain/menus/schemas.ts'
import { weekText } from '#app/domain/hours/week-text.ts'
import { pageHeaders } from '#app/http/page-headers.ts'
import { editAction, onForm } from '#app/handlers/form-action.ts'
import { loadPage } from '#app/http/load-page.ts'
import { menusTranslator } from '#app/i18n/menus.ts'
import { localeContext } from '#app/middleware/locale.ts'
import { sessionOf } from '#app/middleware/owner.ts'
import { settingsContext } from '#app/middleware/settings.ts'
import { removePictures } from '#app/services/images/remove-pictures.server.ts'
import { appHandle } from '#app/ui/app-handle.ts'
import { sendForm } from '#app/ui/send-form.ts'
import type { Route } from './+types/menu-list'
import { MenuListPage } from './menu-list-page.tsx'
import { copyPictures } from './copy-pictures.server.ts'
import type { Member } from '#app/domain/actor.ts'

export const handle = appHandle({ policy: { permission: 'editMenus' }, breadcrumb: 'menus' })

export async function loader({ context }: Route.LoaderArgs) {
  const locale = context.get(localeContext)
  const menus = await loadPage(() => listMenus(sessionOf(context).member))
  return {
    menus: menus.map(({ id, name, currency, assistantId, service, shownBy }) => ({
      id,
      name,
      currency,
      assistantId,
      shownBy,
      hours: service && weekText(service.hours, locale, 'short'),
      isHiddenOtherwise: service?.outside === 'hidden',
    })),
  }
}

export const headers = pageHeaders

export function action(route: Route.ActionArgs) {
  const { log } = route.context.get(settingsContext)
  return editAction(route, () => formsOf(sessionOf(route.context).member, log))
}

function formsOf(member: Member, log: Parameters<typeof copyPictures>[2]) {
  return {
    add: onForm(newMenuSchema, async (form) => {
      await addMenu(member, form)
      return { done: 'add' }
    }),
    duplicate: onForm(menuCopySchema, async ({ menuId, key }, { locale }) => {
      const suffix = menusTranslator(locale)('copy_suffix')
      const { imageCopies } = await duplicateMenu(member, menuId, suffix, key)
      const failures = await copyPictures(member, imageCopies, log)
      return { done: failures > 0 ? 'duplicateWithoutPictures' : 'duplicate' }
    }),
    delete: onForm(menuChoiceSchema, async ({ menuId }) => {
      await removePictures(await deleteMenu(member, menuId), log)
      return { done: 'delete', deletedId: menuId }
    }),
  }
}

export function clientAction(route: Route.ClientActionArgs) {
  return sendForm(route)
}

export default function MenuListRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <MenuListPage menus={loaderData.menus} result={actionData} />
}
