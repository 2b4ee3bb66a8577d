import sharp from 'sharp'
import { InvalidInputError } from '#app/domain/errors.ts'
import { detectFormat } from './detect-format.ts'
import { maxImageMegabytes } from './max-image-megabytes.ts'
import { limitConcurrency } from './limit-concurrency.ts'

/** Twice the resolution of a phone's camera. */
export const maxMegapixels = 25

/** Twice the width of the bottom sheet, 480 px. */
const fullWidth = 960
/**
 * For the list's square: three times the 96 px on a phone, and more than twice the 112 px on wider
 * screens.
 */
const smallWidth = 288

const timeoutSeconds = 10

/** A picture in the sizes that pages show, both WebP. */
export interface NormalisedImage {
  /** At most 960 px wide and high. */
  readonly full: Uint8Array
  /** 288 px square, cropped around the centre. */
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
export async function normaliseImage(bytes: Uint8Array): Promise<NormalisedImage> {
  if (bytes.length === 0) throw new InvalidInputError('image_missing')
  if (bytes.length > maxImageMegabytes * 1024 * 1024) {
    throw new InvalidInputError('image_too_large', { megabytes: maxImageMegabytes })
  }
  const format = detectFormat(bytes)
  if (format === 'heic') throw new InvalidInputError('image_heic')
  if (format === undefined) throw new InvalidInputError('image_format')
  return limited(async () => {
    await assertPixelLimit(bytes)
    return rejectUnreadable(encode(bytes))
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

async function encode(bytes: Uint8Array): Promise<NormalisedImage> {
  // Decoded once, to the larger size; both sizes are encoded from that.
  const { data, info } = await sharp(bytes, {
    limitInputPixels: maxMegapixels * 1_000_000,
    failOn: 'error',
  })
    .timeout({ seconds: timeoutSeconds })
    .autoOrient()
    .resize({ width: fullWidth, height: fullWidth, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const full = await sharp(data, { raw }).webp({ quality: 80 }).toBuffer()
  const small = await sharp(data, { raw })
    .resize({ width: smallWidth, height: smallWidth, fit: 'cover' })
    .webp({ quality: 75, effort: 6 })
    .toBuffer()
  return { full, small }
}

/** Turns every libvips error into one message, because the owner can do the same about each. */
async function rejectUnreadable<Result>(result: Promise<Result>): Promise<Result> {
  try {
    return await result
  } catch (cause) {
    throw Object.assign(new InvalidInputError('image_unreadable'), { cause })
  }
}
