import sharp from 'sharp'
import { finishInSlices } from '#app/domain/in-slices.ts'
import type { RawImage } from '../images/normalise-image.server.ts'
import { findLineShape, offsetAt, sizeForShape, type LineShape } from './line-shape.ts'

/** The smallest angle in degrees that is corrected. Correcting less blurs letters and levels no line. */
const minAngle = 0.3
/** The smallest curve that is corrected, in widths of the picture. */
const minOffset = 0.003

/** Turns a picture and bends it until its lines are level. */
export async function levelPicture(image: RawImage): Promise<RawImage> {
  const { data, info } = await open(image)
    .resize({ width: sizeForShape, height: sizeForShape, fit: 'inside', withoutEnlargement: true })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const shape = await finishInSlices(findLineShape({ data, width, height }))
  const angle = (Math.atan(shape.slope) * 180) / Math.PI
  const turned = Math.abs(angle) < minAngle ? image : await turn(image, -angle)
  const { fan, bend, bow } = shape
  const isCurved = Math.abs(fan) / 4 + Math.abs(bend) / 4 + Math.abs(bow) / 8 > minOffset
  if (!isCurved) return turned
  return finishInSlices(bendBack(turned, { ...shape, slope: 0 }, image.width))
}

const open = ({ data, ...raw }: RawImage) => sharp(data, { raw })

/** Turns a picture clockwise, on the ground of the colour that it has on average. */
async function turn(image: RawImage, degrees: number): Promise<RawImage> {
  const { channels } = await open(image).stats()
  const [r = 128, g = r, b = r] = channels.map(({ mean }) => mean)
  const { data, info } = await open(image)
    .rotate(degrees, { background: { r, g, b } })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, channels: info.channels }
}

/**
 * Moves each pixel up or down by as much as its line is too low or too high. Works in steps.
 * @param unit in pixels, of the shape
 */
function* bendBack(
  { data, width, height, channels }: RawImage,
  shape: LineShape,
  unit: number,
): Generator<void, RawImage> {
  const bent = new Uint8Array(data.length)
  for (let row = 0; row < height; row++) {
    yield
    const y = (row - height / 2) / unit
    for (let column = 0; column < width; column++) {
      const from = row + offsetAt(shape, (column - width / 2) / unit, y) * unit
      const above = Math.min(height - 2, Math.max(0, Math.floor(from)))
      const share = Math.min(1, Math.max(0, from - above))
      for (let channel = 0; channel < channels; channel++) {
        const at = (above * width + column) * channels + channel
        const below = data[at + width * channels] ?? 0
        bent[(row * width + column) * channels + channel] =
          (data[at] ?? 0) * (1 - share) + below * share
      }
    }
  }
  return { data: bent, width, height, channels }
}
