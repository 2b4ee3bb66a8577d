import { z } from 'zod'
import type { Member } from '#app/domain/actor.ts'
import { sessionOf } from '#app/middleware/owner.ts'
import { teamField } from '#app/ui/team-field.ts'
import { assertSameTeam } from './assert-same-team.ts'
import { countEdit } from './count-edit.ts'
import { jsonRoute, type RouteArguments } from './json-route.ts'
import { readJson } from '#app/http/read-json.ts'

const sentSchema = z.object({ [teamField]: z.string().optional() })

/**
 * Creates a resource route that saves a list's order. It accepts `{ids, teamId}` as JSON, as sent by
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
        assertSameTeam(route.context, sentSchema.safeParse(input).data?.[teamField])
        await countEdit(member.ownerId)
        const hasMoved = await reorder(member, params, input)
        return Response.json({ hasMoved })
      },
    })(route)
}
