import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { InvalidInputError } from '../errors.ts'
import { inSlices } from '../in-slices.ts'
import type { Archive } from '../zip/archive.ts'
import { maxFileBytes } from './limits.ts'
import {
  manifestName,
  pictureFileName,
  tableOf,
  type ArchivedPicture,
  type Manifest,
  type TableName,
} from './manifest.ts'

export const damaged = () => new InvalidInputError('transfer_file_damaged')

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw damaged()
  }
}

/** The files of an archive that its manifest lists. */
export class ArchiveFiles {
  readonly manifest: Manifest
  readonly #archive: Archive
  readonly #listed: ReadonlyMap<string, Manifest['files'][number]>

  /** @throws {InvalidInputError} if the archive hasn't exactly these files */
  constructor(archive: Archive, manifest: Manifest) {
    this.manifest = manifest
    this.#archive = archive
    this.#listed = new Map(manifest.files.map((file) => [file.name, file]))
    const isComplete = this.names.every((name) => archive.has(name))
    const hasOthers = archive.names.some((name) => name !== manifestName && !this.#listed.has(name))
    if (!isComplete || hasOthers) throw damaged()
  }

  get names(): readonly string[] {
    return [...this.#listed.keys()]
  }

  /** The size of some tables' files together, unpacked, in bytes. */
  sizeOf(tables: readonly TableName[]): number {
    return [...this.#listed.values()]
      .filter(({ name }) => tables.some((table) => table === tableOf(name)))
      .reduce((sum, { bytes }) => sum + bytes, 0)
  }

  /**
   * Reads a table's rows, a file at a time.
   * @throws {InvalidInputError} that names the first row that isn't accepted
   */
  async *readRows<Row>(table: TableName, schema: z.ZodType<Row>): AsyncGenerator<Row[]> {
    let start = 0
    for (const name of this.names) {
      if (tableOf(name) !== table) continue
      const lines = (await this.#read(name)).toString('utf8').split('\n').filter(Boolean)
      yield await inSlices(lines.entries(), ([index, line]) => {
        const parsed = schema.safeParse(parseJson(line))
        if (parsed.success) return parsed.data
        throw new InvalidInputError('transfer_file_row', {
          table,
          row: start + index + 1,
          field: parsed.error.issues[0]?.path.join('.') ?? '',
        })
      })
      start += lines.length
    }
  }

  async readPicture(picture: ArchivedPicture): Promise<Uint8Array> {
    return this.#read(pictureFileName(picture))
  }

  async #read(name: string): Promise<Buffer> {
    const listed = this.#listed.get(name)
    const content = await this.#archive.readBytes(name, maxFileBytes)
    const isListed =
      content?.length === listed?.bytes &&
      content !== undefined &&
      createHash('sha256').update(content).digest('hex') === listed?.sha256
    if (!isListed) throw damaged()
    return content
  }
}
