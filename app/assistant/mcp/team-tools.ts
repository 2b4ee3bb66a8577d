import type { McpServer } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { findDish } from './describe.ts'
import { dishInput } from './inputs.ts'
import type { McpSource } from './mcp-source.ts'
import type { McpTeam } from './mcp-team.ts'
import { respond } from './respond.ts'

const readOnly = { readOnlyHint: true, openWorldHint: false }

/** Registers the tools that a token of the restaurant's team allows. */
export function registerTeamTools(server: McpServer, source: McpSource, team: McpTeam): void {
  const { readGaps, readStatistics, soldOut } = team
  if (readGaps) {
    server.registerTool(
      'get_gaps',
      {
        title: 'Gaps',
        description:
          'For the owner: what guests asked about this restaurant’s menus in the last 30 days and nobody has recorded, most asked first',
        inputSchema: z.object({}),
        annotations: readOnly,
      },
      () => respond(source, async () => asAnswer(await readGaps())),
    )
  }
  if (readStatistics) {
    server.registerTool(
      'get_statistics',
      {
        title: 'Statistics',
        description:
          'For the owner: how many conversations guests had, today, in the last 7 and 30 days, in all and per day. It counts all restaurants of the team.',
        inputSchema: z.object({}),
        annotations: readOnly,
      },
      () => respond(source, async () => asAnswer(await readStatistics())),
    )
  }
  if (!soldOut) return
  server.registerTool(
    'get_sold_out',
    {
      title: 'Sold out',
      description: 'For the owner: the dishes that are sold out at this restaurant, and until when',
      inputSchema: z.object({}),
      annotations: readOnly,
    },
    () => respond(source, async () => asAnswer(await soldOut.read())),
  )
  server.registerTool(
    'set_sold_out',
    {
      title: 'Mark as sold out',
      description:
        'For the owner: marks a dish as sold out at this restaurant until 4:00 in the morning, or as available again. Guests see it at once, so ask before you do it.',
      inputSchema: z.object({ dish: dishInput, soldOut: z.boolean() }),
      annotations: {
        readOnlyHint: false,
        destructiveHint: false,
        idempotentHint: true,
        openWorldHint: false,
      },
    },
    ({ dish: wanted, soldOut: isSoldOut }) =>
      respond(source, async () => {
        const { id, name } = await findDish(source, wanted)
        await soldOut.set(id, isSoldOut)
        const text = isSoldOut ? 'is now sold out.' : 'is available again.'
        return { text: `${name} ${text}`, data: { id, name, soldOut: isSoldOut } }
      }),
  )
}

/** Data for a program, with the same as text for clients that read nothing else. */
const asAnswer = (data: Record<string, unknown>) => ({ text: JSON.stringify(data), data })
