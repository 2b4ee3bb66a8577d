import { Image, UtensilsCrossed } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Look, LogoShape, Typeface } from '#app/domain/guest-menu/look.ts'
import { readableAccent } from '#app/domain/look/accent.ts'
import { useLocale } from '#app/i18n/locale-context.ts'
import { useRestaurantsTranslate } from '#app/i18n/restaurants.ts'
import { smallImageUrl } from '#app/services/images/small-image-url.ts'
import type { RestaurantView } from '../restaurant-view.ts'

interface Props {
  readonly look: Look
  readonly restaurant: RestaurantView
}

const shapes: Record<LogoShape, string> = {
  rounded: 'rounded-card',
  round: 'rounded-full',
  square: '',
}

const headings: Record<Typeface, string> = {
  device: 'heading-device',
  fraunces: 'heading-fraunces',
  playfair: 'heading-playfair',
  inter: 'heading-inter',
  dancing_script: 'heading-dancing-script',
}

/** A sample of the guest page, light and dark, while its look is edited. */
export function LookPreview({ look, restaurant }: Props) {
  const translate = useRestaurantsTranslate()
  const sample = useRef<HTMLDivElement>(null)
  const { light, dark } = readableAccent(look.accent)
  useEffect(() => {
    // The page's policy allows no style attributes in its HTML.
    sample.current?.style.setProperty('--accent-light', light)
    sample.current?.style.setProperty('--accent-dark', dark)
  }, [light, dark])
  return (
    <div
      ref={sample}
      role="group"
      aria-label={translate('preview')}
      className={`grid grid-cols-2 gap-3 noscript:hidden ${headings[look.typeface]}`}
    >
      {(['light', 'dark'] as const).map((theme) => (
        <figure key={theme} className="flex min-w-0 flex-col gap-1.5">
          <figcaption className="text-sm text-ink-soft">{translate(`preview_${theme}`)}</figcaption>
          <div
            data-theme={theme}
            className="flex-1 overflow-hidden rounded-card border border-line bg-paper text-ink"
          >
            <Sample look={look} restaurant={restaurant} />
          </div>
        </figure>
      ))}
    </div>
  )
}

function Sample({ look, restaurant: { name, logoUrl, coverUrl } }: Props) {
  const translate = useRestaurantsTranslate()
  const shape = `size-10 shrink-0 ${shapes[look.logoShape]}`
  const isLarge = look.pictureSize === 'large'
  return (
    <>
      {coverUrl !== null && (
        <img src={smallImageUrl(coverUrl)} alt="" className="aspect-5/2 w-full object-cover" />
      )}
      <div className="flex flex-col gap-3 p-3">
        <div className="flex items-center gap-2.5">
          {logoUrl === null ? (
            <span className={`grid place-items-center bg-sunken text-paprika ${shape}`}>
              <UtensilsCrossed size={20} aria-hidden="true" />
            </span>
          ) : (
            <img src={smallImageUrl(logoUrl)} alt="" className={`object-cover ${shape}`} />
          )}
          <span className="line-clamp-2 min-w-0 text-lg leading-tight font-semibold sample-heading">
            {name}
          </span>
        </div>
        <div className={`flex gap-3 ${isLarge ? 'flex-col-reverse' : ''}`}>
          <div className="min-w-0 flex-1">
            <span className="block font-semibold">{translate('preview_dish')}</span>
            <span className="block font-semibold text-paprika">
              {new Intl.NumberFormat(useLocale(), { minimumFractionDigits: 2 }).format(12.5)}
            </span>
          </div>
          <span
            className={`grid shrink-0 place-items-center rounded-card bg-sunken text-ink-soft ${isLarge ? 'aspect-3/2' : 'size-14'}`}
          >
            <Image size={isLarge ? 32 : 20} aria-hidden="true" />
          </span>
        </div>
        <span className="rounded-card bg-paprika px-3 py-2 text-center text-sm font-semibold text-on-paprika">
          {translate('preview_button')}
        </span>
      </div>
    </>
  )
}
