import { QrCode } from 'lucide-react'
import { useState } from 'react'
import { useRestaurantsTranslate } from '#app/i18n/restaurants.ts'
import { Button } from '#app/ui/button.tsx'
import type { RestaurantView } from '../restaurant-view.ts'
import { QrDialog } from './qr-dialog.tsx'

/** Opens a restaurant's QR code. Needs JavaScript, as the browser draws the code. */
export function QrButton({ restaurant }: { restaurant: RestaurantView }) {
  const translate = useRestaurantsTranslate()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        tone="quiet"
        aria-haspopup="dialog"
        aria-label={translate('qr_of', { name: restaurant.name })}
        onClick={() => setOpen(true)}
        className="noscript:hidden"
      >
        <QrCode size={17} aria-hidden="true" />
        {translate('qr')}
      </Button>
      <QrDialog restaurant={restaurant} open={isOpen} onOpenChange={setOpen} />
    </>
  )
}
