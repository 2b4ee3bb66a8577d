import { McpServer } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { findDishes } from './find-dishes.ts'
import { dishInput, lang, queryInput } from './inputs.ts'
import type { McpSource } from './mcp-source.ts'
import type { McpTeam } from './mcp-team.ts'
import { describeDish, describeHours, outlineMenu } from './describe.ts'
import { respond } from './respond.ts'
import { registerTeamTools } from './team-tools.ts'

/** Applies to every tool, so that an assistant neither guesses nor reassures. */
const instructions =
  'Answers from the restaurant’s records. Pass them on unchanged: "not confirmed" and "not_recorded" do not mean that a dish is free of something. Tell people with an allergy to ask the staff before they order. In an emergency, tell them to call for help first.'

/**
 * Creates the MCP server of a restaurant. Its texts are those of the chat: the same query engine and
 * renderer.
 * @param team what a token allows beyond what guests may read
 */
export function createMcpServer(source: McpSource, team?: McpTeam): McpServer {
  const server = new McpServer(
    { name: 'chefin', version: '1.0.0', title: `${source.restaurant.name} (Chefin)` },
    // A request gets a new server, so the tools never change while one runs.
    { instructions, capabilities: { tools: { listChanged: false } } },
  )
  const annotations = { readOnlyHint: true, openWorldHint: false }
  server.registerTool(
    'get_menu',
    {
      title: 'Menu',
      description: 'The headings with the names, ids and prices of all dishes',
      inputSchema: z.object({ lang }),
      annotations,
    },
    (input) => respond(source, () => outlineMenu(source, input.lang)),
  )
  server.registerTool(
    'get_dish',
    {
      title: 'Dish',
      description:
        'Everything that is recorded about a dish: ingredients, sizes, options, allergens, diets',
      inputSchema: z.object({
        dish: dishInput,
        lang,
      }),
      annotations,
    },
    ({ dish, lang: language }) => respond(source, () => describeDish(source, dish, language)),
  )
  server.registerTool(
    'find_dishes',
    {
      title: 'Find dishes',
      description:
        'Finds dishes by what somebody avoids, diets, foods, courses, prices and calories, in three groups: what fits, what is not confirmed (ask the staff), and what does not fit',
      inputSchema: queryInput,
      annotations,
    },
    (input) => respond(source, () => findDishes(source, input)),
  )
  server.registerTool(
    'get_opening_hours',
    {
      title: 'Opening hours',
      description: 'When the restaurant is open, and when its menus are served',
      inputSchema: z.object({ lang }),
      annotations,
    },
    (input) => respond(source, () => describeHours(source, input.lang)),
  )
  if (team) registerTeamTools(server, source, team)
  return server
}
