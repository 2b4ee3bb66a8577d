import { glob, readFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import type { Bench, Row } from './bench.ts'
import { similarity } from './similarity.ts'

/** The size and encoding of the small pictures, as in `normaliseImage`. */
const width = 288
const webp = { quality: 75, effort: 6 }
/** libaom's effort; 4 is sharp's default. */
const efforts = [2, 4]
const qualities = Array.from({ length: 41 }, (_, step) => 40 + step)

/**
 * The bytes that AVIF would save for the small pictures, each at the lowest quality that is as
 * similar to the original as its WebP. `PICTURES` is a glob of files to use instead of the sample
 * restaurant's.
 */
export const pictureFormats: Bench = {
  title: `pictures at ${width} px: WebP at ${webp.quality}, and AVIF with the same similarity to the original; CPU time per picture`,
  isNamedOnly: true,
  async run(_, { isShort }) {
    sharp.concurrency(1)
    sharp.cache(false)
    const pattern = process.env['PICTURES'] ?? 'app/db/demo/pictures/*.webp'
    const files = (await Array.fromAsync(glob(pattern))).toSorted()
    const originals: Buffer[] = []
    for (const file of files.slice(0, isShort ? 2 : files.length)) {
      originals.push(await asStored(await readFile(file)))
    }
    const asWebp = await encodeAsWebp(originals)
    const goals = asWebp.map((one) => one.similarity)
    const columns = [asWebp]
    for (const effort of efforts) columns.push(await encodeAsAvif(originals, goals, effort))
    const row = (label: string, unit: string, valueOf: (one: Encoded) => number): Row => ({
      label,
      unit,
      values: columns.map(
        (pictures) => pictures.reduce((sum, one) => sum + valueOf(one), 0) / pictures.length,
      ),
    })
    return {
      columns: ['WebP', ...efforts.map((effort) => `AVIF, effort ${effort}`)],
      rows: [
        row('size', 'bytes', ({ bytes }) => bytes.length),
        row('quality', '', ({ quality }) => quality),
        row('similarity, of 1,000', '', (one) => one.similarity * 1_000),
        row('encoding', 'ms', ({ encodingMs }) => encodingMs),
        row('decoding', 'ms', ({ decodingMs }) => decodingMs),
      ],
    }
  },
}

interface Encoded {
  readonly bytes: Buffer
  readonly quality: number
  readonly similarity: number
  readonly encodingMs: number
  readonly decodingMs: number
}

const asStored = (bytes: Buffer) =>
  sharp(bytes).resize({ width, height: width, fit: 'cover' }).removeAlpha().png().toBuffer()

async function encodeAsWebp(originals: readonly Buffer[]): Promise<Encoded[]> {
  const encoded: Encoded[] = []
  for (const original of originals) {
    encoded.push(await encode(original, webp.quality, (one) => one.webp(webp)))
  }
  return encoded
}

async function encodeAsAvif(
  originals: readonly Buffer[],
  goals: readonly number[],
  effort: number,
): Promise<Encoded[]> {
  const encoded: Encoded[] = []
  for (const [index, original] of originals.entries()) {
    encoded.push(
      await encodeAsSimilar(goals[index] ?? 1, (quality) =>
        encode(original, quality, (one) => one.avif({ quality, effort })),
      ),
    )
  }
  return encoded
}

/** Encodes at the lowest quality that reaches the goal, or at the highest if none does. */
async function encodeAsSimilar(
  goal: number,
  encodeAt: (quality: number) => Promise<Encoded>,
): Promise<Encoded> {
  let low = 0
  let high = qualities.length - 1
  let best: Encoded | undefined
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    const attempt = await encodeAt(qualities[middle] ?? Number.NaN)
    if (attempt.similarity >= goal) {
      best = attempt
      high = middle
    } else {
      low = middle + 1
    }
  }
  return best && best.quality === qualities[low] ? best : encodeAt(qualities[low] ?? Number.NaN)
}

async function encode(
  original: Buffer,
  quality: number,
  as: (picture: Sharp) => Sharp,
): Promise<Encoded> {
  const { data, info } = await sharp(original).raw().toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const encoding = await cpuTimeOf(() => as(sharp(data, { raw })).toBuffer())
  const decoding = await cpuTimeOf(() => sharp(encoding.result).raw().toBuffer())
  return {
    bytes: encoding.result,
    quality,
    similarity: similarity(data, decoding.result, raw),
    encodingMs: encoding.ms,
    decodingMs: decoding.ms,
  }
}

/** Measures CPU time, which does not depend on other load on the machine. */
async function cpuTimeOf<Result>(work: () => Promise<Result>) {
  const before = process.cpuUsage()
  const result = await work()
  const { user, system } = process.cpuUsage(before)
  return { result, ms: (user + system) / 1_000 }
}
