import { href, redirect } from 'react-router'
import { InvalidInputError } from '#app/domain/errors.ts'
import { cancelImport } from '#app/domain/menu-imports/cancel-import.ts'
import { readPasted } from '#app/domain/menu-imports/files/read-file.ts'
import { listImports } from '#app/domain/menu-imports/list-imports.ts'
import { startImport } from '#app/domain/menu-imports/start-import.ts'
import { editAction, onUpload, rawFormSchema } from '#app/handlers/form-action.ts'
import { pageHeaders } from '#app/http/page-headers.ts'
import { loadPage } from '#app/http/page-loader.ts'
import { invalidField } from '#app/domain/parse-input.ts'
import { importsTranslator } from '#app/i18n/imports.ts'
import { assistantUpToDateContext } from '#app/middleware/assistant.ts'
import { localeContext } from '#app/middleware/locale.ts'
import { sessionOf } from '#app/middleware/owner.ts'
import { putImportPictures } from '#app/services/images/import-pictures.server.ts'
import { readMenuFile } from '#app/services/menu-files/read-menu-file.server.ts'
import type { ReadPictures } from '#app/services/menu-files/read-pictures.server.ts'
import { trackReading } from '#app/services/menu-files/reading-progress.server.ts'
import { appHandle } from '#app/ui/app-handle.ts'
import { sendForm } from '#app/ui/send-form.ts'
import type { Route } from './+types/start'
import { StartPage } from './start-page.tsx'

export const handle = appHandle({
  breadcrumb: ({ title }: Route.ComponentProps['loaderData']) => title,
})

export async function loader({ params, context }: Route.LoaderArgs) {
  const locale = context.get(localeContext)
  const { menu, imports } = await loadPage(() =>
    listImports(sessionOf(context).owner.id, params.menuId),
  )
  const dates = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' })
  return {
    title: importsTranslator(locale)('title'),
    menu: { id: menu.id, name: menu.name },
    drafts: imports
      .filter(({ state }) => state === 'draft')
      .map(({ id, fileName, dishes, createdAt }) => ({
        id,
        fileName,
        dishes,
        date: dates.format(createdAt),
      })),
  }
}

export const headers = pageHeaders

export function action(route: Route.ActionArgs) {
  const { menuId } = route.params
  return editAction(route, () => ({
    import: onUpload(rawFormSchema, async ({ text = '' }, bytes, _, fileName) => {
      // The menu stays as it is.
      route.context.set(assistantUpToDateContext, true)
      const ownerId = sessionOf(route.context).owner.id
      const { source, pictures } = await readSent(ownerId, { text, bytes }, route.request.signal)
      const file = { fileName: bytes.length > 0 ? fileName : '', source }
      const importId = await startImport(ownerId, menuId, file).catch((error: unknown) => {
        throw pictures.length > 0 ? aboutPicture(error) : error
      })
      await putImportPictures(importId, pictures).catch(async (error: unknown) => {
        await cancelImport(ownerId, menuId, importId)
        throw error
      })
      throw redirect(
        href('/dashboard/menuList/menu/:menuId/import/:importId', { menuId, importId }),
      )
    }),
  }))
}

interface Sent {
  readonly text: string
  readonly bytes: Uint8Array
}

/** Reads the file, or else the pasted text; errors are reported at the field they are about. */
async function readSent(
  ownerId: string,
  { text, bytes }: Sent,
  signal: AbortSignal,
): Promise<ReadPictures> {
  if (bytes.length > 0) {
    return trackReading(ownerId, (onProgress) => readMenuFile(bytes, { onProgress, signal }))
  }
  if (text.trim() === '') throw new InvalidInputError('import_file_missing')
  const source = await readPasted(text).catch((error: unknown) => {
    if (!(error instanceof InvalidInputError)) throw error
    throw invalidField('text', error.messageKey, error.values)
  })
  return { source, pictures: [] }
}

/** Text without dishes, as on a poster, takes another photo. */
const aboutPicture = (error: unknown) =>
  error instanceof InvalidInputError && error.messageKey === 'import_no_dishes'
    ? new InvalidInputError('import_picture_no_text')
    : error

export function clientAction(route: Route.ClientActionArgs) {
  return sendForm(route)
}

export default function StartRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <StartPage {...loaderData} result={actionData} />
}
