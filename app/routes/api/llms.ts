import { settingsContext } from '#app/middleware/settings.ts'
import type { Route } from './+types/llms'

/** Tells language models how to read menus (llmstxt.org). */
export function loader({ context }: Route.LoaderArgs) {
  const { appUrl, sample } = context.get(settingsContext)
  const example = sample.isShown ? sample.paths.en : undefined
  const text = `# Chefin

> Digital restaurant menus. Each restaurant has a page for its guests, and the same menu as JSON.

Facts about allergens and diets are those that the restaurant recorded. "not_recorded" does not mean
that a dish is free of something. Always tell people with an allergy to ask the staff.

## Menus

- \`${appUrl}/{restaurant}/menu.json\`: a restaurant's menus with prices, allergens and diets; \`?lang=\` chooses a language${example ? `\n- [Example](${appUrl}${example}/menu.json): a sample restaurant` : ''}
- \`${appUrl}/{restaurant}/mcp\`: the same for assistants (Model Context Protocol, streamable HTTP), with a search by what somebody avoids
- \`${appUrl}/{restaurant}/food-menus.json\` and \`${appUrl}/{restaurant}/openmenu.xml\`: the same for Google Business Profile and OpenMenu
- [OpenAPI](${appUrl}/api/openapi.json): the formats, and what a restaurant’s own programs can read
- [Sitemap](${appUrl}/sitemap.xml): all public menus
`
  return new Response(text, {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  })
}
