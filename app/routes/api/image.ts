import { asProblem } from '#app/http/problem.ts'
import { requestLocale } from '#app/http/request-locale.ts'
import { getImage } from '#app/services/images/index.server.ts'
import type { Route } from './+types/image'
import missingPicture from './missing-picture.svg?raw'

/**
 * A restaurant's logo or a dish's picture. Browsers show the picture of an answer whatever its
 * status is: in place of a picture that is missing they get knife and fork.
 */
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
    const { status, headers } = asProblem(error, requestLocale(request))
    return new Response(missingPicture, {
      status,
      headers: {
        ...headers,
        'Content-Type': 'image/svg+xml; charset=utf-8',
        'Cache-Control': 'no-store',
      },
    })
  }
}
