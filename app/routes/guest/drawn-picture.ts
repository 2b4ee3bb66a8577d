import { NotFoundError } from '#app/domain/errors.ts'
import { jsonRoute } from '#app/handlers/json-route.ts'
import {
  drawnVersion,
  drawPicture,
  isDrawnPicture,
} from '#app/services/images/drawn-pictures.server.ts'
import { getVisiblePage } from './get-visible-page.ts'

interface Params {
  readonly restaurant: string
  readonly picture: string
}

/** Serves a restaurant's icon or link preview. Its URL contains a version, so it never changes. */
export const loader = jsonRoute<Params>({
  async GET({ request, params, sample }) {
    const { restaurant } = await getVisiblePage({ sample }, params.restaurant)
    const { picture } = params
    if (!isDrawnPicture(picture)) throw new NotFoundError('page_not_found')
    const isCurrent =
      new URL(request.url).searchParams.get('v') === drawnVersion(picture, restaurant)
    const bytes = await drawPicture(picture, restaurant)
    return new Response(Buffer.from(bytes), {
      headers: {
        'Content-Type': picture.endsWith('.png') ? 'image/png' : 'image/jpeg',
        'Cache-Control': isCurrent ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
      },
    })
  },
})
