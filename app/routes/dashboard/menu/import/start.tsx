import { href, redirect } from 'react-router'
import { listDeleted } from '#app/domain/deleted/list-deleted.ts'
import { InvalidInputError } from '#app/domain/errors.ts'
import { readPasted } from '#app/domain/menu-imports/files/read-file.ts'
import { maxFileMegabytes } from '#app/domain/menu-imports/limits.ts'
import { listImports } from '#app/domain/menu-imports/list-imports.ts'
import { startImport, startTyping, type ReadSource } from '#app/domain/menu-imports/start-import.ts'
import { whileReading } from '#app/domain/menu-imports/while-reading.ts'
import { editAction, onUpload, rawFormSchema } from '#app/handlers/form-action.ts'
import { pageHeaders } from '#app/http/page-headers.ts'
import { loadPage } from '#app/http/load-page.ts'
import { invalidField } from '#app/domain/parse-input.ts'
import { importsTranslator } from '#app/i18n/imports.ts'
import { pageErrorTranslator } from '#app/i18n/page-errors.ts'
import { assistantUpToDateContext } from '#app/middleware/assistant.ts'
import { localeContext } from '#app/middleware/locale.ts'
import { sessionOf } from '#app/middleware/owner.ts'
import {
  putImportPictures,
  removeImportPictures,
} from '#app/services/images/import-pictures.server.ts'
import { preparePictureFile, readMenuFile } from '#app/services/menu-files/read-menu-file.server.ts'
import type { ReadPictures } from '#app/services/menu-files/read-pictures.server.ts'
import { trackReading } from '#app/services/menu-files/reading-progress.server.ts'
import { appHandle } from '#app/ui/app-handle.ts'
import { sendForm } from '#app/ui/send-form.ts'
import type { Route } from './+types/start'
import { StartPage } from './start-page.tsx'
import type { Member } from '#app/domain/actor.ts'

export const handle = appHandle({
  breadcrumb: ({ title }: Route.ComponentProps['loaderData']) => title,
})

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const locale = context.get(localeContext)
  const { member, menu, imports } = await loadPage(async () => {
    const session = sessionOf(context)
    return {
      member: session.member,
      ...(await listImports(session.member, params.menuId)),
    }
  })
  const cancelledId = new URL(request.url).searchParams.get('deleted')
  const { items } = cancelledId === null ? { items: [] } : await listDeleted(member)
  const cancelled = items.find(({ kind, id }) => kind === 'import' && id === cancelledId)
  const dates = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' })
  return {
    title: importsTranslator(locale)('title'),
    menu: { id: menu.id, name: menu.name },
    // Here, as scripts don't have the messages of imports' errors.
    tooLarge: pageErrorTranslator(locale)('import_file_too_large', {
      megabytes: maxFileMegabytes,
    }),
    cancelledId: cancelled?.id,
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
    import: onUpload(rawFormSchema, async ({ text = '', typed }, bytes, _, fileName) => {
      // The menu stays as it is.
      route.context.set(assistantUpToDateContext, true)
      const { member } = sessionOf(route.context)
      const name = bytes.length > 0 ? fileName : ''
      const { signal } = route.request
      if (typed === 'on') throw redirect(await startTypingBeside(member, menuId, name, bytes))
      const importId = await whileReading(member.ownerId, async () => {
        const { source, pictures } = await readSent(
          member.ownerId,
          { text, bytes, fileName },
          signal,
        )
        const file = { fileName: name, source, signal }
        return pictures.length > 0
          ? startWithPictures(member, menuId, file, pictures)
          : startImport(member, menuId, file)
      }).catch((error: unknown) => {
        // Nobody is left who could read about it.
        throw signal.aborted ? new Response(null, { status: 499 }) : error
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
  /** Empty if no file was chosen. */
  readonly fileName: string
}

/** Reads the file, or else the pasted text; errors are reported at the field they are about. */
async function readSent(
  ownerId: string,
  { text, bytes, fileName }: Sent,
  signal: AbortSignal,
): Promise<ReadPictures> {
  if (bytes.length > 0) {
    return trackReading(ownerId, (onProgress) => readMenuFile(bytes, { onProgress, signal }))
  }
  if (text.trim() === '') {
    throw new InvalidInputError(fileName === '' ? 'import_file_missing' : 'import_file_empty')
  }
  const source = await readPasted(text).catch((error: unknown) => {
    if (!(error instanceof InvalidInputError)) throw error
    throw invalidField('text', error.messageKey, error.values)
  })
  return { source, pictures: [] }
}

async function startWithPictures(
  member: Member,
  menuId: string,
  file: ReadSource,
  pictures: ReadPictures['pictures'],
): Promise<string> {
  return withPictures(pictures, (importId) =>
    startImport(member, menuId, { ...file, importId }),
  ).catch((error: unknown) => {
    throw aboutPicture(error)
  })
}

/** Starts a draft that the owner types beside the picture. Returns the address of its text. */
async function startTypingBeside(
  member: Member,
  menuId: string,
  fileName: string,
  bytes: Uint8Array,
): Promise<string> {
  const { source, pictures } = await preparePictureFile(bytes)
  const importId = await withPictures(pictures, (id) =>
    startTyping(member, menuId, { importId: id, fileName, source }),
  )
  return href('/dashboard/menuList/menu/:menuId/import/:importId/text', { menuId, importId })
}

/** Stores the pictures first: a process that dies leaves no draft without them. */
async function withPictures(
  pictures: ReadPictures['pictures'],
  start: (importId: string) => Promise<string>,
): Promise<string> {
  const importId = crypto.randomUUID()
  try {
    await putImportPictures(importId, pictures)
    return await start(importId)
  } catch (error) {
    // What fails is removed within two hours.
    await removeImportPictures([importId]).catch(() => undefined)
    throw error
  }
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
