import type { z } from 'zod'
import { InvalidInputError } from '../errors.ts'
import { Archive, type ArchiveFault } from '../zip/archive.ts'
import { ArchiveFiles, damaged, parseJson } from './archive-files.ts'
import {
  maxArchiveMegabytes,
  maxFileBytes,
  maxHistoryBytes,
  maxRowBytes,
  maxTranslations,
} from './limits.ts'
import {
  archiveVersion,
  manifestHead,
  manifestName,
  manifestSchema,
  pictureOf,
  tableNames,
  type ArchivedPicture,
  type Manifest,
} from './manifest.ts'
import { historySchemas } from './history-schemas.ts'
import { readHistory, type ArchivedHistory } from './read-history.ts'
import { rowSchemas, type ArchivedRows, type ImportedTable } from './row-schemas.ts'

/** An archive whose rows have been checked. */
export interface ReadArchive {
  readonly exportedAt: Date
  readonly rows: ArchivedRows
  readonly pictures: readonly ArchivedPicture[]
  readonly history: ArchivedHistory
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

/**
 * Reads an archive that `exportArchive` wrote, which may come from anyone: checks its files against the
 * manifest, and each value against the limits of the forms. Nothing is written anywhere.
 * @throws {InvalidInputError} whose message says what to do
 */
export async function readArchive(bytes: Uint8Array): Promise<ReadArchive> {
  if (bytes.length === 0) throw new InvalidInputError('transfer_file_missing')
  if (!isZip(bytes)) throw new InvalidInputError('transfer_file_other')
  const archive = new Archive(bytes, {
    // Pictures are as large packed as unpacked. Conversations are read twice.
    maxBytes: maxArchiveMegabytes * 1024 * 1024 + maxRowBytes + 2 * maxHistoryBytes,
    maxEntries: 65_535,
    reject: (fault) => new InvalidInputError(faultKeys[fault]),
  })
  const files = new ArchiveFiles(archive, await readManifest(archive))
  if (
    files.sizeOf(tableNames.filter((table) => !Object.hasOwn(historySchemas, table))) > maxRowBytes
  ) {
    throw new InvalidInputError('transfer_file_unpacked')
  }
  const read = <Row>(table: ImportedTable, schema: z.ZodType<Row>) => readRows(files, table, schema)
  const rows: ArchivedRows = {
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
  }
  const restaurantIds = new Set(rows.restaurants.map(({ id }) => id))
  return {
    exportedAt: new Date(files.manifest.exportedAt),
    rows,
    pictures: files.names.flatMap((name) => pictureOf(name) ?? []),
    history: await readHistory(files, restaurantIds),
    readPicture: (picture) => files.readPicture(picture),
  }
}

const isZip = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 4)).equals(zipStart)
const zipStart = Buffer.from('PK\u0003\u0004')

async function readManifest(archive: Archive): Promise<Manifest> {
  const text = await archive.read(manifestName, maxFileBytes)
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

/** @throws {InvalidInputError} if there are too many */
async function readRows<Row>(
  files: ArchiveFiles,
  table: ImportedTable,
  schema: z.ZodType<Row>,
): Promise<Row[]> {
  const rows: Row[] = []
  for await (const some of files.readRows(table, schema)) {
    rows.push(...some)
    if (table === 'translations' && rows.length > maxTranslations) {
      throw new InvalidInputError('transfer_file_translations', { max: maxTranslations })
    }
  }
  return rows
}
