import { href } from 'react-router'
import { chooseTeam } from '#app/domain/team/choose-team.ts'
import { teamChoiceSchema } from '#app/domain/team/schemas.ts'
import { parseInput } from '#app/domain/parse-input.ts'
import { jsonRoute } from '#app/handlers/json-route.ts'
import { readForm } from '#app/http/read-form.ts'
import { redirectWithCookies } from '#app/http/redirect-with-cookies.ts'
import { sessionOf } from '#app/middleware/owner.ts'
import { appHandle } from '#app/ui/app-handle.ts'
import type { Route } from './+types/team'

export const handle = appHandle({ policy: { permission: 'see' } })

/** Switches to another of the person's teams. */
export function action(route: Route.ActionArgs) {
  return jsonRoute<Route.ActionArgs['params']>({
    async POST({ request }) {
      const { id, owner } = sessionOf(route.context)
      const { team } = parseInput(teamChoiceSchema, (await readForm(request)).fields)
      await chooseTeam({ accountId: owner.id, sessionId: id }, team)
      return redirectWithCookies(href('/dashboard'), [])
    },
  })(route)
}

export { action as loader }
