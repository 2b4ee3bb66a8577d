import sharp from 'sharp'
import type { LogoShape } from '#app/domain/guest-menu/look.ts'

/** The radius of the corners as a share of the side, as on the guest page. */
const radii: Readonly<Record<LogoShape, number>> = { rounded: 12 / 56, round: 0.5, square: 0 }

/**
 * Draws a logo as the guest page shows it: its middle, in the restaurant's shape.
 * @param side in pixels
 * @returns PNG, transparent outside the shape
 */
export async function shapeLogo(logo: Uint8Array, side: number, shape: LogoShape): Promise<Buffer> {
  const raw = { width: side, height: side, channels: 4 } as const
  return sharp(logo)
    .resize({ width: side, height: side, fit: 'cover' })
    .ensureAlpha()
    .composite([{ input: maskOf(side, radii[shape] * side), raw, blend: 'dest-in' }])
    .png()
    .toBuffer()
}

/** A square with round corners as raw RGBA: opaque inside, with smooth edges. */
function maskOf(side: number, radius: number): Buffer {
  const mask = Buffer.alloc(side * side * 4)
  // How far a pixel is inside the corner's square, along one axis.
  const intoCorner = (position: number) =>
    Math.max(radius - position - 0.5, position + 0.5 - (side - radius), 0)
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const distance = Math.hypot(intoCorner(x), intoCorner(y))
      const coverage = Math.min(Math.max(radius - distance + 0.5, 0), 1)
      mask[(y * side + x) * 4 + 3] = radius === 0 ? 255 : Math.round(coverage * 255)
    }
  }
  return mask
}
