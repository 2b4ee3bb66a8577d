import { NotFoundError } from '#app/domain/errors.ts'
import { isPictureShown } from '#app/domain/pictures/is-picture-shown.ts'
import { asProblem } from '#app/http/problem.ts'
import { requestLocale } from '#app/http/request-locale.ts'
import { getImage } from '#app/services/images/index.server.ts'
import { parsePicturePath } from '#app/services/images/picture-path.ts'
import type { Route } from './+types/image'
import missingPicture from './missing-picture.svg?raw'

/**
 * Serves a restaurant's logo or cover, or a dish's picture, unless the picture, its dish or its
 * restaurant is deleted. In place of a missing picture, serves one of a knife and fork: browsers
 * display an image whatever the status of its response.
 */
export async function loader({ request, params }: Route.LoaderArgs) {
  try {
    const picture = parsePicturePath(params['*'])
    if (!picture || !(await isPictureShown(picture.kind, picture.id))) {
      throw new NotFoundError('page_not_found')
    }
    const bytes = await getImage(params['*'])
    return new Response(Buffer.from(bytes), {
      headers: {
        'Content-Type': 'image/webp',
        // Spec section 7: one hour, because a picture may be replaced under the same name.
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
