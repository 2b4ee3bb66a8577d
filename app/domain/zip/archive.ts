import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'

/*
 * ZIP (APPNOTE 6.3), as far as spreadsheets and archives of accounts use it. Unpacking runs in zlib's
 * threads, and ends at a size that is given beforehand, whatever the file says about itself.
 */

const inflate = promisify(inflateRaw)

const endMark = 0x06054b50
const entryMark = 0x02014b50
const endLength = 22
const entryLength = 46
const fileLength = 30
const deflated = 8

interface Entry {
  readonly start: number
  readonly packedSize: number
  readonly method: number
}

/** Why an archive can't be read: it needs a password, or unpacks to more than allowed. */
export type ArchiveFault = 'damaged' | 'password' | 'unpacked'

interface Limits {
  /** What all files read from it may have together, in bytes. */
  readonly maxBytes: number
  readonly maxEntries: number
  /** Creates the error to throw. */
  readonly reject: (fault: ArchiveFault) => Error
}

/** The files in an archive. */
export class Archive {
  private readonly bytes: Buffer
  private readonly entries = new Map<string, Entry>()
  private readonly limits: Limits
  private room: number

  /** @throws what `reject` creates, if it can't be read, needs a password or has too many files */
  constructor(bytes: Uint8Array, limits: Limits) {
    this.bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    this.limits = limits
    this.room = limits.maxBytes
    try {
      this.readEntries()
    } catch (error) {
      throw error instanceof RangeError ? limits.reject('damaged') : error
    }
  }

  /** The names of the files, as the archive has them: any text. */
  get names(): readonly string[] {
    return [...this.entries.keys()]
  }

  has(name: string): boolean {
    return this.entries.has(name)
  }

  /** Like `readBytes`, for a text in UTF-8. */
  async read(name: string, maxBytes?: number): Promise<string | undefined> {
    return (await this.readBytes(name, maxBytes))?.toString('utf8')
  }

  /**
   * Unpacks a file; undefined if there is none of this name.
   * @param maxBytes the most that this file may have
   * @throws what `reject` creates, if it is damaged or larger than allowed
   */
  async readBytes(name: string, maxBytes = this.room): Promise<Buffer | undefined> {
    const entry = this.entries.get(name)
    if (!entry) return undefined
    const packed = this.bytes.subarray(entry.start, entry.start + entry.packedSize)
    const limit = Math.min(maxBytes, this.room)
    const content = entry.method === deflated ? await this.unpack(packed, limit) : packed
    this.room -= content.length
    if (content.length > limit) throw this.limits.reject('unpacked')
    return content
  }

  private async unpack(packed: Buffer, limit: number): Promise<Buffer> {
    try {
      return await inflate(packed, { maxOutputLength: Math.max(1, limit) })
    } catch (error) {
      const { code }: { code?: unknown } = Object(error)
      throw this.limits.reject(code === 'ERR_BUFFER_TOO_LARGE' ? 'unpacked' : 'damaged')
    }
  }

  private readEntries(): void {
    const { bytes, limits } = this
    let end = bytes.length - endLength
    while (end >= 0 && bytes.readUInt32LE(end) !== endMark) end--
    if (end < 0) throw limits.reject('damaged')
    const count = bytes.readUInt16LE(end + 10)
    if (count > limits.maxEntries) throw limits.reject('unpacked')
    let at = bytes.readUInt32LE(end + 16)
    for (let index = 0; index < count; index++) {
      if (bytes.readUInt32LE(at) !== entryMark) throw limits.reject('damaged')
      const isEncrypted = (bytes.readUInt16LE(at + 8) & 1) === 1
      if (isEncrypted) throw limits.reject('password')
      const nameLength = bytes.readUInt16LE(at + 28)
      const name = bytes.toString('utf8', at + entryLength, at + entryLength + nameLength)
      const local = bytes.readUInt32LE(at + 42)
      const localExtras = bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
      this.entries.set(name, {
        start: local + fileLength + localExtras,
        packedSize: bytes.readUInt32LE(at + 20),
        method: bytes.readUInt16LE(at + 10),
      })
      const extras = bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
      at += entryLength + nameLength + extras
    }
  }
}
