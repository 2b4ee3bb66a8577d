import { z } from 'zod'
import { pictureKinds } from '../picture-kinds.ts'
import { rowId } from './parts-of-rows.ts'
import { archivedTables, type ArchivedTable } from './tables.ts'

/** Incremented when an older import can no longer read an archive. */
export const archiveVersion = 1
export const archiveFormat = 'chefin-account'
export const manifestName = 'manifest.json'

export type TableName = ArchivedTable['name']

export const tableNames = archivedTables.map(({ name }) => name)
const rowsFile = new RegExp(`^data/(${tableNames.join('|')})-\\d{1,5}\\.jsonl$`)
const pictureFile = new RegExp(
  `^pictures/(${pictureKinds.join('|')})/([\\da-f-]{36})(?:\\.(\\d{1,3}\\.\\d{1,3}\\.\\d{1,3}))?\\.webp$`,
)

/** The name of a file with a table's rows, one as JSON in each line. */
export const rowsFileName = (table: TableName, part: number): string =>
  `data/${table}-${part}.jsonl`

/** A picture of an archive, and whose it is. */
export interface ArchivedPicture {
  readonly kind: (typeof pictureKinds)[number]
  /** The dish or restaurant. */
  readonly id: string
  /** The part that lists show, as the image store writes it; undefined for the default. */
  readonly part: string | undefined
}

export const pictureFileName = ({ kind, id, part }: ArchivedPicture): string =>
  `pictures/${kind}/${id}${part === undefined ? '' : `.${part}`}.webp`

/** The table of a file with rows; undefined for other files. */
export function tableOf(fileName: string): TableName | undefined {
  const [, found] = rowsFile.exec(fileName) ?? []
  return tableNames.find((name) => name === found)
}

/** The picture in a file; undefined for other files. */
export function pictureOf(fileName: string): ArchivedPicture | undefined {
  const [, foundKind, id = '', part] = pictureFile.exec(fileName) ?? []
  const kind = pictureKinds.find((one) => one === foundKind)
  return kind && rowId.safeParse(id).success ? { kind, id, part } : undefined
}

/** Tells archives of accounts from other files, and their versions. */
export const manifestHead = z.object({ format: z.literal(archiveFormat), version: z.int() })

export const manifestSchema = manifestHead.extend({
  exportedAt: z.iso.datetime(),
  counts: z.record(z.string().max(100), z.int().min(0)),
  files: z
    .array(
      z.object({
        name: z
          .string()
          .refine((name) => tableOf(name) !== undefined || pictureOf(name) !== undefined),
        bytes: z.int().min(0),
        sha256: z.string().regex(/^[\da-f]{64}$/),
      }),
    )
    .max(60_000),
})

export type Manifest = z.output<typeof manifestSchema>
