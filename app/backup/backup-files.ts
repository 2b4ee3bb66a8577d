import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'

/**
 * Writes lines to a gzipped file that only this user can read.
 * @returns the file's SHA-256
 */
export async function writeLines(
  file: string,
  lines: AsyncIterable<readonly string[]>,
): Promise<string> {
  const hash = createHash('sha256')
  const hashing = new PassThrough()
  hashing.on('data', (chunk: Buffer) => hash.update(chunk))
  await pipeline(
    async function* () {
      for await (const batch of lines) if (batch.length > 0) yield `${batch.join('\n')}\n`
    },
    createGzip({ level: 4 }),
    hashing,
    createWriteStream(file, { mode: 0o600, flush: true }),
  )
  return hash.digest('hex')
}

/**
 * Reads the lines of a gzipped file. Only line feeds end a line, because text may contain other
 * line separators.
 */
export async function* readLines(file: string): AsyncGenerator<string> {
  const text = createGunzip().setEncoding('utf8')
  createReadStream(file)
    .on('error', (error) => text.destroy(error))
    .pipe(text)
  let rest = ''
  for await (const chunk of text) {
    const lines = `${rest}${String(chunk)}`.split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}

/** Computes a file's SHA-256. */
export async function computeChecksum(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file)) hash.update(chunk)
  return hash.digest('hex')
}
