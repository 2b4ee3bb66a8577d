import { createPortal } from 'react-dom'
import { restaurantsTranslator, useRestaurantsTranslate } from '#app/i18n/restaurants.ts'
import type { ShownRestaurant } from '../shown-restaurant.ts'
import { QrPicture } from './qr-picture.tsx'
import { useQrCode } from './use-qr-code.ts'

/**
 * What the printer gets in place of the page: an A6 card to stand on a table. It speaks both
 * languages, whichever its owner reads. See `table-card` in app.css.
 */
export function TableCard({ restaurant }: { restaurant: ShownRestaurant }) {
  const translate = useRestaurantsTranslate()
  const code = useQrCode(restaurant, 'paper')
  const { name } = restaurant
  if (!code) return null
  return createPortal(
    <div className="table-card">
      <p className="font-display text-2xl leading-tight font-semibold text-balance">{name}</p>
      <QrPicture
        code={code}
        label={translate('qr_of', { name })}
        className="*:block *:size-[62mm]"
      />
      <div className="text-lg leading-snug">
        <p lang="tr" className="font-semibold">
          {restaurantsTranslator('tr')('scan_for_menu')}
        </p>
        <p lang="en">{restaurantsTranslator('en')('scan_for_menu')}</p>
      </div>
    </div>,
    document.body,
  )
}
