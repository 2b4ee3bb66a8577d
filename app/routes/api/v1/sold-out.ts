import { readSoldOut } from '#app/domain/team-api/read-sold-out.ts'
import { jsonRoute } from '#app/handlers/json-route.ts'
import { requireToken } from '#app/handlers/token-request.ts'
import { appHandle } from '#app/ui/app-handle.ts'
import { tokenResponse } from './token-response.ts'

export const handle = appHandle({ policy: { allowsOtherOrigins: true } })

/** Lists what a team's restaurants have sold out. */
const serve = jsonRoute({
  async GET(sent) {
    const { actor } = await requireToken(sent, 'soldout:write')
    return tokenResponse(await readSoldOut(actor))
  },
})

export const loader = serve
export const action = serve
