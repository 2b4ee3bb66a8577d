import type QrCode from 'qr-code-styling'
import { logoAddress } from '#app/ui/logo-address.ts'

// Spec section 9.
const size = 200
const logoShare = 0.4

/**
 * For a screen as SVG, sharp on any; for paper as pixels, and many of them, since a scaled
 * SVG shows seams between its squares.
 */
export type QrMedium = 'screen' | 'paper'

const formOf = {
  screen: { type: 'svg', scale: 1 },
  paper: { type: 'canvas', scale: 6 },
} as const

/**
 * Draws an address as a QR code with a logo in the middle. Fetches the drawing code when it
 * is first needed.
 */
export async function drawQrCode(
  address: string,
  logoUrl: string | null,
  medium: QrMedium,
): Promise<QrCode> {
  const { type, scale } = formOf[medium]
  const { default: Drawing } = await import('qr-code-styling')
  return new Drawing({
    type,
    width: size * scale,
    height: size * scale,
    margin: 8 * scale,
    data: address,
    image: await loadable(logoUrl),
    qrOptions: { errorCorrectionLevel: 'H' },
    imageOptions: { imageSize: logoShare, margin: 2 * scale, hideBackgroundDots: true },
    dotsOptions: { type: 'square', color: '#000000' },
    backgroundOptions: { color: '#ffffff' },
  })
}

/** The drawing would wait for ever for a picture that does not come. */
async function loadable(logoUrl: string | null): Promise<string> {
  if (logoUrl === null) return logoAddress
  const { ok } = await fetch(logoUrl, { method: 'HEAD' })
  return ok ? logoUrl : logoAddress
}
