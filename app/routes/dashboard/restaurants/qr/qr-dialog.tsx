import { Dialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { useRestaurantsTranslate } from '#app/i18n/restaurants.ts'
import { layerStyle } from '#app/ui/layer-style.ts'
import type { RestaurantView } from '../restaurant-view.ts'
import { QrSheet } from './qr-sheet.tsx'

interface Props {
  readonly restaurant: RestaurantView
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** A dialog with a restaurant's QR code to show, copy, download or print. */
export function QrDialog({ restaurant, open, onOpenChange }: Props) {
  const translate = useRestaurantsTranslate()
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className={layerStyle.backdrop} />
        <Dialog.Popup className="fixed inset-x-4 top-1/2 z-50 mx-auto max-h-[calc(100dvh-2rem)] max-w-md -translate-y-1/2 overflow-y-auto rounded-card border border-line bg-surface p-5 shadow-float outline-none transition duration-150 data-ending-style:scale-95 data-ending-style:opacity-0 data-starting-style:scale-95 data-starting-style:opacity-0 sm:p-6">
          <div className="flex items-start justify-between gap-4">
            <Dialog.Title className="font-display text-2xl leading-tight font-semibold text-balance">
              {translate('qr_title')}
            </Dialog.Title>
            <Dialog.Close
              aria-label={translate('close')}
              className="-mt-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-card text-ink-soft hover:bg-sunken hover:text-ink"
            >
              <X size={22} aria-hidden="true" />
            </Dialog.Close>
          </div>
          <Dialog.Description className="mt-1 text-ink-soft text-pretty">
            {translate('qr_description', { name: restaurant.name })}
          </Dialog.Description>
          <QrSheet restaurant={restaurant} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
