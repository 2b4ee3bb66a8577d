import { createPortal } from 'react-dom'
import { appTableCardTranslator } from '#app/i18n/app-table-card.ts'
import { useRestaurantsTranslate } from '#app/i18n/restaurants.ts'
import type { RestaurantView } from '../restaurant-view.ts'
import { QrPicture } from './qr-picture.tsx'
import { useQrCode } from './use-qr-code.ts'

/**
 * An A6 card for tables, printed instead of the page, with text in both languages. See `table-card`
 * in app.css.
 */
export function TableCard({ restaurant }: { restaurant: RestaurantView }) {
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
      {(['tr', 'en'] as const).map((locale) => {
        const print = appTableCardTranslator(locale)
        return (
          <div key={locale} lang={locale} className="leading-snug text-balance">
            <p className="text-lg font-semibold">{print('scan')}</p>
            <p className="text-sm">{print('noCode')}</p>
          </div>
        )
      })}
    </div>,
    document.body,
  )
}
