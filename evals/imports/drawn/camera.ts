import sharp from 'sharp'

/** How a sheet was photographed; each part is off unless it is given. */
export interface Camera {
  /** By how many degrees the sheet leans away. */
  readonly tilt?: number
  /** By how many degrees it is turned. */
  readonly turn?: number
  /** By how many quarters the photo is stored turned. */
  readonly quarterTurns?: 1 | 2 | 3
  /** How far its lines curve, as a share of its width. */
  readonly bend?: number
  /** The depth of a shadow across it, from 0 to 1. */
  readonly shadow?: number
  /** The strength of a lamp's reflection on it, from 0 to 1. */
  readonly glare?: number
  /** The light compared with daylight, from 0 to 1. */
  readonly light?: number
  /** The standard deviation of the noise, in levels of 255. */
  readonly noise?: number
  /** How yellow the light is, from 0 to 1. */
  readonly warmth?: number
  /** In pixels. */
  readonly blur?: number
  /** Of the JPEG. */
  readonly quality?: number
  /** The longest side in pixels. */
  readonly size?: number
}

const [width, height] = [1_500, 2_000]
/** The distance of the camera, in widths of the sheet. */
const distance = 2.6

/** Photographs a sheet, given as a picture, on a table. */
export async function photograph(
  sheet: Uint8Array,
  camera: Camera,
  seed: number,
): Promise<Uint8Array> {
  const { data, info } = await sharp(sheet)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { tilt = 0, turn = 0, bend = 0, quarterTurns = 0, blur = 0.7, quality = 65 } = camera
  const random = randomFrom(seed)
  const pixels = new Uint8Array(width * height * 3)
  const [sin, cos] = [Math.sin(radians(turn)), Math.cos(radians(turn))]
  const [tan, cosTilt] = [Math.tan(radians(tilt)), Math.cos(radians(tilt))]
  const ratio = info.height / info.width
  // The sheet fills most of the photo.
  const scale = Math.min(0.86, (0.88 * height) / width / ratio)
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      // In widths of the photo, from its middle.
      const [x, y] = [column / width - 0.5, (row - height / 2) / width]
      // Where the line of sight meets the sheet's plane, which leans away.
      const away = distance / (distance - y * tan)
      const [planeX, planeY] = [x * away, (y * away) / cosTilt]
      const u = (planeX * cos + planeY * sin) / scale + 0.5
      const curved = bend * (1 - Math.cos((u - 0.5) * Math.PI)) * 1.4
      const v = (-planeX * sin + planeY * cos) / scale + ratio / 2 + curved
      const colour = sample(data, info.width, info.height, u * info.width, v * info.width)
      const light = lightAt(x, y, camera)
      for (const [channel, value] of (colour ?? tableAt(column, row)).entries()) {
        const warm = 1 - (channel === 2 ? 1 : channel === 1 ? 0.35 : 0) * (camera.warmth ?? 0)
        const lit = value * light.factor * warm + light.glare * 255
        pixels[(row * width + column) * 3 + channel] = clamp(lit)
      }
    }
  }
  const { data: blurred } = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .blur(Math.max(0.3, blur))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const noise = camera.noise ?? 2.5
  for (let index = 0; index < blurred.length; index++) {
    const deviation = (random() + random() + random() - 1.5) * 2 * noise
    blurred[index] = clamp((blurred[index] ?? 0) + deviation)
  }
  const size = camera.size ?? height
  return sharp(blurred, { raw: { width, height, channels: 3 } })
    .rotate(quarterTurns * 90)
    .resize({ width: size, height: size, fit: 'inside' })
    .jpeg({ quality })
    .toBuffer()
}

const radians = (degrees: number) => (degrees * Math.PI) / 180
const clamp = (value: number) => Math.max(0, Math.min(255, Math.round(value)))

/** Returns numbers from 0 to 1, always the same for a seed. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

function lightAt(x: number, y: number, { light = 1, shadow = 0, glare = 0 }: Camera) {
  // Uneven everywhere; the shadow of a hand has a soft edge.
  const uneven = 1 - 0.18 * Math.hypot(x + 0.2, y + 0.3)
  const edge = 1 / (1 + Math.exp((x * 0.8 + y - 0.05) * 28))
  const spot = Math.exp(-(((x - 0.12) / 0.13) ** 2 + ((y + 0.18) / 0.09) ** 2))
  return { factor: uneven * (1 - shadow * edge) * light, glare: glare * spot }
}

/** Wood. */
const tableAt = (column: number, row: number): readonly number[] =>
  (column + Math.round(Math.sin(row / 90) * 6)) % 130 < 65 ? [107, 74, 47] : [99, 67, 41]

type Colour = readonly [number, number, number]

/** Returns the colour between four pixels; undefined outside of the picture. */
function sample(
  data: Uint8Array,
  columns: number,
  rows: number,
  x: number,
  y: number,
): Colour | undefined {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  if (left < 0 || top < 0 || left >= columns - 1 || top >= rows - 1) return undefined
  const [right, down] = [x - left, y - top]
  const at = (column: number, row: number, channel: number) =>
    data[(row * columns + column) * 3 + channel] ?? 0
  const mix = (channel: number) =>
    (at(left, top, channel) * (1 - right) + at(left + 1, top, channel) * right) * (1 - down) +
    (at(left, top + 1, channel) * (1 - right) + at(left + 1, top + 1, channel) * right) * down
  return [mix(0), mix(1), mix(2)]
}
