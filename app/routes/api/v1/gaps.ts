import { readGaps } from '#app/domain/team-api/read-gaps.ts'
import { jsonRoute } from '#app/handlers/json-route.ts'
import { requireToken } from '#app/handlers/token-request.ts'
import { appHandle } from '#app/ui/app-handle.ts'
import { tokenResponse } from './token-response.ts'

export const handle = appHandle({ policy: { allowsOtherOrigins: true } })

/** Lists what guests asked for and isn't recorded, without their words. */
const serve = jsonRoute({
  async GET(sent) {
    const { actor, timeZone } = await requireToken(sent, 'gaps:read')
    return tokenResponse(await readGaps(actor, { timeZone }))
  },
})

export const loader = serve
export const action = serve
