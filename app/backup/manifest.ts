import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { StartupError } from '#app/config/startup-error.ts'

const manifestFile = 'manifest.json'
const format = 'chefin-backup-1'

const checksum = z.string().regex(/^[0-9a-f]{64}$/)
// Names are used in file paths and SQL.
const name = z.string().regex(/^\w+$/)

const manifestSchema = z.object({
  form: z.literal(format),
  /** The version of Chefin that wrote it, as `major.minor.patch`. */
  version: z.string(),
  /** The newest migration applied to the database. */
  migration: z.string(),
  /** When the snapshot was taken, in ISO 8601. */
  takenAt: z.iso.datetime(),
  sequences: z.array(z.object({ name, lastValue: z.string(), isCalled: z.boolean() })),
  tables: z.array(z.object({ name, columns: z.array(z.string()), rowCount: z.int(), checksum })),
  /** The checksum of the list of pictures, which contains each picture's checksum. */
  pictures: z.object({ count: z.int(), checksum }),
})

/** The contents of a backup. The manifest is written last, so a folder without it is incomplete. */
export type Manifest = z.infer<typeof manifestSchema>

/** Returns the file of a table: its rows as lines of JSON, gzipped. */
export const tablePart = (table: string) => join('tables', `${table}.jsonl.gz`)

/** The file with each picture's key and checksum, as gzipped lines of JSON. */
export const pictureList = 'pictures.jsonl.gz'

/** Returns the file of a picture. */
export const picturePart = (key: string) => join('pictures', key)

/** Writes the manifest with its own checksum. */
export async function writeManifest(
  folder: string,
  contents: Omit<Manifest, 'form'>,
): Promise<void> {
  const sealed = manifestSchema.parse({ form: format, ...contents })
  const text = JSON.stringify({ ...sealed, seal: computeSeal(sealed) }, undefined, 2)
  await writeFile(join(folder, manifestFile), `${text}\n`, { mode: 0o600, flush: true })
}

/**
 * Reads the manifest of a backup.
 * @throws {StartupError} if the folder isn't a backup, or is damaged
 */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestFile), 'utf8').catch(() => undefined)
  if (text === undefined) {
    throw new StartupError(
      `${folder} is not a backup: it has no ${manifestFile}; name the folder that "npm run backup" printed.`,
    )
  }
  const parsed = manifestSchema.extend({ seal: checksum }).safeParse(parseJson(text))
  if (!parsed.success) {
    if (/"form": "chefin-backup-(?!1")/.test(text)) {
      throw new StartupError(
        `${folder} was written by a newer Chefin; restore it with the version in its ${manifestFile}.`,
      )
    }
    throw damagedError(folder, manifestFile)
  }
  const { seal, ...contents } = parsed.data
  if (seal !== computeSeal(contents)) throw damagedError(folder, manifestFile)
  return contents
}

/** Creates the error for a missing or changed file of a backup. */
export function damagedError(folder: string, part: string): StartupError {
  return new StartupError(
    `The backup ${folder} is damaged: ${part} is missing or not as it was written. Nothing was restored; copy the backup anew, or take an older one.`,
  )
}

function computeSeal(contents: Manifest): string {
  return createHash('sha256').update(JSON.stringify(contents)).digest('hex')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
