import { access, constants, mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartupError } from './startup-error.ts'
import { writeAtomically } from './write-atomically.ts'

const markerFile = 'chefin.json'
// The marker, and unfinished copies of it: of a start that was killed, or is still writing.
const ownFile = /^chefin\.json(\.(.+\.)?new)?$/
const format = 1

/**
 * Checks that a data folder may be used: new, empty, or marked as Chefin's by an earlier start.
 * Leaves other programs' files alone.
 * @throws {StartupError}
 */
export async function claimDataFolder(folder: string): Promise<void> {
  const marker = join(folder, markerFile)
  const entries = await listFolder(folder)
  // A first start on a full disk leaves an empty or unfinished marker.
  const isMarked = entries.includes(markerFile) && (await readFile(marker, 'utf8')) !== ''
  if (isMarked) return checkMarker(folder)
  if (entries.some((entry) => !ownFile.test(entry))) {
    throw new StartupError(
      `${folder} holds files that are not Chefin's; point CHEFIN_DATA at an empty or new folder.`,
    )
  }
  await writeAtomically(marker, JSON.stringify({ format }), 0o644)
}

async function listFolder(folder: string): Promise<string[]> {
  try {
    await mkdir(folder, { recursive: true })
    await access(folder, constants.W_OK)
    return await readdir(folder)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    const reason =
      code === 'EEXIST' || code === 'ENOTDIR'
        ? 'is not a folder'
        : `cannot be written (${String(code)})`
    throw new StartupError(`${folder} ${reason}; point CHEFIN_DATA at a folder you may write to.`)
  }
}

async function checkMarker(folder: string): Promise<void> {
  const marker = await readFile(join(folder, markerFile), 'utf8')
  try {
    const content: unknown = JSON.parse(marker)
    if (
      typeof content === 'object' &&
      content &&
      'format' in content &&
      content.format === format
    ) {
      return
    }
  } catch {
    // Reported below: the marker isn't ours.
  }
  throw new StartupError(
    `${join(folder, markerFile)} was not written by this version of Chefin; use the version that made it, or point CHEFIN_DATA at a new folder.`,
  )
}
