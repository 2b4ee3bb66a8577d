import { createHash } from 'node:crypto'
import { jsonRoute } from '#app/handlers/json-route.ts'
import { brandColours } from '#app/services/images/brand-colours.ts'
import { readableAccent } from '#app/domain/look/accent.ts'
import { drawnPictureUrl } from './drawn-picture-url.server.ts'
import { getVisiblePage } from './get-visible-page.ts'

// Launchers show about this many characters below an icon.
const maxShortName = 12

/**
 * Serves a restaurant's web app manifest, with which phones install its page. Its scope is a
 * prefix, like the service worker's. The format has one pair of colours: the light theme's, which
 * the page replaces by its own (`app-links.tsx`).
 */
export const loader = jsonRoute<{ readonly restaurant: string }>({
  async GET({ request, params, sample }) {
    const { restaurant } = await getVisiblePage({ sample }, params.restaurant)
    const accent = restaurant.look?.accent
    const address = `/${params.restaurant}`
    const icon = (purpose: 'any' | 'maskable', size: 192 | 512) => ({
      src: drawnPictureUrl(
        address,
        `${purpose === 'any' ? 'icon' : purpose}-${size}.png`,
        restaurant,
      ),
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })
    const manifest = JSON.stringify({
      // Stays the same if the owner changes the address.
      id: `/${restaurant.id}`,
      name: restaurant.name,
      short_name: shorten(restaurant.name),
      start_url: address,
      scope: address,
      display: 'standalone',
      background_color: brandColours.paper,
      theme_color: accent ? readableAccent(accent).light : brandColours.paper,
      icons: [icon('any', 192), icon('any', 512), icon('maskable', 192), icon('maskable', 512)],
    })
    const etag = `W/"${createHash('sha256').update(manifest).digest('base64url').slice(0, 22)}"`
    const headers = {
      'Content-Type': 'application/manifest+json',
      'Cache-Control': 'public, max-age=60, must-revalidate',
      ETag: etag,
    }
    const isKnown = request.headers.get('If-None-Match')?.includes(etag)
    return isKnown
      ? new Response(null, { status: 304, headers })
      : new Response(manifest, { headers })
  },
})

/** The first words that fit below an icon, or the first word; without a sign such as & at the end. */
function shorten(name: string): string {
  const [first = name, ...words] = name.split(/\s+/)
  const shortened = words.reduce(
    ({ text, isFull }, word) => {
      const longer = `${text} ${word}`
      const fits = !isFull && longer.length <= maxShortName
      return { text: fits ? longer : text, isFull: !fits }
    },
    { text: first, isFull: false },
  )
  return shortened.text.replace(/( [^\p{L}\p{N}]+)+$/u, '')
}
