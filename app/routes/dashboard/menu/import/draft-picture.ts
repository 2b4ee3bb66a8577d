import { assertDraft } from '#app/domain/menu-imports/find-drafts.ts'
import { loadPage } from '#app/http/load-page.ts'
import { sessionOf } from '#app/middleware/owner.ts'
import { getImportPicture } from '#app/services/images/import-pictures.server.ts'
import type { Route } from './+types/draft-picture'

/** The picture of a page that a draft was read from. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { menuId, importId, page } = params
  return loadPage(async () => {
    await assertDraft(sessionOf(context).member, menuId, importId)
    const bytes = await getImportPicture(importId, Number(page))
    return new Response(Buffer.from(bytes), {
      headers: { 'Content-Type': 'image/webp', 'Cache-Control': 'no-store' },
    })
  })
}
