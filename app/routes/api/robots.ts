import { settingsContext } from '#app/middleware/settings.ts'
import type { Route } from './+types/robots'

// Whole parts of the address: a restaurant may well be called `dashboard-bistro`.
const closed = ['dashboard', 'auth', 'local', 'api', 'preferences', '*/chat']

/** What crawlers are asked to leave alone: what is private, and what costs an AI. */
export function loader({ context }: Route.LoaderArgs) {
  const { appUrl } = context.get(settingsContext)
  const lines = [
    'User-agent: *',
    ...closed.flatMap((path) => [`Disallow: /${path}$`, `Disallow: /${path}/`]),
    '',
    `Sitemap: ${appUrl}/sitemap.xml`,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  })
}
