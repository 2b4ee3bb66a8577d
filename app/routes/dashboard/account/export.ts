import { exportAccount } from '#app/domain/accounts/export-account.ts'
import { loadPage } from '#app/http/page-loader.ts'
import { sessionOf } from '#app/middleware/owner.ts'
import type { Route } from './+types/export'

/** All of an owner's data as a file, sent while it is read. */
export async function loader({ context }: Route.LoaderArgs) {
  const { owner } = await loadPage(async () => sessionOf(context))
  return new Response(asBody(exportAccount(owner.id)), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="chefin-data.json"',
      'Cache-Control': 'no-store',
    },
  })
}

/** Reads on as fast as the other end takes it, and stops reading when that hangs up. */
function asBody(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await pieces.return(undefined)
    },
  })
}
