import { createHash } from 'node:crypto'
import { href } from 'react-router'
import { z } from 'zod'
import { formKey, formSwitch } from '#app/domain/field-schemas.ts'
import { estimateArchive } from '#app/domain/transfer/estimate-archive.ts'
import { importArchive } from '#app/domain/transfer/import-archive.ts'
import { maxArchiveMegabytes } from '#app/domain/transfer/limits.ts'
import { previewArchive } from '#app/domain/transfer/preview-archive.ts'
import { readArchive } from '#app/domain/transfer/read-archive.ts'
import { confirmed } from '#app/handlers/confirmed-form.ts'
import { editAction, onForm, onUpload } from '#app/handlers/form-action.ts'
import { loadPage } from '#app/http/load-page.ts'
import { pageHeaders } from '#app/http/page-headers.ts'
import { pageErrorTranslator } from '#app/i18n/page-errors.ts'
import { transferTranslator } from '#app/i18n/transfer.ts'
import { localeContext } from '#app/middleware/locale.ts'
import { sessionOf } from '#app/middleware/owner.ts'
import { archivePictures, sizeForArchive } from '#app/services/images/archive-pictures.server.ts'
import { limitConcurrency } from '#app/services/images/limit-concurrency.ts'
import { appHandle } from '#app/ui/app-handle.ts'
import { sendForm } from '#app/ui/send-form.ts'
import type { Route } from './+types/transfer'
import { TransferPage } from './transfer-page.tsx'

export const handle = appHandle({
  policy: { permission: 'ownEverything' },
  parent: { path: href('/dashboard/account'), breadcrumb: 'account' },
  breadcrumb: ({ title }: Route.ComponentProps['loaderData']) => title,
})

export async function loader({ context }: Route.LoaderArgs) {
  const locale = context.get(localeContext)
  const session = await loadPage(async () => sessionOf(context))
  return {
    title: transferTranslator(locale)('title'),
    owner: { email: session.owner.email, timeZone: session.owner.timeZone },
    factors: session.factors,
    estimate: await estimateArchive(session.member, sizeForArchive),
    // Here, as scripts don't have the messages of imports' errors.
    tooLarge: pageErrorTranslator(locale)('transfer_file_too_large', {
      megabytes: maxArchiveMegabytes,
    }),
  }
}

export const headers = pageHeaders

// An archive and its rows are held in memory.
const limited = limitConcurrency({ concurrency: 1, maxQueued: 1, busyKey: 'transfer_busy' })

/** `digest` identifies the archive that the form shows: another one is shown before it is imported. */
const archiveSchema = z.object({
  confirmed: formSwitch,
  digest: z.string('form_malformed').default(''),
  key: formKey,
})

export function action(route: Route.ActionArgs) {
  return editAction(route, () => {
    const session = sessionOf(route.context)
    const { member } = session
    return {
      export: confirmed(
        session,
        onForm(z.object({ conversations: formSwitch }), async ({ conversations }) => ({
          done: 'export',
          file:
            href('/dashboard/account/transfer/export') +
            (conversations ? '' : '?conversations=off'),
        })),
      ),
      archive: onUpload(archiveSchema, ({ confirmed: hasSeen, digest: shownDigest, key }, bytes) =>
        limited(async () => {
          const archive = await readArchive(bytes)
          const preview = await previewArchive(member, archive)
          const digest = createHash('sha256').update(bytes).digest('hex')
          const isImported = hasSeen && digest === shownDigest
          if (isImported) await importArchive(member, archive, key, archivePictures)
          const shown = { ...preview, digest, key: crypto.randomUUID(), isImported }
          return { done: 'archive', archive: shown }
        }),
      ),
    }
  })
}

export function clientAction(route: Route.ClientActionArgs) {
  return sendForm(route)
}

export default function TransferRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <TransferPage {...loaderData} result={actionData} />
}
