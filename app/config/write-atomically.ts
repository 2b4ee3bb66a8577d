import { open, rename, rm } from 'node:fs/promises'
import { hostname } from 'node:os'
import { dirname } from 'node:path'
import { explainFileError } from './explain-file-error.ts'

/** The temporary name of a file that this process, perhaps in a container, is writing. */
export const temporaryName = (file: string): string => `${file}.${hostname()}.${process.pid}.new`

/**
 * Writes a small file atomically, even if the process is killed, the power fails or the disk is
 * full. If several processes write it concurrently, the last one wins.
 * @throws {StartupError} with the fix
 */
export async function writeAtomically(file: string, text: string, mode: number): Promise<void> {
  const temporary = temporaryName(file)
  try {
    const handle = await open(temporary, 'w', mode)
    try {
      await handle.writeFile(text)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(temporary, file)
    await syncFolder(dirname(file))
  } catch (error) {
    await rm(temporary, { force: true })
    throw explainFileError(error, file)
  }
}

/** Makes a rename survive a power failure. */
async function syncFolder(folder: string): Promise<void> {
  // Windows can't open folders, and doesn't need this.
  if (process.platform === 'win32') return
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
