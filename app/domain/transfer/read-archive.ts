import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { InvalidInputError } from '../errors.ts'
import { inSlices } from '../in-slices.ts'
import { Archive, type ArchiveFault } from '../zip/archive.ts'
import { maxArchiveMegabytes, maxRowBytes, maxTranslations } from './limits.ts'
import {
  archiveVersion,
  manifestHead,
  manifestName,
  manifestSchema,
  pictureFileName,
  pictureOf,
  tableOf,
  type ArchivedPicture,
  type Manifest,
} from './manifest.ts'
import { rowSchemas, type ArchivedRows, type ImportedTable } from './row-schemas.ts'

/** An archive whose rows have been checked. */
export interface ReadArchive {
  readonly exportedAt: Date
  readonly rows: ArchivedRows
  readonly pictures: readonly ArchivedPicture[]
  /** How many conversations it has, which aren't read. */
  readonly conversations: number
  /**
   * Unpacks a picture.
   * @throws {InvalidInputError} if it is damaged
   */
  readonly readPicture: (picture: ArchivedPicture) => Promise<Uint8Array>
}

const faultKeys: Readonly<Record<ArchiveFault, string>> = {
  damaged: 'transfer_file_damaged',
  password: 'transfer_file_password',
  unpacked: 'transfer_file_unpacked',
}
const damaged = () => new InvalidInputError('transfer_file_damaged')

/**
 * Reads an archive that `exportArchive` wrote, which may come from anyone: checks its files against the
 * manifest, and each value against the limits of the forms. Nothing is written anywhere.
 * @throws {InvalidInputError} whose message says what to do
 */
export async function readArchive(bytes: Uint8Array): Promise<ReadArchive> {
  if (bytes.length === 0) throw new InvalidInputError('transfer_file_missing')
  if (!isZip(bytes)) throw new InvalidInputError('transfer_file_other')
  const archive = new Archive(bytes, {
    // Pictures are as large packed as unpacked.
    maxBytes: maxArchiveMegabytes * 1024 * 1024 + maxRowBytes,
    maxEntries: 65_535,
    reject: (fault) => new InvalidInputError(faultKeys[fault]),
  })
  const files = new Files(archive, await readManifest(archive))
  const read = <Row>(table: ImportedTable, schema: z.ZodType<Row>) => readRows(files, table, schema)
  return {
    exportedAt: new Date(files.manifest.exportedAt),
    rows: {
      menus: await read('menus', rowSchemas.menus),
      categories: await read('categories', rowSchemas.categories),
      dishes: await read('dishes', rowSchemas.dishes),
      dish_facts: await read('dish_facts', rowSchemas.dish_facts),
      restaurants: await read('restaurants', rowSchemas.restaurants),
      restaurant_menus: await read('restaurant_menus', rowSchemas.restaurant_menus),
      house_facts: await read('house_facts', rowSchemas.house_facts),
      sold_out: await read('sold_out', rowSchemas.sold_out),
      restaurant_prices: await read('restaurant_prices', rowSchemas.restaurant_prices),
      scheduled_prices: await read('scheduled_prices', rowSchemas.scheduled_prices),
      restaurant_languages: await read('restaurant_languages', rowSchemas.restaurant_languages),
      translations: await read('translations', rowSchemas.translations),
    },
    pictures: files.names.flatMap((name) => pictureOf(name) ?? []),
    conversations: files.manifest.counts['conversations'] ?? 0,
    readPicture: (picture) => files.readPicture(picture),
  }
}

const isZip = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 4)).equals(zipStart)
const zipStart = Buffer.from('PK\u0003\u0004')

async function readManifest(archive: Archive): Promise<Manifest> {
  const text = await archive.read(manifestName)
  if (text === undefined) throw new InvalidInputError('transfer_file_other')
  const head = manifestHead.safeParse(parseJson(text))
  if (!head.success) throw new InvalidInputError('transfer_file_other')
  const { version } = head.data
  if (version !== archiveVersion) {
    throw new InvalidInputError('transfer_file_version', { version, own: archiveVersion })
  }
  const manifest = manifestSchema.safeParse(parseJson(text))
  if (!manifest.success) throw damaged()
  return manifest.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw damaged()
  }
}

/** The files of an archive that its manifest lists. */
class Files {
  readonly manifest: Manifest
  readonly #archive: Archive
  readonly #listed: ReadonlyMap<string, Manifest['files'][number]>
  #rowBytes = 0

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

  async readText(name: string): Promise<string> {
    this.#rowBytes += this.#listed.get(name)?.bytes ?? 0
    if (this.#rowBytes > maxRowBytes) throw new InvalidInputError('transfer_file_unpacked')
    return (await this.#read(name)).toString('utf8')
  }

  async readPicture(picture: ArchivedPicture): Promise<Uint8Array> {
    return this.#read(pictureFileName(picture))
  }

  async #read(name: string): Promise<Buffer> {
    const listed = this.#listed.get(name)
    const content = await this.#archive.readBytes(name)
    const isListed =
      content?.length === listed?.bytes &&
      content !== undefined &&
      createHash('sha256').update(content).digest('hex') === listed?.sha256
    if (!isListed) throw damaged()
    return content
  }
}

/** @throws {InvalidInputError} that names the first row that isn't accepted */
async function readRows<Row>(
  files: Files,
  table: ImportedTable,
  schema: z.ZodType<Row>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (const name of files.names.filter((one) => tableOf(one) === table)) {
    const lines = (await files.readText(name)).split('\n').filter(Boolean)
    const start = rows.length
    rows.push(
      ...(await inSlices(lines.entries(), ([index, line]) => {
        const parsed = schema.safeParse(parseJson(line))
        if (parsed.success) return parsed.data
        throw new InvalidInputError('transfer_file_row', {
          table,
          row: start + index + 1,
          field: parsed.error.issues[0]?.path.join('.') ?? '',
        })
      })),
    )
    if (table === 'translations' && rows.length > maxTranslations) {
      throw new InvalidInputError('transfer_file_translations', { max: maxTranslations })
    }
  }
  return rows
}
