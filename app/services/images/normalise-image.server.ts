import sharp from 'sharp'
import { Invalid } from '#app/domain/errors.ts'
import { detectFormat } from './detect-format.ts'
import { maxImageMegabytes } from './max-image-megabytes.ts'
import { takeTurns } from './take-turns.ts'

/** What a phone's camera makes, twice over. */
export const maxMegapixels = 25

/** The bottom sheet is 480 px wide: twice that. */
const fullWidth = 960
/** The list's square on a phone, 96 px three times, and on wider screens, 112 px, more than twice. */
const smallWidth = 288

const timeoutSeconds = 10

/** A picture as it is stored, in the sizes in which pages show it; both WebP. */
export interface NormalisedImage {
  /** At most 960 px wide and high. */
  readonly full: Uint8Array
  /** 288 px square, cut from the middle. */
  readonly small: Uint8Array
}

// Only these readers are ever let near what a stranger sent: no SVG, PDF, TIFF or Magick.
const readers = ['JpegBuffer', 'PngBuffer', 'WebpBuffer', 'HeifBuffer', 'NsgifBuffer']
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: readers.map((reader) => `VipsForeignLoad${reader}`) })
// A picture takes one core and up to 100 MB: two at once leave the rest to guests. Those that
// wait hold their 8 MB each, and are through within half a minute.
sharp.concurrency(1)
sharp.cache(false)
const inTurn = takeTurns({ atOnce: 2, waiting: 20, busyKey: 'images_busy' })

/**
 * Makes a picture of whatever was uploaded: upright, in sRGB, without any metadata (a
 * photo's GPS above all), newly encoded. Of an animation, the first frame.
 * @throws {Invalid} `image_...`, if it is no picture, too large, or broken
 * @throws {Busy} if too many others are waiting
 */
export async function normaliseImage(bytes: Uint8Array): Promise<NormalisedImage> {
  if (bytes.length === 0) throw new Invalid('image_missing')
  if (bytes.length > maxImageMegabytes * 1024 * 1024) {
    throw new Invalid('image_too_large', { megabytes: maxImageMegabytes })
  }
  const format = detectFormat(bytes)
  if (format === 'heic') throw new Invalid('image_heic')
  if (format === undefined) throw new Invalid('image_format')
  return inTurn(async () => {
    await assertFewPixels(bytes)
    return readable(encode(bytes))
  })
}

/** By the header alone, before a single pixel is unpacked. */
async function assertFewPixels(bytes: Uint8Array): Promise<void> {
  const { width, height } = await readable(sharp(bytes, { limitInputPixels: false }).metadata())
  if (width * height > maxMegapixels * 1_000_000) {
    throw new Invalid('image_too_many_pixels', { megapixels: maxMegapixels })
  }
}

async function encode(bytes: Uint8Array): Promise<NormalisedImage> {
  // Unpacked once, to the larger size; both sizes are encoded from that.
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

/** Whatever libvips says of a picture, its owner can do one of two things about it. */
async function readable<Result>(reading: Promise<Result>): Promise<Result> {
  try {
    return await reading
  } catch (cause) {
    throw Object.assign(new Invalid('image_unreadable'), { cause })
  }
}
