import { UtensilsCrossed } from 'lucide-react'
import { useState } from 'react'

/** What was stored with a reply may have been deleted since: it is then as if there were no picture. */
export function DishPicture({ url }: { readonly url: string | null }) {
  const [goneUrl, setGoneUrl] = useState<string>()
  if (url === null || url === goneUrl) {
    return (
      <span className="grid aspect-4/3 h-full w-full place-items-center bg-line text-ink-soft">
        <UtensilsCrossed aria-hidden="true" />
      </span>
    )
  }
  return (
    <img
      // On a page from the server it may have failed before anyone listened.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setGoneUrl(url)
      }}
      onError={() => setGoneUrl(url)}
      src={url}
      alt=""
      width={640}
      height={480}
      className="aspect-4/3 h-full w-full object-cover"
    />
  )
}
