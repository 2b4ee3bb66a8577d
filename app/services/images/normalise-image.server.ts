import sharp, { type ResizeOptions, type Sharp } from 'sharp'
import { InvalidInputError } from '#app/domain/errors.ts'
import { detectFormat } from './detect-format.ts'
import { maxImageMegabytes } from './max-image-megabytes.ts'
import { limitConcurrency } from './limit-concurrency.ts'
import {
  defaultPart,
  partText,
  parsePicturePart,
  squareOf,
  type PicturePart,
} from './picture-part.ts'

/** Twice the resolution of a phone's camera. */
export const maxMegapixels = 25

/** The two sizes of a picture. */
interface Sizes {
  readonly full: ResizeOptions
  readonly small: ResizeOptions
}

/**
 * The sizes for a dish or a logo. The full picture is uncropped and twice as wide as the bottom
 * sheet (480 px). The small one is for lists: three times the 96 px on a phone, and more than twice
 * the 112 px on wider screens.
 */
export const pictureSizes: Sizes = {
  full: { width: 960, height: 960, fit: 'inside', withoutEnlargement: true },
  small: { width: 288, height: 288, fit: 'cover' },
}

/** The sizes for the top of the guest page: full for wide screens, small for phones. */
export const coverSizes: Sizes = {
  full: { width: 1600, height: 640, fit: 'cover' },
  small: { width: 800, height: 320, fit: 'cover' },
}

const timeoutSeconds = 10

/** A picture in the sizes that pages show, both WebP. */
export interface NormalisedImage {
  readonly full: Uint8Array
  readonly small: Uint8Array
}

// The only decoders that untrusted files may reach: no SVG, PDF, TIFF or Magick.
const allowedLoaders = ['JpegBuffer', 'PngBuffer', 'WebpBuffer', 'HeifBuffer', 'NsgifBuffer']
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: allowedLoaders.map((loader) => `VipsForeignLoad${loader}`) })
// A picture takes one core and up to 100 MB. Two at a time leave enough for guests. Queued uploads
// take 8 MB each and are processed within half a minute.
sharp.concurrency(1)
sharp.cache(false)
const limited = limitConcurrency({ concurrency: 2, maxQueued: 20, busyKey: 'images_busy' })

/**
 * Re-encodes an upload as a picture: upright, in sRGB, without any metadata (such as a photo's GPS
 * position). Only the first frame of an animation is used.
 * @throws {InvalidInputError} `image_...`, if it isn't a picture, is too large, or broken
 * @throws {BusyError} if too many others are waiting
 */
export async function normaliseImage(
  bytes: Uint8Array,
  sizes: Sizes = pictureSizes,
  part: PicturePart = defaultPart,
): Promise<NormalisedImage> {
  if (bytes.length === 0) throw new InvalidInputError('image_missing')
  if (bytes.length > maxImageMegabytes * 1024 * 1024) {
    throw new InvalidInputError('image_too_large', { megabytes: maxImageMegabytes })
  }
  const format = detectFormat(bytes)
  if (format === 'heic') throw new InvalidInputError('image_heic')
  if (format === undefined) throw new InvalidInputError('image_format')
  return limited(async () => {
    await assertPixelLimit(bytes)
    return rejectUnreadable(encode(bytes, sizes, part))
  })
}

/** Pixels without a header, row by row. */
export interface RawImage {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
  readonly channels: 1 | 2 | 3 | 4
}

/**
 * Decodes an upload: upright, in sRGB, at most as large as given.
 * @param longestSide in pixels
 * @throws {InvalidInputError} `image_...`
 * @throws {BusyError}
 */
export async function decodeImage(bytes: Uint8Array, longestSide: number): Promise<RawImage> {
  const format = detectFormat(bytes)
  if (format === 'heic') throw new InvalidInputError('image_heic')
  if (format === undefined) throw new InvalidInputError('image_format')
  return limited(async () => {
    await assertPixelLimit(bytes)
    const size = { width: longestSide, height: longestSide }
    return rejectUnreadable(decode(bytes, { ...size, fit: 'inside', withoutEnlargement: true }))
  })
}

/** Checks the header only, before any pixel is decoded. */
async function assertPixelLimit(bytes: Uint8Array): Promise<void> {
  const { width, height } = await rejectUnreadable(
    sharp(bytes, { limitInputPixels: false }).metadata(),
  )
  if (width * height > maxMegapixels * 1_000_000) {
    throw new InvalidInputError('image_too_many_pixels', { megapixels: maxMegapixels })
  }
}

async function encode(
  bytes: Uint8Array,
  sizes: Sizes,
  part: PicturePart,
): Promise<NormalisedImage> {
  // Decoded once, to the larger size; both sizes are encoded from that.
  const { data, ...raw } = await decode(bytes, sizes.full)
  const full = await sharp(data, { raw }).webp({ quality: 80 }).toBuffer()
  const small = await encodeSmall(sharp(data, { raw }), raw, sizes, part)
  return { full, small }
}

/**
 * Cuts another part out of a stored picture, for lists.
 * @param full the full picture, as `normaliseImage` made it
 */
export async function cutPart(full: Uint8Array, part: PicturePart): Promise<Uint8Array> {
  return limited(async () => {
    const { width, height } = await sharp(full).metadata()
    return encodeSmall(sharp(full), { width, height }, pictureSizes, part)
  })
}

async function encodeSmall(
  picture: Sharp,
  size: { readonly width: number; readonly height: number },
  sizes: Sizes,
  part: PicturePart,
): Promise<Uint8Array> {
  if (partText(part) === partText(defaultPart)) {
    return picture.resize(sizes.small).webp({ quality: 75, effort: 6 }).toBuffer()
  }
  return picture
    .extract(squareOf(part, size))
    .resize(sizes.small)
    .webp({ quality: 75, effort: 6 })
    .withExif({ IFD0: { ImageDescription: `part=${partText(part)}` } })
    .toBuffer()
}

/** The part that a small picture shows, which stays with its file when that is copied or restored. */
export async function partShownBy(small: Uint8Array): Promise<PicturePart> {
  const { exif } = await sharp(small).metadata()
  const text = /part=([\d.]+)/.exec(exif?.toString('latin1') ?? '')?.[1]
  return parsePicturePart(text ?? '') ?? defaultPart
}

async function decode(bytes: Uint8Array, size: ResizeOptions): Promise<RawImage> {
  const { data, info } = await sharp(bytes, {
    limitInputPixels: maxMegapixels * 1_000_000,
    failOn: 'error',
  })
    .timeout({ seconds: timeoutSeconds })
    .autoOrient()
    .resize(size)
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, channels: info.channels }
}

/** Turns every libvips error into one message, because the owner can do the same about each. */
async function rejectUnreadable<Result>(result: Promise<Result>): Promise<Result> {
  try {
    return await result
  } catch (cause) {
    throw Object.assign(new InvalidInputError('image_unreadable'), { cause })
  }
}
