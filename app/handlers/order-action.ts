import { z } from 'zod'
import type { Member } from '#app/domain/actor.ts'
import { sessionOf } from '#app/middleware/owner.ts'
import { countEdit } from './count-edit.ts'
import { jsonRoute, type RouteArguments } from './json-route.ts'
import { readJson } from '#app/http/read-json.ts'

/**
 * Creates a resource route that saves a list's order. It accepts `{ids}` as JSON, as sent by
 * `useSaveOrder`; `reorder` validates it.
 */
export function orderAction<Params>(
  reorder: (member: Member, params: Params, input: unknown) => Promise<boolean>,
): (route: RouteArguments<Params>) => Promise<Response> {
  return (route) =>
    jsonRoute<Params>({
      async POST({ request, params }) {
        const { member } = sessionOf(route.context)
        const input = await readJson(request, z.unknown())
        await countEdit(member.ownerId)
        const hasMoved = await reorder(member, params, input)
        return Response.json({ hasMoved })
      },
    })(route)
}
