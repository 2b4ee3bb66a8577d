import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** How a page may travel, the best first. */
export const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]

const [packBrotli, packGzip] = [promisify(brotliCompress), promisify(gzip)]

/** Soon, for who waits, or small, for those who come later: at 11, Brotli takes 40 times as long. */
export type Effort = 'soon' | 'small'

const quality = { soon: { br: 4, gzip: 5 }, small: { br: 11, gzip: 9 } } as const

export async function pack(plain: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> {
  if (encoding === 'identity') return plain
  if (encoding === 'gzip') return packGzip(plain, { level: quality[effort].gzip })
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality[effort].br,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  }
  return packBrotli(plain, { params })
}

/** The best encoding that a reader takes, by Accept-Encoding (RFC 9110, section 12.5.3). */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity'
  const taken = new Map(accepted.toLowerCase().split(',').map(parseOne))
  const takes = (encoding: Encoding) => taken.get(encoding) ?? taken.get('*') ?? false
  return encodings.find(takes) ?? 'identity'
}

function parseOne(entry: string): [name: string, isTaken: boolean] {
  const [name = '', ...parameters] = entry.split(';')
  const weight = parameters.find((parameter) => parameter.trim().startsWith('q='))
  return [name.trim(), weight === undefined || Number(weight.trim().slice(2)) > 0]
}
