import { href } from 'react-router'
import { useStartTranslate } from '#app/i18n/start.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Card } from '#app/ui/card.tsx'
import type { StartPageProps } from './start-page-props.ts'

// In modules of the code.
const margin = 3

/** The QR code for the tables. */
export function QrStep({ restaurant, code }: StartPageProps) {
  const translate = useStartTranslate()
  if (!restaurant || !code) {
    return <Card title={translate('qr_title')} description={translate('guest_needs_restaurant')} />
  }
  const side = code.size + 2 * margin
  return (
    <Card title={translate('qr_title')} description={translate('qr_text')}>
      <svg
        role="img"
        aria-label={translate('qr_of', { name: restaurant.name })}
        viewBox={`${-margin} ${-margin} ${side} ${side}`}
        className="size-56 rounded-card bg-white text-black ring-1 ring-line"
      >
        <path d={code.path} fill="currentColor" shapeRendering="crispEdges" />
      </svg>
      <p className="break-all select-all">{restaurant.qrUrl}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={href('/dashboard')}>{translate('finish')}</ButtonLink>
        <ButtonLink tone="quiet" to={href('/dashboard/restaurants')}>
          {translate('print_code')}
        </ButtonLink>
        <ButtonLink
          tone="quiet"
          to={href('/dashboard/restaurants/restaurant/:restaurantId', {
            restaurantId: restaurant.id,
          })}
        >
          {translate('restaurant_details')}
        </ButtonLink>
      </div>
    </Card>
  )
}
