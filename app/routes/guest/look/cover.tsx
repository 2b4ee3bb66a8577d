import { smallImageUrl } from '#app/services/images/small-image-url.ts'

/**
 * The picture at the top of the page, which is decoration. Phones show the small one: `sizes`
 * understates their width, as three pixels per point would ask for the large one.
 */
export function Cover({ url }: { url: string | null }) {
  if (url === null) return null
  return (
    <img
      src={smallImageUrl(url)}
      srcSet={`${smallImageUrl(url)} 800w, ${url} 1600w`}
      sizes="(min-width: 48rem) 100vw, 60vw"
      alt=""
      width={800}
      height={320}
      fetchPriority="high"
      id="cover"
      className="cover"
    />
  )
}
