import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { LogoShape } from '#app/domain/guest-menu/look.ts'
import { brandColours } from './brand-colours.ts'
import { shapeLogo } from './shape-logo.server.ts'

/** Pixels of an icon's side. */
export type IconSize = 192 | 512

interface Icon {
  /** The restaurant's logo; without one, the product's icon is drawn. */
  readonly logo: Uint8Array | undefined
  readonly shape: LogoShape
  /** The background of the product's icon. */
  readonly accent: string
  readonly size: IconSize
  /** Whether systems may crop it, at most to a circle of 80 % of its side. */
  readonly isMaskable: boolean
}

/**
 * Draws an icon for the home screen: the logo in its shape on an opaque square. A maskable one
 * keeps the logo's corners inside the circle that is always shown, whose diameter is 80 % of the side.
 * @returns PNG
 */
export async function drawIcon({
  logo,
  shape,
  accent,
  size,
  isMaskable,
}: Icon): Promise<Uint8Array> {
  const inner = Math.round(size * (isMaskable ? 0.56 : 0.84))
  const picture = logo
    ? await shapeLogo(logo, inner, shape)
    : await sharp(await readProductIcon())
        .resize({ width: inner, height: inner })
        .png()
        .toBuffer()
  const background = logo ? brandColours.paper : accent
  return sharp({ create: { width: size, height: size, channels: 3, background } })
    .composite([{ input: picture }])
    .png({ palette: true })
    .toBuffer()
}

const readProductIcon = () => readFile('app/services/images/product-icon.png')
