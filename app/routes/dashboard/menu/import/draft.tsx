import { href, replace } from 'react-router'
import { emptySchema } from '#app/domain/accounts/schemas.ts'
import { cancelImport } from '#app/domain/menu-imports/cancel-import.ts'
import { chooseColumns } from '#app/domain/menu-imports/choose-columns.ts'
import { getImport } from '#app/domain/menu-imports/get-import.ts'
import { publishImport } from '#app/domain/menu-imports/publish-import.ts'
import { saveRow } from '#app/domain/menu-imports/save-row.ts'
import { editAction, onForm, rawFormSchema } from '#app/handlers/form-action.ts'
import { flashCookie } from '#app/http/flash.ts'
import { pageHeaders } from '#app/http/page-headers.ts'
import { loadPage } from '#app/http/load-page.ts'
import { importsTranslator } from '#app/i18n/imports.ts'
import { assistantUpToDateContext } from '#app/middleware/assistant.ts'
import { localeContext } from '#app/middleware/locale.ts'
import { sessionOf } from '#app/middleware/owner.ts'
import { settingsContext } from '#app/middleware/settings.ts'
import { removeImportPictures } from '#app/services/images/import-pictures.server.ts'
import { removePictures } from '#app/services/images/remove-pictures.server.ts'
import { appHandle } from '#app/ui/app-handle.ts'
import { sendForm } from '#app/ui/send-form.ts'
import type { Route } from './+types/draft'
import { DraftPage } from './draft-page.tsx'
import { draftView } from './draft-view.ts'
import { columnField, deleteField } from './form-fields.ts'

export const handle = appHandle({
  breadcrumb: ({ title }: Route.ComponentProps['loaderData']) => title,
})

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { menuId, importId } = params
  const locale = context.get(localeContext)
  const from = Math.max(0, Math.trunc(Number(new URL(request.url).searchParams.get('from'))) || 0)
  const page = await loadPage(() =>
    getImport(sessionOf(context).member, menuId, importId, from, locale),
  )
  return { title: importsTranslator(locale)('title'), ...draftView(page, importId, locale) }
}

export const headers = pageHeaders

export function action(route: Route.ActionArgs) {
  const { menuId, importId } = route.params
  return editAction(route, () => {
    const { context } = route
    const { member } = sessionOf(context)
    // Only publishing changes the menu.
    const keepMenu = () => context.set(assistantUpToDateContext, true)
    return {
      row: onForm(rawFormSchema, async (form, { locale }) => {
        keepMenu()
        await saveRow(member, menuId, importId, form, locale)
        return { done: 'row', row: form['row'] ?? '' }
      }),
      columns: onForm(rawFormSchema, async (form) => {
        keepMenu()
        await chooseColumns(member, menuId, importId, rolesIn(form))
        return { done: 'columns' }
      }),
      cancel: onForm(emptySchema, async () => {
        keepMenu()
        await cancelImport(member, menuId, importId)
        const start = href('/dashboard/menuList/menu/:menuId/import', { menuId })
        // Back would lead to a draft that is gone.
        throw replace(`${start}?deleted=${importId}`)
      }),
      publish: onForm(rawFormSchema, async (form, { appUrl, locale }) => {
        const options = {
          acceptsDoubts: form['acceptsDoubts'] === 'on',
          acceptsCurrency: form['acceptsCurrency'] === 'on',
          keepsClaims: form['keepsClaims'] === 'on',
          deletes: deletesIn(form),
        }
        const { pictures, ...counts } = await publishImport(
          member,
          menuId,
          importId,
          options,
          locale,
        )
        const { log } = context.get(settingsContext)
        await removePictures(pictures, log)
        await removeImportPictures([importId]).catch((error: unknown) =>
          log.error({ error, importId }, 'pictures of an import remain until the next hour'),
        )
        const flash = flashCookie(appUrl, { kind: 'menuImported', ...counts })
        throw replace(href('/dashboard/menuList/menu/:menuId/itemList', { menuId }), {
          headers: { 'Set-Cookie': flash },
        })
      }),
    }
  })
}

type Fields = Readonly<Record<string, string>>

function rolesIn(form: Fields): string[] {
  const roles: string[] = []
  for (let column = 0; ; column++) {
    const role = form[columnField(column)]
    if (role === undefined) return roles
    roles.push(role)
  }
}

const deletesIn = (form: Fields): string[] =>
  Object.keys(form).flatMap((field) =>
    field.startsWith(deleteField('')) ? [field.slice(deleteField('').length)] : [],
  )

export function clientAction(route: Route.ClientActionArgs) {
  return sendForm(route)
}

export default function DraftRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <DraftPage key={loaderData.importId} {...loaderData} result={actionData} />
}
