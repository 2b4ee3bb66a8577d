import type QrCode from 'qr-code-styling'
import { useEffect, useState } from 'react'
import { smallImageUrl } from '#app/services/images/small-image-url.ts'
import type { RestaurantView } from '../restaurant-view.ts'
import { drawQrCode, type QrMedium } from './draw-qr-code.ts'

/** A restaurant's QR code: undefined while it is drawn, null if that failed. */
export function useQrCode(
  { qrUrl, logoUrl }: RestaurantView,
  medium: QrMedium,
): QrCode | null | undefined {
  const [code, setCode] = useState<QrCode | null>()
  useEffect(() => {
    let isCurrent = true
    drawQrCode(qrUrl, logoUrl && smallImageUrl(logoUrl), medium).then(
      (drawn) => isCurrent && setCode(drawn),
      () => isCurrent && setCode(null),
    )
    return () => {
      isCurrent = false
    }
  }, [qrUrl, logoUrl, medium])
  return code
}
