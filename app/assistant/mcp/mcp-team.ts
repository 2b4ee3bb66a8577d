import type { z } from 'zod'
import type {
  gapsDocument,
  soldOutDocument,
  statisticsDocument,
} from '#app/domain/team-api/documents.ts'

type SoldOutDishes = Pick<z.infer<typeof soldOutDocument>['restaurants'][number], 'dishes'>

/** What a token of the restaurant's team may do; what its scopes don't allow is missing. */
export interface McpTeam {
  readonly readGaps?: () => Promise<z.infer<typeof gapsDocument>>
  readonly readStatistics?: () => Promise<z.infer<typeof statisticsDocument>>
  readonly soldOut?: {
    readonly read: () => Promise<SoldOutDishes>
    readonly set: (dishId: string, isSoldOut: boolean) => Promise<void>
  }
}
