import { createHash } from 'node:crypto'
import { NotFoundError } from '#app/domain/errors.ts'
import { defaultLook, type Look } from '#app/domain/guest-menu/look.ts'
import { readableAccent } from '#app/domain/look/accent.ts'
import { drawIcon, type IconSize } from './draw-icon.server.ts'
import { drawPreview } from './draw-preview.server.ts'
import { getImage } from './index.server.ts'
import { limitConcurrency } from './limit-concurrency.ts'

/** The data of a restaurant that its drawn pictures show. */
export interface DrawnRestaurant {
  readonly name: string
  readonly location: string
  /** The logo's URL, as `putImage` returns it. */
  readonly logoUrl: string | null
  readonly look: Pick<Look, 'accent' | 'logoShape'> | null
}

const accentFor = ({ look }: DrawnRestaurant) => readableAccent(look?.accent ?? '').light

const shapeFor = ({ look }: DrawnRestaurant) => (look ?? defaultLook).logoShape

type Draw = (restaurant: DrawnRestaurant, logo: Uint8Array | undefined) => Promise<Uint8Array>

const icon =
  (size: IconSize, isMaskable: boolean): Draw =>
  (restaurant, logo) =>
    drawIcon({
      logo,
      shape: shapeFor(restaurant),
      accent: accentFor(restaurant),
      size,
      isMaskable,
    })

const drawings = {
  'icon-192.png': icon(192, false),
  'icon-512.png': icon(512, false),
  'maskable-192.png': icon(192, true),
  'maskable-512.png': icon(512, true),
  'preview.jpg': (restaurant, logo) =>
    drawPreview({
      ...restaurant,
      accent: accentFor(restaurant),
      shape: shapeFor(restaurant),
      logo,
    }),
} as const satisfies Record<string, Draw>

/** The file name of a drawn picture. */
export type DrawnPicture = keyof typeof drawings

export const isDrawnPicture = (name: string): name is DrawnPicture => Object.hasOwn(drawings, name)

/** Changes with what a picture shows. Increment the number when the drawing changes. */
export function drawnVersion(picture: DrawnPicture, restaurant: DrawnRestaurant): string {
  const { name, location, logoUrl } = restaurant
  const logo = logoUrl === null ? [] : [logoUrl, shapeFor(restaurant)]
  const shown = picture === 'preview.jpg' ? [name, location, ...logo] : logo
  const accent = accentFor(restaurant)
  return createHash('sha256')
    .update(JSON.stringify([3, accent, ...shown]))
    .digest('base64url')
    .slice(0, 12)
}

// An icon takes up to 60 KB, a preview about 40 KB.
const maxCached = 200
/** The least recently drawn is first. */
const cached = new Map<string, Promise<Uint8Array>>()
const limited = limitConcurrency({ concurrency: 1, maxQueued: 20, busyKey: 'images_busy' })

/**
 * Returns a restaurant's picture, from memory if it has been drawn before.
 * @throws {BusyError} if too many others are waiting
 */
export function drawPicture(
  picture: DrawnPicture,
  restaurant: DrawnRestaurant,
): Promise<Uint8Array> {
  const key = `${picture} ${drawnVersion(picture, restaurant)}`
  const earlier = cached.get(key)
  if (earlier) return earlier
  const drawing = limited(async () =>
    drawings[picture](restaurant, await readLogo(restaurant.logoUrl)),
  )
  cached.set(key, drawing)
  const [oldest] = cached.keys()
  if (cached.size > maxCached && oldest !== undefined) cached.delete(oldest)
  drawing.catch(() => cached.delete(key))
  return drawing
}

/** @returns undefined if there is no logo, or if it has just been deleted */
async function readLogo(logoUrl: string | null): Promise<Uint8Array | undefined> {
  if (logoUrl === null) return undefined
  try {
    return await getImage(new URL(logoUrl, 'http://x').pathname.replace('/images/', ''))
  } catch (error) {
    if (error instanceof NotFoundError) return undefined
    throw error
  }
}
