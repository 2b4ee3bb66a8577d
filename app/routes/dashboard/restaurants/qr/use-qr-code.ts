import type QrCode from 'qr-code-styling'
import { useEffect, useState } from 'react'
import { smallImageUrl } from '#app/services/images/small-image-url.ts'
import type { RestaurantView } from '../restaurant-view.ts'
import { drawQrCode, type QrMedium } from './draw-qr-code.ts'

/** A restaurant's QR code: undefined while it is drawn, null if that failed. */
export function useQrCode(
  { qrAddress, logoUrl }: RestaurantView,
  medium: QrMedium,
): QrCode | null | undefined {
  const [drawn, setDrawn] = useState<QrCode | null>()
  useEffect(() => {
    let isWanted = true
    drawQrCode(qrAddress, logoUrl && smallImageUrl(logoUrl), medium).then(
      (code) => isWanted && setDrawn(code),
      () => isWanted && setDrawn(null),
    )
    return () => {
      isWanted = false
    }
  }, [qrAddress, logoUrl, medium])
  return drawn
}
