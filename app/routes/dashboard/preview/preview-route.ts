import { z } from 'zod'
import type { Member } from '#app/domain/actor.ts'
import type { Previewed } from '#app/domain/preview/previewed.ts'
import { InvalidFieldsError } from '#app/domain/errors.ts'
import { jsonRoute, type RouteArguments } from '#app/handlers/json-route.ts'
import { readJson } from '#app/http/read-json.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { assistantUpToDateContext } from '#app/middleware/assistant.ts'
import { localeContext } from '#app/middleware/locale.ts'
import { sessionOf } from '#app/middleware/owner.ts'
import type { PreviewedForm } from '#app/routes/guest/preview/previewed-part.tsx'
import { renderPreviewed } from '#app/routes/guest/preview/render-previewed.server.tsx'

/** A form's values by field name. */
const valuesSchema = z.record(z.string(), z.string())
type Values = z.infer<typeof valuesSchema>

/** A preview of what is typed, for the owner. */
interface Preview<Params> {
  readonly of: PreviewedForm
  readonly read: (
    member: Member,
    params: Params,
    values: Values,
    locale: Locale,
  ) => Promise<Previewed>
}

/**
 * Creates a route that renders what guests will see once a form is saved. It gets the form's values as JSON,
 * stores nothing, and returns a `PreviewResponse`.
 */
export const previewRoute =
  <Params>({ of, read }: Preview<Params>) =>
  (route: RouteArguments<Params>): Promise<Response> =>
    jsonRoute<Params>({
      async POST({ request, params }) {
        const { member } = sessionOf(route.context)
        route.context.set(assistantUpToDateContext, true)
        const locale = route.context.get(localeContext)
        const values = await readJson(request, valuesSchema)
        try {
          const previewed = await read(member, params, values, locale)
          return Response.json(renderPreviewed(previewed, of, locale))
        } catch (error) {
          // No failure of the request: a form that is being filled in often has an invalid field.
          if (error instanceof InvalidFieldsError) return Response.json({ isInvalid: true })
          throw error
        }
      },
    })(route)
