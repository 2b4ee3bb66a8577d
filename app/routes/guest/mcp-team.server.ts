import type { McpTeam } from '#app/assistant/mcp/mcp-team.ts'
import { setSoldOut } from '#app/domain/sold-out/set-sold-out.ts'
import { readGaps } from '#app/domain/team-api/read-gaps.ts'
import { readSoldOut } from '#app/domain/team-api/read-sold-out.ts'
import { readStatistics } from '#app/domain/team-api/read-statistics.ts'
import { actAs, type FoundToken } from '#app/domain/tokens/find-token.ts'
import type { Scope } from '#app/domain/tokens/scopes.ts'
import { countEdit } from '#app/handlers/count-edit.ts'

/**
 * What a token of a restaurant's team may do at that restaurant, by the same verbs as the addresses
 * below `/api/v1/`.
 */
export function teamOf(token: FoundToken, restaurantId: string): McpTeam {
  const { timeZone, ownerId, scopes } = token
  const has = (scope: Scope) => scopes.includes(scope)
  return {
    ...(has('gaps:read') && {
      readGaps: () => readGaps(actAs(token, 'gaps:read'), { timeZone, restaurantId }),
    }),
    ...(has('statistics:read') && {
      readStatistics: () => readStatistics(actAs(token, 'statistics:read'), timeZone),
    }),
    ...(has('soldout:write') && {
      soldOut: {
        async read() {
          const { restaurants } = await readSoldOut(actAs(token, 'soldout:write'))
          return { dishes: restaurants.find(({ id }) => id === restaurantId)?.dishes ?? [] }
        },
        async set(dishId: string, isSoldOut: boolean) {
          await countEdit(ownerId)
          const place = { dishId, restaurantId }
          await setSoldOut(actAs(token, 'soldout:write'), place, { isSoldOut })
        },
      },
    }),
  }
}
