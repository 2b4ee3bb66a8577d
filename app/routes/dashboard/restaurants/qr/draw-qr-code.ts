import type QrCode from 'qr-code-styling'
import { logoPath } from '#app/ui/logo-path.ts'

// Spec section 9.
const size = 200
const logoShare = 0.4

/** SVG for the screen; a large canvas for paper, as a scaled SVG shows seams between its squares. */
export type QrMedium = 'screen' | 'paper'

const formats = {
  screen: { type: 'svg', scale: 1 },
  paper: { type: 'canvas', scale: 6 },
} as const

/** Draws a URL as a QR code with a logo in the middle. Loads the QR library on first use. */
export async function drawQrCode(
  url: string,
  logoUrl: string | null,
  medium: QrMedium,
): Promise<QrCode> {
  const { type, scale } = formats[medium]
  const { default: QrCodeStyling } = await import('qr-code-styling')
  return new QrCodeStyling({
    type,
    width: size * scale,
    height: size * scale,
    margin: 8 * scale,
    data: url,
    image: await availableLogo(logoUrl),
    qrOptions: { errorCorrectionLevel: 'H' },
    imageOptions: { imageSize: logoShare, margin: 2 * scale, hideBackgroundDots: true },
    dotsOptions: { type: 'square', color: '#000000' },
    backgroundOptions: { color: '#ffffff' },
  })
}

/**
 * Falls back to Chefin's logo if the picture is missing, because the library would wait for it
 * indefinitely.
 */
async function availableLogo(logoUrl: string | null): Promise<string> {
  if (logoUrl === null) return logoPath
  const { ok } = await fetch(logoUrl, { method: 'HEAD' })
  return ok ? logoUrl : logoPath
}
