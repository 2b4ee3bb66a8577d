import { settingsContext } from '#app/middleware/settings.ts'
import type { Route } from './+types/robots'

// Complete path segments, because a restaurant may be called `dashboard-bistro`.
const disallowedPaths = ['dashboard', 'auth', 'local', 'api', 'preferences', '*/chat']

/** Keeps crawlers away from private pages, and from chats, which cost AI calls. */
export function loader({ context }: Route.LoaderArgs) {
  const { appUrl } = context.get(settingsContext)
  const lines = [
    'User-agent: *',
    ...disallowedPaths.flatMap((path) => [`Disallow: /${path}$`, `Disallow: /${path}/`]),
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
