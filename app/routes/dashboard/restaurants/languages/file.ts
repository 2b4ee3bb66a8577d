import { recordAction } from '#app/domain/audit/record-action.ts'
import { nextTurn } from '#app/domain/in-slices.ts'
import { NotFoundError } from '#app/domain/errors.ts'
import { fileKinds, writeFile, type FileKind } from '#app/domain/translations/files/write-file.ts'
import { listTranslations } from '#app/domain/translations/list-translations.ts'
import { loadPage } from '#app/http/load-page.ts'
import { textStream } from '#app/http/text-stream.ts'
import { sessionOf } from '#app/middleware/owner.ts'
import { appHandle } from '#app/ui/app-handle.ts'
import { requireFactorIfAny } from '../../export/export-access.ts'
import type { Route } from './+types/file'

export const handle = appHandle({ policy: { permission: 'editMenus' } })

const contentTypes = {
  csv: 'text/csv; charset=utf-8',
  xliff: 'application/xliff+xml; charset=utf-8',
} as const satisfies Record<FileKind, string>

/** Streams all texts of a restaurant with their translations as a file. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  return loadPage(async () => {
    const kind = fileKinds.find((one) => one === params.kind)
    if (!kind) throw new NotFoundError('page_not_found')
    const session = sessionOf(context)
    requireFactorIfAny(request, session)
    const { member } = session
    const listed = await listTranslations(member, params.restaurantId, params.language)
    const { id: subjectId, name: subjectName } = listed.restaurant
    await recordAction(member, {
      action: 'restaurant.translations_export',
      subjectId,
      subjectName,
      changes: { language: [null, listed.to] },
    })
    return new Response(textStream(inTurns(writeFile(kind, listed))), {
      headers: {
        'Content-Type': contentTypes[kind],
        'Content-Disposition': `attachment; filename="menu-${listed.from}-${listed.to}.${kind}"`,
        'Cache-Control': 'no-store',
      },
    })
  })
}

/** Yields to the event loop after each piece, which may be a dish with thousands of texts. */
async function* inTurns(pieces: Iterable<string>): AsyncGenerator<string> {
  for (const piece of pieces) {
    yield piece
    await nextTurn()
  }
}
