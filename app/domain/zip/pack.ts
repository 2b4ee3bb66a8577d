import { promisify } from 'node:util'
import { crc32, deflateRaw } from 'node:zlib'

const deflate = promisify(deflateRaw)

const fileMark = 0x04034b50
const entryMark = 0x02014b50
const endMark = 0x06054b50
const methods = { stored: 0, deflated: 8 } as const

/** A file to be packed. */
export interface PackedFile {
  readonly name: string
  readonly bytes: Uint8Array
  /** Whether packing wouldn't make it smaller, as for a picture. */
  readonly isCompressed?: boolean
}

/**
 * Packs files into an archive, piece by piece: it holds one file at a time. Up to 65,535 files and 4 GB.
 * @throws {RangeError} if there are more
 */
export async function* packFiles(
  files: AsyncIterable<PackedFile> | Iterable<PackedFile>,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const directory: Buffer[] = []
  let count = 0
  let offset = 0
  for await (const { name, bytes, isCompressed = false } of files) {
    const method = isCompressed ? methods.stored : methods.deflated
    const packed = isCompressed ? bytes : await deflate(bytes)
    const nameBytes = Buffer.from(name)
    // Version 2.0, UTF-8 names, 1 January 1980.
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(0x0800, 2)
    common.writeUInt16LE(method, 4)
    common.writeUInt16LE(0x21, 8)
    common.writeUInt32LE(crc32(bytes), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(bytes.length, 18)
    common.writeUInt16LE(nameBytes.length, 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    directory.push(mark(entryMark), Buffer.from([20, 0]), common, place, nameBytes)
    const piece = Buffer.concat([mark(fileMark), common, nameBytes, packed])
    offset += piece.length
    count += 1
    yield piece
  }
  const entries = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(endMark, 0)
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(entries.length, 12)
  end.writeUInt32LE(offset, 16)
  yield Buffer.concat([entries, end])
}

/** Packs texts into an archive, by name. */
export async function packArchive(files: Readonly<Record<string, string>>): Promise<Buffer> {
  const packed = Object.entries(files).map(([name, content]) => ({
    name,
    bytes: Buffer.from(content),
  }))
  return Buffer.concat(await Array.fromAsync(packFiles(packed)))
}

function mark(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value, 0)
  return bytes
}
