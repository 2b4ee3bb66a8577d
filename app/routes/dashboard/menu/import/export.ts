import { recordAction } from '#app/domain/audit/record-action.ts'
import { NotFoundError } from '#app/domain/errors.ts'
import { exportMenu } from '#app/domain/menu-imports/export/export-menu.ts'
import {
  exportKinds,
  writeExport,
  type ExportKind,
} from '#app/domain/menu-imports/export/write-export.ts'
import { loadPage } from '#app/http/load-page.ts'
import { sessionOf } from '#app/middleware/owner.ts'
import { requireFactorIfAny } from '../../export/export-access.ts'
import type { Route } from './+types/export'

const types = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const satisfies Record<ExportKind, string>

/** A menu as a file. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  return loadPage(async () => {
    const kind = exportKinds.find((one) => one === params.kind)
    if (!kind) throw new NotFoundError('page_not_found')
    const session = sessionOf(context)
    requireFactorIfAny(request, session)
    const { member } = session
    const menu = await exportMenu(member, params.menuId)
    await recordAction(member, {
      action: 'menu.export',
      subjectId: params.menuId,
      subjectName: menu.name,
    })
    return new Response(Buffer.from(await writeExport(kind, menu)), {
      headers: {
        'Content-Type': types[kind],
        'Content-Disposition': `attachment; filename="menu.${kind}"`,
        'Cache-Control': 'no-store',
      },
    })
  })
}
