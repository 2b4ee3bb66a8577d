import { problemResponse } from '#app/http/problem-response.ts'
import { getImage } from '#app/services/images/index.server.ts'
import type { Route } from './+types/image'

/** A restaurant's logo or a dish's picture. */
export async function loader({ request, params }: Route.LoaderArgs) {
  try {
    const bytes = await getImage(params['*'])
    return new Response(Buffer.from(bytes), {
      headers: {
        'Content-Type': 'image/webp',
        // Spec section 7: an hour, as a picture may be overwritten under its name.
        'Cache-Control': 'public, max-age=3600',
      },
    })
  } catch (error) {
    return problemResponse(request, error)
  }
}
