import type { z } from 'zod'
import { listSoldOut } from '#app/domain/sold-out/list-sold-out.ts'
import type { soldOutDocument } from '#app/domain/team-api/documents.ts'
import { jsonRoute } from '#app/handlers/json-route.ts'
import { requireToken } from '#app/handlers/token-request.ts'
import { appHandle } from '#app/ui/app-handle.ts'
import { tokenResponse } from './token-response.ts'

export const handle = appHandle({ policy: { allowsOtherOrigins: true } })

/** Lists what a team's restaurants have sold out. */
const serve = jsonRoute({
  async GET(sent) {
    const { actor } = await requireToken(sent, 'soldout:write')
    const restaurants = await listSoldOut(actor)
    return tokenResponse<z.infer<typeof soldOutDocument>>({
      restaurants: restaurants.map(({ dishes, ...restaurant }) => ({
        ...restaurant,
        dishes: dishes.map(({ until, ...dish }) => ({ ...dish, until: until.toISOString() })),
      })),
    })
  },
})

export const loader = serve
export const action = serve
