import { createHash } from 'node:crypto'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Member } from '../actor.ts'
import { asOwner } from '../as-owner.ts'
import { inSlices } from '../in-slices.ts'
import type { PictureKind } from '../picture-kinds.ts'
import { packFiles, type PackedFile } from '../zip/pack.ts'
import { historySchemas } from './history-schemas.ts'
import {
  archiveFormat,
  archiveVersion,
  manifestName,
  pictureFileName,
  rowsFileName,
  type Manifest,
} from './manifest.ts'
import { splitSubject } from './select-translations.ts'
import { archivedTables, type ArchivedTable } from './tables.ts'

// Small, because the driver parses all rows of a result in one go, which blocks the event loop.
const rowsPerPage = 100
/** In characters: a file is packed in one go. */
const maxFileLength = 2_000_000

/** A stored picture. */
export interface StoredPicture {
  readonly bytes: Uint8Array
  /** The part that lists show; undefined for the default. */
  readonly part: string | undefined
}

/**
 * Exports what an owner entered as a ZIP archive, in pieces: rows as JSON, pictures, and at the end a
 * manifest with counts and the SHA-256 of each file. Contains nothing deleted, no secrets and nothing
 * about payments.
 * @param readPicture reads the picture at a path on our origin; undefined if there is none
 * @param hasConversations whether it has the guests' conversations
 */
export function exportArchive(
  member: Member,
  readPicture: (path: string) => Promise<StoredPicture | undefined>,
  hasConversations: boolean,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  return packFiles(withManifest(filesOf(member, readPicture, hasConversations)))
}

/** A file, with what the manifest counts. */
interface CountedFile extends PackedFile {
  readonly counted: string
  readonly count: number
}

async function* withManifest(files: AsyncIterable<CountedFile>): AsyncGenerator<PackedFile> {
  const listed: Manifest['files'] = []
  const counts: Record<string, number> = {}
  for await (const file of files) {
    const { name, bytes, counted, count } = file
    yield file
    counts[counted] = (counts[counted] ?? 0) + count
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    listed.push({ name, bytes: bytes.length, sha256 })
  }
  const manifest: Manifest = {
    format: archiveFormat,
    version: archiveVersion,
    exportedAt: new Date().toISOString(),
    counts,
    files: listed,
  }
  yield { name: manifestName, bytes: Buffer.from(JSON.stringify(manifest, undefined, 1)) }
}

interface Picture {
  readonly kind: PictureKind
  readonly id: string
  readonly path: string
}

async function* filesOf(
  member: Member,
  readPicture: (path: string) => Promise<StoredPicture | undefined>,
  hasConversations: boolean,
): AsyncGenerator<CountedFile> {
  const pictures: Picture[] = []
  const parents = new Set<string>()
  for (const archived of archivedTables) {
    if (!hasConversations && archived.name in historySchemas) continue
    yield* filesOfRows(member, archived, { parents, pictures })
  }
  for (const { kind, id, path } of pictures) {
    const picture = await readPicture(path)
    // Deleted since its row was read.
    if (!picture) continue
    const name = pictureFileName({ kind, id, part: picture.part })
    yield { name, bytes: picture.bytes, isCompressed: true, counted: 'pictures', count: 1 }
  }
}

interface Written {
  /** The ids of menus, categories, dishes and restaurants, to which other rows belong. */
  readonly parents: Set<string>
  readonly pictures: Picture[]
}

/** Writes a table's rows into files. Adds to `written` what later files need. */
async function* filesOfRows(
  member: Member,
  archived: ArchivedTable,
  written: Written,
): AsyncGenerator<CountedFile> {
  const columns: ReadonlySet<string> = new Set(archived.columns)
  let part = 0
  let lines: string[] = []
  let length = 0
  const nextFile = () => {
    part += 1
    const bytes = Buffer.from(lines.join(''))
    const file = { name: rowsFileName(archived.name, part), bytes }
    const counted = { ...file, counted: archived.name, count: lines.length }
    lines = []
    length = 0
    return counted
  }
  for await (const page of pagesOf(member, archived)) {
    const rows = page
      .map(({ row }): Row => row)
      .filter((row) => parentsOf(archived, row).every((id) => written.parents.has(id)))
    for (const row of rows) {
      written.pictures.push(...picturesOf(row))
      if (parentTables.has(archived.name)) written.parents.add(String(row['id']))
    }
    const added = await inSlices(rows, (row) => {
      const kept = Object.entries(row).filter(([column]) => columns.has(column))
      return `${JSON.stringify(Object.fromEntries(kept))}\n`
    })
    for (const line of added) length += line.length
    lines.push(...added)
    if (length > maxFileLength) yield nextFile()
  }
  if (lines.length > 0) yield nextFile()
}

type Row = Readonly<Record<string, unknown>>

const parentTables: ReadonlySet<string> = new Set(['menus', 'categories', 'dishes', 'restaurants'])

/**
 * Returns the ids of the rows that a row belongs to. Without them in the archive it isn't either: they
 * have been deleted, and the row is kept for their restoration only.
 */
function parentsOf({ name }: ArchivedTable, row: Row): string[] {
  // A restaurant stays if its menu is deleted.
  const { menuId, dishId, restaurantId, subject } = name === 'restaurants' ? {} : row
  const translated = typeof subject === 'string' ? splitSubject(subject).id : undefined
  return [menuId, dishId, restaurantId, translated].filter((id) => typeof id === 'string')
}

function picturesOf({ id, imageUrl, logoUrl, coverUrl }: Row): Picture[] {
  const paths = { dishPicture: imageUrl, logo: logoUrl, cover: coverUrl } as const
  return (['dishPicture', 'logo', 'cover'] as const).flatMap((kind) => {
    const path = paths[kind]
    return typeof path === 'string' && typeof id === 'string' ? [{ kind, id, path }] : []
  })
}

async function* pagesOf(member: Member, archived: ArchivedTable) {
  const { table, key } = archived
  const order = 'time' in archived ? [archived.time, key] : [key]
  let last: { readonly key: string; readonly time: Date | null } | undefined
  for (;;) {
    const after =
      last && (last.time ? [sql`${last.time.toISOString()}::timestamptz`, last.key] : [last.key])
    const page = await asOwner(member, 'ownEverything', (transaction) =>
      transaction
        .select({ key, time: 'time' in archived ? archived.time : sql<null>`null`, row: table })
        .from(table)
        .where(
          and(
            eq(table.ownerId, member.ownerId),
            after &&
              sql`(${sql.join(order, sql`, `)}) > (${sql.join(
                after.map((value) => sql`${value}`),
                sql`, `,
              )})`,
          ),
        )
        .orderBy(...order.map((column) => asc(column)))
        .limit(rowsPerPage),
    )
    yield page
    last = page.at(-1)
    if (page.length < rowsPerPage) return
  }
}
