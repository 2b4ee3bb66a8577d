import { z } from 'zod'
import { previewText } from '#app/domain/menu-imports/text/preview-text.ts'
import { jsonRoute, type RouteArguments } from '#app/handlers/json-route.ts'
import { readJson } from '#app/http/read-json.ts'
import { assistantUpToDateContext } from '#app/middleware/assistant.ts'
import { localeContext } from '#app/middleware/locale.ts'
import { sessionOf } from '#app/middleware/owner.ts'
import { appHandle } from '#app/ui/app-handle.ts'
import type { Route } from './+types/text-preview-route'
import { emptyIfInvalid } from './empty-if-invalid.ts'
import { maxTextBytes } from './max-text-bytes.ts'

export const handle = appHandle({ policy: { maxBodyBytes: maxTextBytes } })

const sentSchema = z.object({ text: z.string() })

/** Returns the dishes of a draft's text while it is typed, as a `PreviewedText`. */
const preview = (route: RouteArguments<Route.ActionArgs['params']>) =>
  jsonRoute<Route.ActionArgs['params']>({
    async POST({ request, params: { menuId, importId } }) {
      const { member } = sessionOf(route.context)
      route.context.set(assistantUpToDateContext, true)
      const { text } = await readJson(request, sentSchema)
      const locale = route.context.get(localeContext)
      const previewed = await previewText(member, menuId, importId, text, locale).catch(
        emptyIfInvalid,
      )
      return Response.json(previewed, { headers: { 'Cache-Control': 'no-store' } })
    },
  })(route)

export { preview as action, preview as loader }
