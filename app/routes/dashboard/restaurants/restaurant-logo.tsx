import { UtensilsCrossed } from 'lucide-react'
import { smallImageUrl } from '#app/services/images/small-image-url.ts'

interface Props {
  readonly logoUrl: string | null
  /** Empty if the name is shown next to the logo. */
  readonly alt?: string
  readonly large?: boolean
}

/** A restaurant's logo; a knife and fork if it has none. */
export function RestaurantLogo({ logoUrl, alt = '', large = false }: Props) {
  const size = large ? 'size-28' : 'size-16'
  if (logoUrl === null) {
    return (
      <span
        role={alt ? 'img' : undefined}
        aria-label={alt || undefined}
        className={`${size} grid shrink-0 place-items-center rounded-card bg-sunken text-paprika`}
      >
        <UtensilsCrossed size={large ? 40 : 26} strokeWidth={1.6} aria-hidden="true" />
      </span>
    )
  }
  return (
    <img
      src={smallImageUrl(logoUrl)}
      alt={alt}
      className={`${size} shrink-0 rounded-card bg-sunken object-cover`}
    />
  )
}
