import sharp, { type OverlayOptions } from 'sharp'
import type { LogoShape } from '#app/domain/guest-menu/look.ts'
import { brandColours } from './brand-colours.ts'
import { shapeLogo } from './shape-logo.server.ts'

/** Pixels of a link preview. */
export const previewSize = { width: 1200, height: 630 } as const

interface Preview {
  readonly name: string
  readonly location: string
  /** The colour of the bar at the bottom. */
  readonly accent: string
  readonly logo: Uint8Array | undefined
  readonly shape: LogoShape
}

const margin = 80
const logoSide = 300
const barHeight = 18
const gap = 28

/**
 * Draws a restaurant's link preview: its logo, name and location on the brand's paper. Long texts
 * wrap, and shrink if they still don't fit. Pango draws the texts: it shapes Arabic and needs no SVG
 * decoder, which stays disabled (`normalise-image.server.ts`).
 * @returns JPEG
 */
export async function drawPreview({
  name,
  location,
  accent,
  logo,
  shape,
}: Preview): Promise<Uint8Array> {
  await loadFonts()
  const left = logo ? margin + logoSide + 64 : margin
  const width = previewSize.width - left - margin
  const title = await drawText(name, { ...titleStyle, width })
  const place = await drawText(location, { ...placeStyle, width })
  const texts = [title, place].filter((text) => text !== undefined)
  const textHeight = texts.reduce((sum, { height }) => sum + height + gap, -gap)
  let top = Math.round((previewSize.height - barHeight - textHeight) / 2)
  const layers: OverlayOptions[] = texts.map(({ input, height, ...text }) => {
    const start = text.isRightToLeft ? previewSize.width - margin - text.width : left
    const layer = { input, left: start, top }
    top += height + gap
    return layer
  })
  if (logo) layers.push(await drawLogo(logo, shape))
  return sharp({ create: { ...previewSize, channels: 3, background: brandColours.paper } })
    .composite([...layers, drawBar(accent)])
    .jpeg({ quality: 86, mozjpeg: true })
    .toBuffer()
}

async function drawLogo(logo: Uint8Array, shape: LogoShape): Promise<OverlayOptions> {
  const input = await shapeLogo(logo, logoSide, shape)
  const top = Math.round((previewSize.height - barHeight - logoSide) / 2)
  return { input, left: margin, top }
}

function drawBar(background: string): OverlayOptions {
  const { width, height } = previewSize
  const create = { width, height: barHeight, channels: 3, background } as const
  return { input: { create }, left: 0, top: height - barHeight }
}

interface TextStyle {
  readonly font: string
  readonly colour: string
  readonly maxHeight: number
}

const titleStyle: TextStyle = {
  font: 'DejaVu Serif,DejaVu Sans Bold 76',
  colour: brandColours.ink,
  maxHeight: 330,
}
const placeStyle: TextStyle = {
  font: 'DejaVu Sans 36',
  colour: brandColours.softInk,
  maxHeight: 130,
}

interface DrawnText {
  /** PNG */
  readonly input: Buffer
  readonly width: number
  readonly height: number
  readonly isRightToLeft: boolean
}

/**
 * @param text the owner's, in any script
 * @returns undefined if there is nothing to draw
 */
async function drawText(
  text: string,
  { font, colour, maxHeight, width }: TextStyle & { readonly width: number },
): Promise<DrawnText | undefined> {
  const drawable = withoutUndrawable(text)
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(drawable)) return undefined
  const isRightToLeft = /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(drawable)
  const markup = `<span foreground="${colour}">${escapeMarkup(drawable)}</span>`
  const draw = async (size: { readonly dpi: number } | { readonly height: number }) => {
    const options = { text: markup, font, width, wrap: 'word-char', rgba: true, ...size } as const
    const { data, info } = await sharp({ text: options })
      .png()
      .toBuffer({ resolveWithObject: true })
    return { input: data, width: info.width, height: info.height, isRightToLeft }
  }
  // At 72 dpi, a point is a pixel.
  const drawn = await draw({ dpi: 72 })
  return drawn.height <= maxHeight && drawn.width <= width ? drawn : draw({ height: maxHeight })
}

/** Drops what XML can't contain, and emoji, for which we have no font. */
const withoutUndrawable = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(/[\p{Emoji_Presentation}\u{FE0F}]/gu, '')
    .replaceAll(/[\p{Cc}\uFFFE\uFFFF\s]+/gu, ' ')

/** Escapes Pango's markup. */
const escapeMarkup = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

let loading: Promise<void> | undefined

/** Adds our fonts to the system's, which may be none: a container has none. */
function loadFonts(): Promise<void> {
  loading ??= (async () => {
    for (const name of ['DejaVuSans', 'DejaVuSerif-Bold']) {
      const fontfile = `app/services/images/fonts/${name}.ttf`
      await sharp({ text: { text: 'a', fontfile } }).toBuffer()
    }
  })()
  return loading
}
