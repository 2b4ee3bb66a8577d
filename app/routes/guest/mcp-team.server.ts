import { RequestError } from '#app/assistant/mcp/request-error.ts'
import type { McpTeam } from '#app/assistant/mcp/mcp-team.ts'
import { DomainError } from '#app/domain/errors.ts'
import { setSoldOut } from '#app/domain/sold-out/set-sold-out.ts'
import { readGaps } from '#app/domain/team-api/read-gaps.ts'
import { readSoldOut } from '#app/domain/team-api/read-sold-out.ts'
import { readStatistics } from '#app/domain/team-api/read-statistics.ts'
import { actAs, type FoundToken } from '#app/domain/tokens/find-token.ts'
import type { Scope } from '#app/domain/tokens/scopes.ts'
import { countEdit } from '#app/handlers/count-edit.ts'
import { asProblem } from '#app/http/problem.ts'

/**
 * What a token of a restaurant's team may do at that restaurant, by the same verbs as the addresses
 * below `/api/v1/`.
 */
export function teamOf(token: FoundToken, restaurantId: string): McpTeam {
  const { timeZone, ownerId, scopes } = token
  const has = (scope: Scope) => scopes.includes(scope)
  return {
    ...(has('gaps:read') && {
      readGaps: () =>
        explained(() => readGaps(actAs(token, 'gaps:read'), { timeZone, restaurantId })),
    }),
    ...(has('statistics:read') && {
      readStatistics: () =>
        explained(() => readStatistics(actAs(token, 'statistics:read'), timeZone)),
    }),
    ...(has('soldout:write') && {
      soldOut: {
        read: () =>
          explained(async () => {
            const { restaurants } = await readSoldOut(actAs(token, 'soldout:write'))
            return { dishes: restaurants.find(({ id }) => id === restaurantId)?.dishes ?? [] }
          }),
        set: (dishId: string, isSoldOut: boolean) =>
          explained(async () => {
            await countEdit(ownerId)
            const place = { dishId, restaurantId }
            await setSoldOut(actAs(token, 'soldout:write'), place, { isSoldOut })
          }),
      },
    }),
  }
}

/** @throws {RequestError} with the message of a rule that the request broke */
async function explained<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    throw new RequestError(asProblem(error, 'en').message)
  }
}
