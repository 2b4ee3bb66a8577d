import { readStatistics } from '#app/domain/team-api/read-statistics.ts'
import { jsonRoute } from '#app/handlers/json-route.ts'
import { requireToken } from '#app/handlers/token-request.ts'
import { appHandle } from '#app/ui/app-handle.ts'
import { tokenResponse } from './token-response.ts'

export const handle = appHandle({ policy: { allowsOtherOrigins: true } })

/** Counts the conversations of a team's guests. */
const serve = jsonRoute({
  async GET(sent) {
    const { actor, timeZone } = await requireToken(sent, 'statistics:read')
    return tokenResponse(await readStatistics(actor, timeZone))
  },
})

export const loader = serve
export const action = serve
