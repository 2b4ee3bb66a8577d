import { describeApi } from '#app/domain/open-menu/open-api.ts'
import { jsonRoute } from '#app/handlers/json-route.ts'
import { appHandle } from '#app/ui/app-handle.ts'

export const handle = appHandle({ policy: { isOpen: true } })

/** Describes the public API. */
export const loader = jsonRoute({
  GET: ({ appUrl }) =>
    Response.json(describeApi(appUrl), {
      headers: { 'Cache-Control': 'public, max-age=3600' },
    }),
})
