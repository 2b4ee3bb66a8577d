import { z } from 'zod'

/** The square part of a picture that lists show. */
export interface PicturePart {
  /** The part's horizontal position in percent, as in `object-position`. */
  readonly x: number
  /** The same from top to bottom. */
  readonly y: number
  /** The part's side, in percent of the picture's shorter side. */
  readonly size: number
}

/** The middle, as large as possible. */
export const defaultPart: PicturePart = { x: 50, y: 50, size: 100 }

/** The smallest part: a smaller one would be blurred in lists. */
export const minPartSize = 40

const pattern = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/

/** Reads a part; undefined if the text isn't one. */
export function parsePicturePart(text: string): PicturePart | undefined {
  const [x = -1, y = -1, size = -1] = (pattern.exec(text) ?? []).slice(1).map(Number)
  const isPart = x >= 0 && x <= 100 && y >= 0 && y <= 100 && size >= minPartSize && size <= 100
  return isPart ? { x, y, size } : undefined
}

export const partText = ({ x, y, size }: PicturePart): string => `${x}.${y}.${size}`

/** The form field of a part; the default one if it is omitted or empty. */
export const partField = z
  .string('form_malformed')
  .default('')
  .transform((text, context) => {
    const part = text === '' ? defaultPart : parsePicturePart(text)
    if (!part) context.addIssue({ code: 'custom', message: 'form_malformed' })
    return part ?? defaultPart
  })

/** The part that lists show of the picture at a path, see `putImage`. */
export function picturePartOf(imageUrl: string): PicturePart {
  const [, query = ''] = imageUrl.split('?')
  return parsePicturePart(new URLSearchParams(query).get('part') ?? '') ?? defaultPart
}

/** Returns the square that a part is of a picture, in its pixels. */
export function squareOf(
  { x, y, size }: PicturePart,
  { width, height }: { readonly width: number; readonly height: number },
) {
  const side = Math.max(1, Math.round((Math.min(width, height) * size) / 100))
  return {
    left: Math.round(((width - side) * x) / 100),
    top: Math.round(((height - side) * y) / 100),
    width: side,
    height: side,
  }
}
