import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Supported content encodings, in order of preference. */
export const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]

const [compressBrotli, compressGzip] = [promisify(brotliCompress), promisify(gzip)]

/**
 * `fast` for a waiting client, `small` for the cache: Brotli takes 40 times as long at quality 11
 * as at 4.
 */
export type Effort = 'fast' | 'small'

const quality = { fast: { br: 4, gzip: 5 }, small: { br: 11, gzip: 9 } } as const

/** Encodes a page. */
export async function compress(plain: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> {
  if (encoding === 'identity') return plain
  if (encoding === 'gzip') return compressGzip(plain, { level: quality[effort].gzip })
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality[effort].br,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  }
  return compressBrotli(plain, { params })
}

/** Chooses the best encoding that the client accepts (RFC 9110, section 12.5.3). */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity'
  const entries = new Map(accepted.toLowerCase().split(',').map(parseEntry))
  const accepts = (encoding: Encoding) => entries.get(encoding) ?? entries.get('*') ?? false
  return encodings.find(accepts) ?? 'identity'
}

function parseEntry(entry: string): [name: string, isAccepted: boolean] {
  const [name = '', ...parameters] = entry.split(';')
  const weight = parameters.find((parameter) => parameter.trim().startsWith('q='))
  return [name.trim(), weight === undefined || Number(weight.trim().slice(2)) > 0]
}
