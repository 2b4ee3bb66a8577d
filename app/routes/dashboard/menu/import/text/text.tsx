import { href, redirect } from 'react-router'
import { getText } from '#app/domain/menu-imports/text/get-text.ts'
import { previewText } from '#app/domain/menu-imports/text/preview-text.ts'
import { saveText } from '#app/domain/menu-imports/text/save-text.ts'
import { editAction, onForm, rawFormSchema } from '#app/handlers/form-action.ts'
import { pageHeaders } from '#app/http/page-headers.ts'
import { loadPage } from '#app/http/load-page.ts'
import { importsTranslator } from '#app/i18n/imports.ts'
import { assistantUpToDateContext } from '#app/middleware/assistant.ts'
import { localeContext } from '#app/middleware/locale.ts'
import { sessionOf } from '#app/middleware/owner.ts'
import { appHandle } from '#app/ui/app-handle.ts'
import { sendForm } from '#app/ui/send-form.ts'
import type { Route } from './+types/text'
import { emptyIfInvalid } from './empty-if-invalid.ts'
import { maxTextBytes } from './max-text-bytes.ts'
import { TextPage } from './text-page.tsx'

export const handle = appHandle({
  breadcrumb: ({ title }: Route.ComponentProps['loaderData']) => title,
  policy: { maxBodyBytes: maxTextBytes },
})

export async function loader({ params, context }: Route.LoaderArgs) {
  const { menuId, importId } = params
  const locale = context.get(localeContext)
  const { member } = sessionOf(context)
  return loadPage(async () => {
    const { menu, text, pictures } = await getText(member, menuId, importId)
    const preview = await previewText(member, menuId, importId, text, locale).catch(emptyIfInvalid)
    const title = importsTranslator(locale)('title')
    return { title, menuId: menu.id, importId, text, pictures, preview }
  })
}

export const headers = pageHeaders

export function action(route: Route.ActionArgs) {
  const { menuId, importId } = route.params
  return editAction(route, () => ({
    text: onForm(rawFormSchema, async ({ text = '' }) => {
      // The menu stays as it is.
      route.context.set(assistantUpToDateContext, true)
      await saveText(sessionOf(route.context).member, menuId, importId, text)
      throw redirect(
        href('/dashboard/menuList/menu/:menuId/import/:importId', { menuId, importId }),
      )
    }),
  }))
}

export function clientAction(route: Route.ClientActionArgs) {
  return sendForm(route)
}

export default function TextRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <TextPage key={loaderData.importId} {...loaderData} result={actionData} />
}
