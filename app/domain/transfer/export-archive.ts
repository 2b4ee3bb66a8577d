import { createHash } from 'node:crypto'
import { and, asc, eq, gt } from 'drizzle-orm'
import type { Member } from '../actor.ts'
import { asOwner } from '../as-owner.ts'
import { inSlices } from '../in-slices.ts'
import type { PictureKind } from '../picture-kinds.ts'
import { packFiles, type PackedFile } from '../zip/pack.ts'
import {
  archiveFormat,
  archiveVersion,
  manifestName,
  pictureFileName,
  rowsFileName,
  type Manifest,
} from './manifest.ts'
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
 */
export function exportArchive(
  member: Member,
  readPicture: (path: string) => Promise<StoredPicture | undefined>,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  return packFiles(withManifest(filesOf(member, readPicture)))
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
): AsyncGenerator<CountedFile> {
  const pictures: Picture[] = []
  for (const archived of archivedTables) yield* fileOfRows(member, archived, pictures)
  for (const { kind, id, path } of pictures) {
    const picture = await readPicture(path)
    // Deleted since its row was read.
    if (!picture) continue
    const name = pictureFileName({ kind, id, part: picture.part })
    yield { name, bytes: picture.bytes, isCompressed: true, counted: 'pictures', count: 1 }
  }
}

/** Writes a table's rows into files. Adds their pictures to `pictures`. */
async function* fileOfRows(
  member: Member,
  archived: ArchivedTable,
  pictures: Picture[],
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
    for (const { row } of page) pictures.push(...picturesOf(row))
    const written = await inSlices(page, ({ row }) => {
      const kept = Object.entries(row).filter(([column]) => columns.has(column))
      return `${JSON.stringify(Object.fromEntries(kept))}\n`
    })
    for (const line of written) length += line.length
    lines.push(...written)
    if (length > maxFileLength) yield nextFile()
  }
  if (lines.length > 0) yield nextFile()
}

function picturesOf(row: object): Picture[] {
  const { id, imageUrl, logoUrl, coverUrl }: Readonly<Record<string, unknown>> = { ...row }
  const paths = { dishPicture: imageUrl, logo: logoUrl, cover: coverUrl } as const
  return (['dishPicture', 'logo', 'cover'] as const).flatMap((kind) => {
    const path = paths[kind]
    return typeof path === 'string' && typeof id === 'string' ? [{ kind, id, path }] : []
  })
}

async function* pagesOf(member: Member, { table, key }: ArchivedTable) {
  let last: string | undefined
  for (;;) {
    const after = last
    const page = await asOwner(member, 'ownEverything', (transaction) =>
      transaction
        .select({ key, row: table })
        .from(table)
        .where(
          and(eq(table.ownerId, member.ownerId), after === undefined ? undefined : gt(key, after)),
        )
        .orderBy(asc(key))
        .limit(rowsPerPage),
    )
    yield page
    last = page.at(-1)?.key
    if (page.length < rowsPerPage) return
  }
}
