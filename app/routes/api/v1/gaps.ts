import type { z } from 'zod'
import { findGaps } from '#app/domain/conversations/find-gaps.ts'
import type { gapsDocument } from '#app/domain/team-api/documents.ts'
import { jsonRoute } from '#app/handlers/json-route.ts'
import { requireToken } from '#app/handlers/token-request.ts'
import { appHandle } from '#app/ui/app-handle.ts'
import { tokenResponse } from './token-response.ts'

export const handle = appHandle({ policy: { allowsOtherOrigins: true } })

/** Lists what guests asked for and isn't recorded, without their words. */
const serve = jsonRoute({
  async GET(sent) {
    const { actor, timeZone } = await requireToken(sent, 'gaps:read')
    const { open } = await findGaps(actor, { timeZone })
    return tokenResponse<z.infer<typeof gapsDocument>>({
      gaps: open.map(({ kind, place, facts, count, lastAsked }) => ({
        kind,
        place,
        facts: [...facts],
        questions: count,
        lastAsked: lastAsked.toISOString(),
      })),
    })
  },
})

export const loader = serve
export const action = serve
