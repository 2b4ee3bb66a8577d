import { UtensilsCrossed } from 'lucide-react'
import { useState } from 'react'

/**
 * A dish's picture, or an icon if there is none. The picture in a stored reply may have been
 * deleted.
 */
export function DishPicture({ url }: { readonly url: string | null }) {
  const [failedUrl, setFailedUrl] = useState<string>()
  if (url === null || url === failedUrl) {
    return (
      <span className="grid aspect-4/3 h-full w-full place-items-center bg-line text-ink-soft">
        <UtensilsCrossed aria-hidden="true" />
      </span>
    )
  }
  return (
    <img
      // In server-rendered HTML it may have failed before hydration.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setFailedUrl(url)
      }}
      onError={() => setFailedUrl(url)}
      src={url}
      alt=""
      width={640}
      height={480}
      className="aspect-4/3 h-full w-full object-cover"
    />
  )
}
