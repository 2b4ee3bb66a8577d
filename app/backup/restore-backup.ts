import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { fillDatabase } from '#app/db/backup/fill-database.ts'
import type { AllPictures } from '#app/services/images/all-pictures.server.ts'
import { isPicturePath } from '#app/services/images/picture-path.ts'
import {
  damagedError,
  pictureList,
  picturePart,
  readManifest,
  tablePart,
  type Manifest,
} from './manifest.ts'
import { computeChecksum, readLines } from './backup-files.ts'

const listEntrySchema = z.object({ key: z.string().refine(isPicturePath), checksum: z.string() })

/**
 * Verifies that a backup is complete and unchanged.
 * @throws {StartupError} naming the damaged file
 */
export async function checkBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder)
  const check = async (part: string, expected: string) => {
    const actual = await computeChecksum(join(folder, part)).catch(() => undefined)
    if (actual !== expected) throw damagedError(folder, part)
  }
  for (const { name, checksum } of manifest.tables) await check(tablePart(name), checksum)
  await check(pictureList, manifest.pictures.checksum)
  for await (const { key, checksum } of readPictureList(folder)) {
    await check(picturePart(key), checksum)
  }
  return manifest
}

/**
 * Fills an empty database and writes the pictures. If that fails, neither is changed: newly written
 * pictures are removed.
 * @param manifest of a backup that `checkBackup` has verified
 * @throws {StartupError} with the fix
 */
export async function restoreBackup(
  folder: string,
  manifest: Manifest,
  { adminUrl, pictures }: { readonly adminUrl: string; readonly pictures: AllPictures },
): Promise<void> {
  const addedPaths: string[] = []
  const contents = {
    ...manifest,
    tables: manifest.tables.map((table) => ({
      ...table,
      rows: () => readLines(join(folder, tablePart(table.name))),
    })),
  }
  try {
    await fillDatabase(adminUrl, contents, async () => {
      for await (const { key } of readPictureList(folder)) {
        if (!(await pictures.has(key))) addedPaths.push(key)
        await pictures.write(key, await readFile(join(folder, picturePart(key))))
      }
    })
  } catch (error) {
    // Failures here are ignored, to report the original one. An unreferenced picture does no harm.
    await Promise.allSettled(addedPaths.map((key) => pictures.remove(key)))
    throw error
  }
}

async function* readPictureList(folder: string): AsyncGenerator<z.infer<typeof listEntrySchema>> {
  for await (const line of readLines(join(folder, pictureList)))
    yield listEntrySchema.parse(JSON.parse(line))
}
