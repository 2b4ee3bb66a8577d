import { promisify } from 'node:util'
import { crc32, deflateRaw, inflateRaw } from 'node:zlib'
import { InvalidInputError } from '../../errors.ts'

/*
 * ZIP (APPNOTE 6.3), as far as spreadsheets use it. Packing and unpacking run in zlib's threads, and
 * end at a size that is given beforehand, whatever the file says about itself.
 */

const inflate = promisify(inflateRaw)
const deflate = promisify(deflateRaw)

const endMark = 0x06054b50
const entryMark = 0x02014b50
const endLength = 22
const entryLength = 46
const fileLength = 30
const maxEntries = 2_000
const deflated = 8

interface Entry {
  readonly start: number
  readonly packedSize: number
  readonly method: number
}

/** The files in an archive. */
export class Archive {
  private readonly bytes: Buffer
  private readonly entries = new Map<string, Entry>()
  private room: number

  /**
   * @param maxBytes that all files read from it may have together
   * @throws {InvalidInputError} if it can't be read, or needs a password
   */
  constructor(bytes: Uint8Array, maxBytes: number) {
    this.bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    this.room = maxBytes
    try {
      this.readEntries()
    } catch (error) {
      throw error instanceof RangeError ? unreadable() : error
    }
  }

  has(name: string): boolean {
    return this.entries.has(name)
  }

  /**
   * Unpacks a file; undefined if there is none of this name.
   * @throws {InvalidInputError} if it is larger than allowed
   */
  async read(name: string): Promise<string | undefined> {
    const entry = this.entries.get(name)
    if (!entry) return undefined
    const packed = this.bytes.subarray(entry.start, entry.start + entry.packedSize)
    const content = entry.method === deflated ? await this.unpack(packed) : packed
    this.room -= content.length
    if (this.room < 0) throw tooLarge()
    return content.toString('utf8')
  }

  private async unpack(packed: Buffer): Promise<Buffer> {
    try {
      return await inflate(packed, { maxOutputLength: Math.max(1, this.room) })
    } catch (error) {
      const { code }: { code?: unknown } = Object(error)
      throw code === 'ERR_BUFFER_TOO_LARGE' ? tooLarge() : unreadable()
    }
  }

  private readEntries(): void {
    const { bytes } = this
    let end = bytes.length - endLength
    while (end >= 0 && bytes.readUInt32LE(end) !== endMark) end--
    if (end < 0) throw unreadable()
    const count = bytes.readUInt16LE(end + 10)
    if (count > maxEntries) throw tooLarge()
    let at = bytes.readUInt32LE(end + 16)
    for (let index = 0; index < count; index++) {
      if (bytes.readUInt32LE(at) !== entryMark) throw unreadable()
      const isEncrypted = (bytes.readUInt16LE(at + 8) & 1) === 1
      if (isEncrypted) throw new InvalidInputError('import_file_password')
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

const unreadable = () => new InvalidInputError('import_file_damaged')
const tooLarge = () => new InvalidInputError('import_file_unpacked')

/** Packs files into an archive. */
export async function packArchive(files: Readonly<Record<string, string>>): Promise<Buffer> {
  const pieces: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, content] of Object.entries(files)) {
    const bytes = Buffer.from(content)
    const packed = await deflate(bytes)
    const nameBytes = Buffer.from(name)
    // Version 2.0, UTF-8 names, deflated, 1 January 1980.
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(0x0800, 2)
    common.writeUInt16LE(deflated, 4)
    common.writeUInt16LE(0x21, 8)
    common.writeUInt32LE(crc32(bytes), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(bytes.length, 18)
    common.writeUInt16LE(nameBytes.length, 22)
    const timeFields = Buffer.alloc(14)
    timeFields.writeUInt32LE(offset, 10)
    directory.push(numbers(entryMark), Buffer.from([20, 0]), common, timeFields, nameBytes)
    const piece = Buffer.concat([numbers(0x04034b50), common, nameBytes, packed])
    pieces.push(piece)
    offset += piece.length
  }
  const entries = Buffer.concat(directory)
  const count = Object.keys(files).length
  const end = Buffer.alloc(endLength)
  end.writeUInt32LE(endMark, 0)
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(entries.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...pieces, entries, end])
}

function numbers(mark: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(mark, 0)
  return bytes
}
