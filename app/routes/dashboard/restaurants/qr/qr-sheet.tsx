import { Download, Printer } from 'lucide-react'
import { useRestaurantsTranslate } from '#app/i18n/restaurants.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import type { RestaurantView } from '../restaurant-view.ts'
import { CopyField } from '#app/ui/copy-field.tsx'
import { qrFileName } from './qr-file-name.ts'
import { QrPicture } from './qr-picture.tsx'
import { TableCard } from './table-card.tsx'
import { useQrCode } from './use-qr-code.ts'

/** The content of the QR dialog, mounted when the dialog opens. */
export function QrSheet({ restaurant }: { restaurant: RestaurantView }) {
  const translate = useRestaurantsTranslate()
  const code = useQrCode(restaurant, 'screen')
  const { name, qrUrl } = restaurant
  if (code === null) {
    return (
      <div className="mt-5">
        <Notice tone="bad">{translate('qr_failed')}</Notice>
      </div>
    )
  }
  return (
    <div className="mt-5 flex flex-col gap-5">
      <div className="mx-auto grid size-56 place-items-center rounded-card bg-white text-black ring-1 ring-line">
        {code ? (
          <QrPicture code={code} label={translate('qr_of', { name })} className="size-[200px]" />
        ) : (
          <Spinner label={translate('qr_drawing')} size={28} />
        )}
      </div>
      <CopyField label={translate('address')} text={qrUrl} />
      <div className="flex flex-wrap gap-3 *:flex-auto">
        <Button
          disabled={!code}
          onClick={() => code?.download({ name: qrFileName(name), extension: 'png' })}
        >
          <Download size={18} aria-hidden="true" />
          {translate('download_png')}
        </Button>
        <Button tone="quiet" disabled={!code} onClick={() => window.print()}>
          <Printer size={18} aria-hidden="true" />
          {translate('print_card')}
        </Button>
      </div>
      <TableCard restaurant={restaurant} />
    </div>
  )
}
