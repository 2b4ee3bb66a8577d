import { createHash } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { StartupError } from '#app/config/startup-error.ts'
import { version } from '#app/config/version.ts'
import { withSnapshot, type SnapshotTable } from '#app/db/backup/snapshot.ts'
import type { AllPictures } from '#app/services/images/all-pictures.server.ts'
import { pictureList, picturePart, tablePart, writeManifest, type Manifest } from './manifest.ts'
import { writeLines } from './backup-files.ts'

/** The data to back up. */
export interface Source {
  /** The URL of a login that owns the database. */
  readonly adminUrl: string
  readonly pictures: AllPictures
}

/**
 * Copies database and pictures into a new subfolder while Chefin is running. If it is killed, it
 * leaves a folder named `half-…`, which isn't a backup.
 * @returns the new folder, and its manifest
 * @throws {StartupError} with the fix
 */
export async function writeBackup(
  { adminUrl, pictures }: Source,
  parentFolder: string,
): Promise<{ readonly folder: string; readonly manifest: Omit<Manifest, 'form'> }> {
  return withSnapshot(adminUrl, async (snapshot) => {
    const takenAt = new Date().toISOString()
    const name = `chefin-${takenAt.replaceAll(/[:.]/g, '-')}`
    const [incomplete, complete] = [join(parentFolder, `half-${name}`), join(parentFolder, name)]
    try {
      // A backup contains what guests wrote about their health, so other users must not read it.
      await mkdir(join(incomplete, 'tables'), { recursive: true, mode: 0o700 })
      const tables: Manifest['tables'] = []
      for (const table of snapshot.tables) tables.push(await writeTable(incomplete, table))
      const { migration, sequences } = snapshot
      const manifest = {
        version,
        migration,
        takenAt,
        sequences: [...sequences],
        tables,
        // After the snapshot: the pictures it refers to were stored before.
        pictures: await writePictures(incomplete, pictures),
      }
      if (snapshot.pictureCount > 0 && manifest.pictures.count === 0) {
        throw new StartupError(
          `The database refers to ${snapshot.pictureCount} pictures, but none was found; set CHEFIN_DATA or S3_BUCKET as for the running Chefin. Nothing was written.`,
        )
      }
      await writeManifest(incomplete, manifest)
      await rename(incomplete, complete)
      return { folder: complete, manifest }
    } catch (error) {
      // A failure here is ignored, to report the original one.
      await rm(incomplete, { recursive: true, force: true }).catch(() => undefined)
      throw explainWriteError(error, parentFolder)
    }
  })
}

/** Explains an error of a folder that can't be written to. */
function explainWriteError(error: unknown, parentFolder: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (!/^(ENOSPC|EDQUOT|EACCES|EPERM|EROFS|ENOTDIR|EEXIST)$/.test(code)) return error
  return new StartupError(
    `${parentFolder} does not take the backup (${code}); name a folder that you may write to, with room in it.`,
    { cause: error },
  )
}

async function writeTable(folder: string, { name, columns, rows }: SnapshotTable) {
  let rowCount = 0
  const countRows = async function* () {
    for await (const batch of rows()) {
      rowCount += batch.length
      yield batch
    }
  }
  const checksum = await writeLines(join(folder, tablePart(name)), countRows())
  return { name, columns: [...columns], rowCount, checksum }
}

async function writePictures(folder: string, pictures: AllPictures) {
  let count = 0
  const copyPictures = async function* () {
    for await (const key of pictures.keys()) {
      const bytes = await pictures.read(key)
      if (!bytes) continue
      const file = join(folder, picturePart(key))
      await mkdir(dirname(file), { recursive: true, mode: 0o700 })
      await writeFile(file, bytes, { mode: 0o600, flush: true })
      count++
      yield [JSON.stringify({ key, checksum: createHash('sha256').update(bytes).digest('hex') })]
    }
  }
  const checksum = await writeLines(join(folder, pictureList), copyPictures())
  return { count, checksum }
}
