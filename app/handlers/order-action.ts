import { z } from 'zod'
import { sessionOf } from '#app/middleware/owner.ts'
import { countEdit } from './count-edit.ts'
import { jsonRoute, type RouteArguments } from './json-route.ts'
import { readJson } from '#app/http/read-json.ts'

/**
 * Creates a resource route that saves a list's order. It accepts `{ids}` as JSON, as sent by
 * `useSaveOrder`; `reorder` validates it.
 */
export function orderAction<Params>(
  reorder: (ownerId: string, params: Params, input: unknown) => Promise<boolean>,
): (route: RouteArguments<Params>) => Promise<Response> {
  return (route) =>
    jsonRoute<Params>({
      async POST({ request, params }) {
        const { owner } = sessionOf(route.context)
        const input = await readJson(request, z.unknown())
        await countEdit(owner.id)
        const hasMoved = await reorder(owner.id, params, input)
        return Response.json({ hasMoved })
      },
    })(route)
}
